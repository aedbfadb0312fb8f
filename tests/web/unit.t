#!/bin/sh
exec node tests/web/unit.mjs
