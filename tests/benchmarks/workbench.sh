#!/bin/sh
# What the user of a workbench waits for, and what a long session costs: keystroke to markers, the UI thread, fixes, a file that is
# opened beside a full backlog, cancel, memory.
#
#   tests/benchmarks/workbench.sh [EDITS [CYCLES [LOOPS [SCENES]]]]
#
# default: 200 edits, 1000 edit-analyse cycles, no busy loops beside it, and all of edits,fixes,opening,cancels,cycles; about 12 minutes
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
table=$root/tests/org.racelens.ui.tests/target/workbench-benchmark.txt
log=$root/target/workbench-benchmark.log
mkdir -p "$root/target"
rm -f "$table"
cd "$root" || exit 1
xvfb-run -a -s "-screen 0 1280x900x24" mvn -B verify -Dformatter.skip -Dtest=WorkbenchBenchmark -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false \
	-Dracelens.testArgLine="-Xss4m -Dracelens.root=$root -Dracelens.benchmark.edits=${1:-200} -Dracelens.benchmark.cycles=${2:-1000} -Dracelens.benchmark.loops=${3:-0} -Dracelens.benchmark.scenes=${4:-}" \
	< /dev/null > "$log" 2>&1
[ -s "$table" ] || {
	tail -n 40 "$log" >&2
	exit 1
}
echo "processors: $(getconf _NPROCESSORS_ONLN)"
cat "$table"
