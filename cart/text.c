#include "cart/ppuq.h"
#include "cart/text.h"

uint8_t text_length(const char *text) {
    uint8_t n = 0;
    while (text[n] >= ' ') {
        ++n;
    }
    return n;
}

uint8_t text_put(uint16_t addr, const char *text) {
    uint8_t n, i, *to;
    for (;;) {
        n = text_length(text);
        if (n != 0) {
            to = ppuq_open(addr, n);
            if (to == 0) {
                return 0;
            }
            for (i = 0; i < n; ++i) {
                to[i] = (uint8_t)(text[i] - 0x20);
            }
            ppuq_publish();
        }
        if (text[n] == 0) {
            return 1;
        }
        text += n;
        ++text;
        addr += 32;
    }
}

uint8_t text_centre(uint16_t row_addr, const char *text) {
    uint8_t n = text_length(text);
    n = (uint8_t)(32 - n);
    n = (uint8_t)(n >> 1);
    return text_put(row_addr + n, text);
}

uint8_t text_line(uint16_t addr, uint8_t width, const char *text) {
    uint8_t i, n, left, *to = ppuq_open(addr, width);
    if (to == 0) {
        return 0;
    }
    for (i = 0; i < width; ++i) {
        to[i] = 0;
    }
    n = text_length(text);
    left = (uint8_t)(width - n);
    left = (uint8_t)(left >> 1);
    for (i = 0; i < n; ++i) {
        to[left] = TEXT_TILE(text[i]);
        ++left;
    }
    ppuq_publish();
    return 1;
}

uint8_t text_number(uint16_t addr, uint16_t value, uint8_t width) {
    uint8_t *to = ppuq_open(addr, width);
    if (to == 0) {
        return 0;
    }
    do {
        --width;
        to[width] = (uint8_t)(value % 10);
        to[width] += TEXT_TILE('0');
        value /= 10;
    } while (value != 0 && width != 0);
    while (width != 0) {
        --width;
        to[width] = 0;
    }
    ppuq_publish();
    return 1;
}
