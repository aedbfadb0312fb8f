#!/bin/sh
exec node tests/web/module.mjs
