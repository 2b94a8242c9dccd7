#!/bin/sh
# What the user of the workbench waits for, measured without one: the end of what was cancelled, and the first fix of the race at the cursor.
#
#   tests/benchmarks/waiting.sh [cancel [TIMES] | fixes [PARTS]]      default: both, 60 times, and 60 parts of 50 lines
set -u
. "$(dirname "$0")/product.sh"
case ${1:-both} in
cancel) run_class Waiting cancel "${2:-60}" ;;
fixes) run_class Waiting fixes "${2:-60}" ;;
both) run_class Waiting cancel 60 && run_class Waiting fixes 60 ;;
*)
	echo "waiting: cancel or fixes, not $1" >&2
	exit 2
	;;
esac
