#!/bin/sh
exec node tests/jsnes/mash.mjs
