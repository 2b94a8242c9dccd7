#!/bin/sh
# What SpotBugs tells of the classes of all bundles: nothing, but for what releng/spotbugs/exclusions.xml has a reason for. The products must
# have been built: they have what the classes are made against.
#
#   tests/scripts/spotbugs.sh
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
cd "$root"
if ! mvn -B -q -f releng/spotbugs/pom.xml verify -Dracelens.root="$root" < /dev/null > target/spotbugs.log 2>&1; then
	cat target/spotbugs.log
	echo "spotbugs: FAILED"
	exit 1
fi
grep '^spotbugs: ' target/spotbugs.log
