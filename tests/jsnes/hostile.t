#!/bin/sh
exec node tests/jsnes/hostile.mjs
