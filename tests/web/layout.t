#!/bin/sh
exec node tests/web/layout.mjs
