#!/bin/sh
exec node tests/web/saves.mjs
