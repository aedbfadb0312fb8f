#!/bin/sh
exec node tests/jsnes/link_bits.mjs
