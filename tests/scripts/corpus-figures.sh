#!/bin/sh
# Counts what the programs of tests/corpus expect, by language, and holds that the table of docs/limits.md is still true to a tenth: programs
# come every day.
#
#   tests/scripts/corpus-figures.sh
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)

# The marks of one language, of regions and of lines: its name, then patterns of its files.
row() {
	language=$1
	shift
	programs=$(find "$root/tests/corpus" -type f \( -false "$@" \) | wc -l)
	find "$root/tests/corpus" -type f \( -false "$@" \) -exec cat {} + | awk -v language="$language" -v programs="$programs" '
		{
			at = match($0, /(\/\/|!)@ /)
			if (!at)
				next
			marks = " " substr($0, at + 3)
			if (match(marks, / RACE_FREE_IF\(/)) conditional++
			else if (match(marks, / RACE_FREE( |$)/)) free++
			else if (match(marks, / UNKNOWN\(/)) unknown++
			else if (match(marks, / RACE( |$)/)) racy++
			if (match(marks, / race( |\(|$)/)) { if (marks ~ / possible/) possible++; else definite++ }
			if (match(marks, / message\(/)) messages++
		}
		END {
			printf "| %s | %d | %d | %d | %d | %d | %d | %d | %d |\n", language, programs, racy, free, conditional, unknown, definite, possible, messages
		}'
}

figures() {
	row C -o -name '*.c'
	row C++ -o -name '*.cpp'
	row Fortran -o -name '*.f90' -o -name '*.F90' -o -name '*.f' -o -name '*.F'
}

echo '| language | programs | `RACE` | `RACE_FREE` | `RACE_FREE_IF` | `UNKNOWN` | ends of definite races | of possible ones | messages |'
echo '|---|---|---|---|---|---|---|---|---|'
figures
figures | awk -F '|' -v page="$root/docs/limits.md" '
	function trimmed(text) { gsub(/ /, "", text); return text }
	BEGIN {
		while ((getline line < page) > 0) {
			n = split(line, cells, "|")
			if (n == 11)
				for (i = 3; i <= 10; i++)
					said[trimmed(cells[2]), i] = trimmed(cells[i])
		}
	}
	{
		for (i = 3; i <= 10; i++) {
			now = trimmed($i) + 0
			then = said[trimmed($2), i]
			away = now > then + 0 ? now - then : then - now
			if (then == "" || away > 5 && away * 10 > now) {
				print "docs/limits.md says " then " where there are " now ":" $0
				wrong = 1
			}
		}
	}
	END { exit wrong }'
