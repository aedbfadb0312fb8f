#!/usr/bin/perl
# hashes.pl ROM...: CRC-32, MD5 and SHA-1 of each, of the whole file and of what is behind its header, as lists of ROMs have them.
use strict;
use warnings;
use Compress::Zlib qw(crc32);
use Digest::MD5 qw(md5_hex);
use Digest::SHA qw(sha1_hex);

for my $path (@ARGV) {
    open my $in, "<:raw", $path or die "$path: $!\n";
    my $data = do { local $/; <$in> };
    die "$path: no NES file\n" if substr($data, 0, 4) ne "NES\x1A";
    my ($name) = $path =~ m{([^/]+)$};
    for (["with its header", $data], ["without", substr $data, 16]) {
        my ($which, $bytes) = @$_;
        printf "%-18s %-16s %7d bytes  CRC32 %08x  MD5 %s  SHA-1 %s\n", $name, $which, length $bytes, crc32($bytes), md5_hex($bytes), sha1_hex($bytes);
    }
}
