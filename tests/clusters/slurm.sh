#!/bin/sh
# Runs docs/recipes/slurm on a Slurm cluster of three nodes that all are this machine: the check of a folder as a job array, one of its tasks
# killed and queued again meanwhile, and compares what is joined with the report of a single run.
#
#   tests/clusters/slurm.sh [FOLDER]
#
# FOLDER holds the sources, by default those of tests/corpus/task. Needs root, and installs Debian's slurmctld, slurmd, slurm-client and munge
# where they are missing; nothing outside a temporary folder is written, and nothing of another Slurm on this machine is used. A minute or two.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
sources=$(cd "${1:-$root/tests/corpus/task}" && pwd -P)
cd "$root"
program=slurm.sh
. releng/machine.sh
work=$(mktemp -d)
missing=
PATH=$PATH:/usr/sbin
need slurmctld has slurmctld
need slurmd has slurmd
need slurm-client has sbatch
need munge has munged
install_missing "$work/install.log"

clean_up() {
	daemons=$(cat "$work"/node?/pid "$work/controller/pid" "$work/munge/pid" 2> /dev/null) || :
	for daemon in $daemons; do
		kill "$daemon" 2> /dev/null || :
	done
	for daemon in $daemons; do
		while kill -0 "$daemon" 2> /dev/null; do
			sleep 0.1
		done
	done
	rm -rf "$work"
}
trap clean_up EXIT

fail() {
	echo "slurm.sh: FAILED: $1" >&2
	tail -n 20 "$work"/controller/log "$work"/jobs/*.log >&2 2> /dev/null || :
	exit 1
}

# await WHAT COMMAND...: for up to five minutes
await() {
	awaited=$1
	shift
	turns=0
	while ! "$@" > /dev/null 2>&1; do
		turns=$((turns + 1))
		[ "$turns" -lt 1500 ] || fail "waited in vain for $awaited"
		sleep 0.2
	done
}

mkdir "$work/munge" "$work/controller" "$work/node1" "$work/node2" "$work/node3" "$work/jobs"
head -c 1024 /dev/urandom > "$work/munge/key"
chmod 700 "$work/munge"
chmod 400 "$work/munge/key"
munged --force --socket="$work/munge/socket" --key-file="$work/munge/key" --log-file="$work/munge/log" --pid-file="$work/munge/pid" \
	--seed-file="$work/munge/seed"
export SLURM_CONF="$work/slurm.conf"
cat > "$SLURM_CONF" << END
ClusterName=loopback
SlurmctldHost=$(uname -n)(127.0.0.1)
SlurmctldPort=16817
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
StateSaveLocation=$work/controller
SlurmctldPidFile=$work/controller/pid
SlurmctldLogFile=$work/controller/log
SlurmdSpoolDir=$work/%n
SlurmdPidFile=$work/%n/pid
SlurmdLogFile=$work/%n/log
SlurmdParameters=config_overrides
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
NodeName=node1 NodeHostname=$(uname -n) NodeAddr=127.0.0.1 Port=17001 CPUs=1
NodeName=node2 NodeHostname=$(uname -n) NodeAddr=127.0.0.1 Port=17002 CPUs=1
NodeName=node3 NodeHostname=$(uname -n) NodeAddr=127.0.0.1 Port=17003 CPUs=1
PartitionName=all Nodes=node[1-3] Default=YES State=UP
END
slurmctld -i
await "the controller" test -s "$work/controller/pid"
for node in node1 node2 node3; do
	slurmd -N "$node"
done
three_idle() {
	[ "$(sinfo --noheader --states=idle --format=%D)" = 3 ]
}
await "three nodes" three_idle

"$root/racelens" --version > /dev/null # builds it where it is not
export RACELENS="$root/racelens"
cd "$work/jobs"
options="--cache none"
# shellcheck disable=SC2086  # words
job=$(sbatch --parsable --array=1-3 "$root/docs/recipes/slurm/check.sbatch" $options "$sources")
merge=$(sbatch --parsable --dependency="afterok:$job" "$root/docs/recipes/slurm/merge.sbatch")

# the second task is taken from its node as soon as it works, and comes again
state_of() {
	squeue --noheader --array --job="$1" --format=%T
}
runs() {
	[ "$(state_of "$1")" = RUNNING ]
}
restarts() {
	scontrol show job "${job}_2" | grep -q 'Restarts=1'
}
await "the second task" runs "${job}_2"
sleep 2
[ ! -e racelens-2-of-3.json ] || fail "the second task was over before it could be killed: give a larger folder"
scontrol requeue "${job}_2"
await "its second beginning" restarts
[ ! -e racelens-2-of-3.json ] || fail "the killed task left a report"

is_over() {
	case $(scontrol show job "$merge" | sed -n 's/.*JobState=\([A-Z]*\).*/\1/p') in
	COMPLETED | FAILED | CANCELLED) return 0 ;;
	*) return 1 ;;
	esac
}
await "the joined report" is_over
[ -s racelens.json ] || fail "there is no joined report"

status=0
# shellcheck disable=SC2086  # words
"$root/racelens" check $options --format json -o whole.json "$sources" || status=$?
[ "$status" -le 1 ] || fail "the single run"
# all but the times that were measured is the same
for report in whole racelens; do
	sed 's/"millis": *[0-9]*//g' "$report.json" > "$report.timeless"
done
cmp whole.timeless racelens.timeless || fail "the joined report is not that of the single run"
joined=$(scontrol show job "$merge" | sed -n 's/.*ExitCode=\([0-9]*\):.*/\1/p')
[ "$joined" = "$status" ] || fail "the status of the joined check is $joined, that of the single one $status"
echo "slurm.sh: three nodes, $(grep -c '"path"' whole.json) places in $(wc -c < whole.json) bytes of report, one task of three killed and queued again: the joined report is that of the single run"
