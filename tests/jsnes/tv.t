#!/bin/sh
exec node tests/jsnes/tv.mjs "$@"
