#!/bin/sh
exec node tests/web/play.mjs
