# Sourced by the launchers, ./racelens of a checkout and bin/racelens of the stand-alone archive: locks between processes, and how Java is started.
# The caller sets $state, the folder of its locks, and $internal_error.

# When a process began, in a form of its own; nothing where there is no such process. Numbers of processes are given again, their beginnings are not.
beginning() {
	if [ -e /proc/self/stat ]; then
		sed -n '1s/.*) //p' "/proc/$1/stat" 2> /dev/null | cut -d ' ' -f 20
	elif command -v ps > /dev/null 2>&1; then
		ps -o lstart= -p "$1" 2> /dev/null
	elif kill -0 "$1" 2> /dev/null; then
		echo unknown
	fi
}

# who PID: the process as locks name it, "HOST PID BEGINNING"
who() {
	echo "$(uname -n) $1 $(beginning "$1")"
}

# is_gone FILE: whether the process that the file names has ended. One of another machine is given an hour. Where there is no file, nobody has gone.
is_gone() {
	[ -e "$1" ] || return 1
	read -r host number begun 2> /dev/null < "$1" || return 0
	case $number in
	'' | *[!0-9]*) return 0 ;;
	esac
	if [ "$host" = "$(uname -n)" ]; then
		[ -n "$begun" ] && [ "$begun" = "$(beginning "$number")" ] && return 1
		return 0
	fi
	[ -n "$(find "$1" -mmin +60 2> /dev/null)" ]
}

# Whoever moves the lock away looks whether it still is the one of the process that has gone, and gives it back otherwise.
heal_lock() {
	gone=$(cat "$state/holder" 2> /dev/null)
	is_gone "$state/holder" && mv "$state/holder" "$state/gone.$$" 2> /dev/null || return 0
	[ "$(cat "$state/gone.$$")" = "$gone" ] || ln "$state/gone.$$" "$state/holder" 2> /dev/null
	rm -f "$state/gone.$$"
}

# The lock is a file that names its holder from the moment it is there: nothing can come between making and signing it.
take_lock() {
	mkdir -p "$state" 2> /dev/null || return 1
	me=$(who $$)
	echo "$me" 2> /dev/null > "$state/holder.$$" || return 1
	waited=0
	missed=0
	while [ "$(cat "$state/holder.$$" 2> /dev/null)" = "$me" ]; do
		if ln "$state/holder.$$" "$state/holder" 2> /dev/null; then
			rm -f "$state/holder.$$"
			trap release_lock EXIT
			break_off_at_signals
			return 0
		fi
		if [ -e "$state/holder" ]; then
			missed=0
			heal_lock
		else
			missed=$((missed + 1))
		fi
		[ "$missed" -lt 20 ] || break
		waited=$((waited + 1))
		[ "$waited" != 5 ] || echo "racelens: waiting for another process that builds ${building:-the command line} ($(cat "$state/holder" 2> /dev/null))" >&2
		sleep 1
	done
	rm -f "$state/holder.$$"
	return 1
}

release_lock() {
	[ "$(cat "$state/holder" 2> /dev/null)" != "$me" ] || rm -f "$state/holder"
	trap - EXIT INT TERM HUP
}

break_off() {
	[ -z "${child:-}" ] || kill -TERM "$child" 2> /dev/null
	[ -z "${work:-}" ] || rm -rf "$work"
	exit "$1"
}

# A shell that a signal ends does not do what is left for its exit.
break_off_at_signals() {
	trap 'break_off 130' INT
	trap 'break_off 143' TERM
	trap 'break_off 129' HUP
}

# Up to a thousand small files are over before the optimising compiler pays for itself. No name is left to stand for an option of find.
is_small() {
	files=0
	for argument do
		case $argument in
		/*) ;;
		*) argument=./$argument ;;
		esac
		if [ -f "$argument" ]; then
			files=$((files + 1))
			[ -z "$(find "$argument" -prune -size +500k 2> /dev/null)" ] || return 1
		elif [ -d "$argument" ]; then
			files=$((files + $(find "$argument" -type f \( -name '*.c' -o -name '*.cc' -o -name '*.cpp' -o -name '*.cxx' -o -name '*.C' \) 2> /dev/null | head -n 1001 | wc -l)))
		fi
		[ "$files" -le 1000 ] || return 1
	done
	return 0
}

# Leaves in $tuning the options of the virtual machine that suit what the command line asks for.
choose_tuning() {
	if [ "${1:-}" != run ] && is_small "$@"; then
		tuning="-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC"
	else
		tuning="-XX:+UseParallelGC"
	fi
	tuning="$tuning -XX:-UsePerfData -Xss4m"
}

# Names of files are taken for UTF-8, whatever the locale says of letters.
use_utf8_names() {
	[ "$(locale charmap 2> /dev/null)" != UTF-8 ] || return 0
	# what a program that is run gets back
	export RACELENS_LC_ALL="${LC_ALL:-}"
	export LC_ALL=C.UTF-8
}

# Leaves in $terminals what the command line is told of its outputs. Not in a substitution, whose output is no terminal.
find_terminals() {
	terminals=
	if [ -t 1 ]; then terminals="-Dracelens.terminal.out=true"; else terminals="-Dracelens.terminal.out=false"; fi
	if [ -t 2 ]; then terminals="$terminals -Dracelens.terminal.err=true"; else terminals="$terminals -Dracelens.terminal.err=false"; fi
}
