#!/bin/sh
exec node tests/jsnes/link.mjs
