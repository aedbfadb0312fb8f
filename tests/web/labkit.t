#!/bin/sh
exec node tests/web/labkit.mjs
