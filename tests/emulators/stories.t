#!/bin/sh
exec node tests/emulators/stories.mjs "$@"
