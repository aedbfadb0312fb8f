#!/bin/sh
exec node tests/jsnes/carry.mjs
