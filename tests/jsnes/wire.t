#!/bin/sh
exec node tests/jsnes/wire.mjs
