# Build tools: run on this machine while the cartridge is made.
TOOLS += mkcart mktext
mkcart_SRCS = tools/mkcart.c
mktext_SRCS = tools/mktext.c
