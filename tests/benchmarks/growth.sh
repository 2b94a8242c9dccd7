#!/bin/sh
# How the time grows with the number of regions in a file, and with the number of accesses in a region.
#
#   tests/benchmarks/growth.sh [regions|accesses [LARGEST]]      default: both, up to 320 regions and 160 accesses
set -u
. "$(dirname "$0")/product.sh"
case ${1:-both} in
regions | accesses) run_class Growth "$@" ;;
both) run_class Growth regions && run_class Growth accesses ;;
*)
	echo "growth: regions or accesses, not $1" >&2
	exit 2
	;;
esac
