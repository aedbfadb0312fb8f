; Reading data that is in another page. A far_data_t (fixed bank) says where: address, length, page.

.include "hw.inc"
.include "ram.inc"
.import mapper_page
.export _vram_load, _vram_unpack, _far_copy
.exportzp _far_dst
.importzp ptr1, ptr2, tmp1, tmp2

FAR_PACKED = $80                ; in the byte of the page: png2chr packed these tiles, and `length` counts tiles

.segment "ZEROPAGE": zeropage
_far_dst:       .res 2          ; RAM address for far_copy                      far.h's callers

.segment "CODE"

; void __fastcall__ vram_load(const far_data_t *d);   d's bytes go to PPUDATA, packed tiles as tiles; the address has been set
; In A/X | Clobbers A X Y ptr1 ptr2 far_ptr tmp2 | rendering off | 16 cycles a byte, of packed tiles at most 51
.proc _vram_load
        jsr open
        bit tmp2
        bmi packed
        ldx ptr2+1              ; whole pages of 256
        beq tail
        ldy #0
@page:  lda (far_ptr),y
        put_ppudata
        iny
        bne @page
        inc far_ptr+1
        dex
        bne @page
tail:   ldx ptr2
        beq close
        ldy #0
@byte:  lda (far_ptr),y
        put_ppudata
        iny
        dex
        bne @byte
        beq close
.endproc

; The same for packed tiles (chr/README.md): ptr2 of them, 0 are 256.
.proc packed
        jsr plane
        jsr plane
        dec ptr2
        bne packed
        beq close
plane:  jsr fetch               ; a bit for each row: 1 = as the row above
        sec
        rol a                   ; the 1 that comes in below ends the plane when it goes out above
        sta tmp2
        tya                     ; 0 is above the first row
@row:   bcs @same
        jsr fetch
@same:  put_ppudata
        asl tmp2
        bne @row
        rts
.endproc

; void __fastcall__ vram_unpack(const far_data_t *d);   packed bytes (see chr/README.md) go to PPUDATA
; 0 ends; 1..127: this many bytes as they are; 128 + n: the next byte n times
.proc _vram_unpack
        jsr open
next:   jsr fetch
        tax
        beq close
        bmi run
@copy:  jsr fetch
        put_ppudata
        dex
        bne @copy
        beq next
run:    and #$7F
        tax
        jsr fetch
@again: put_ppudata
        dex
        bne @again
        beq next
.endproc

; void __fastcall__ far_copy(const far_data_t *d);   d's bytes go to RAM at far_dst
.proc _far_copy
        jsr open
        lda _far_dst
        sta ptr1
        lda _far_dst+1
        sta ptr1+1
        ldy #0
@next:  lda ptr2
        ora ptr2+1
        beq close
        lda (far_ptr),y
        sta (ptr1),y
        iny
        bne @count
        inc far_ptr+1
        inc ptr1+1
@count: lda ptr2
        bne @low
        dec ptr2+1
@low:   dec ptr2
        jmp @next
.endproc

; Maps the caller's page again.
.proc close
        lda tmp1
        jmp mapper_page
.endproc

; In A/X = far_data_t | Out far_ptr, ptr2 = length, its page mapped, tmp1 = the page before, tmp2 negative: packed tiles
.proc open
        sta ptr1
        stx ptr1+1
        ldy #0
        lda (ptr1),y
        sta far_ptr
        iny
        lda (ptr1),y
        sta far_ptr+1
        iny
        lda (ptr1),y
        sta ptr2
        iny
        lda (ptr1),y
        sta ptr2+1
        iny
        lda _page_now
        sta tmp1
        lda (ptr1),y
        sta tmp2
        and #<~FAR_PACKED
        jmp mapper_page
.endproc

; Out A = next byte, Y = 0 kept
.proc fetch
        ldy #0
        lda (far_ptr),y
        inc far_ptr
        bne @same
        inc far_ptr+1
@same:  rts
.endproc

; void __fastcall__ vram_at(uint16_t addr);   rendering off
.export _vram_at
.proc _vram_at
        bit PPUSTATUS
        pha
        lda _ppu_ctrl           ; a column of the queue may have left steps of 32 behind
        and #<~CTRL_INC32
        put_ppuctrl
        txa
        put_ppuaddr
        pla
        put_ppuaddr
        rts
.endproc

; void __fastcall__ vram_zero(uint8_t pages);   that many times 256 bytes of 0; rendering off
.export _vram_zero
.proc _vram_zero
        tax
        lda #0
        tay
@byte:  put_ppudata
        iny
        bne @byte
        dex
        bne @byte
        rts
.endproc
