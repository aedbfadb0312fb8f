#!/bin/sh
exec node tests/jsnes/rejoin.mjs
