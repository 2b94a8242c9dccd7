# Sourced by ./racelens for `racelens cc`, `c++` and `fc`: compiles with the compilers' thread instrumentation, and links the recorder in the place
# of the library that usually goes with it. $1 is the language, what follows is for the compiler; $root, $state and $recorder are those of the launcher.
# Environment: RACELENS_CC, RACELENS_CXX and RACELENS_FC name other compilers than clang, clang++ and gfortran.

language=$1
shift

refuse() {
	echo "racelens: $language: $1" >&2
	exit 2
}

# Programs are linked by clang, whose runtime of OpenMP tells what it does, whatever compiled them.
case $language in
cc) compiler=${RACELENS_CC:-clang} linker=clang ;;
c++) compiler=${RACELENS_CXX:-clang++} linker=clang++ ;;
fc) compiler=${RACELENS_FC:-gfortran} linker=clang ;;
esac
case $compiler in
*clang*) family=clang ;;
*) family=gcc ;;
esac
[ "$family" = gcc ] || linker=$compiler

# append NAME WORD: adds a word to the words that the variable holds, quoted for eval
append() {
	case $2 in
	'' | *[!A-Za-z0-9_./=+,:@%-]*)
		quoted=$(printf '%s\n.' "$2" | sed "s/'/'\\\\''/g")
		quoted="'${quoted%??}'"
		;;
	*) quoted=$2 ;;
	esac
	eval "$1=\"\${$1} \$quoted\""
}

# The words of response files stand where the files are named. Files that name others are read up to some depth.
expand() {
	depth=0
	while [ "$depth" -lt 8 ]; do
		found=
		for word do
			case $word in
			@?*) [ ! -f "${word#@}" ] || found=yes ;;
			esac
		done
		[ -n "$found" ] || break
		words=
		for word do
			case $word in
			@?*)
				if [ -f "${word#@}" ]; then
					while IFS= read -r inner; do
						append words "$inner"
					done << EXPANDED
$(xargs -n 1 printf '%s\n' < "${word#@}")
EXPANDED
				else
					append words "$word"
				fi
				;;
			*) append words "$word" ;;
			esac
		done
		eval "set -- $words"
		depth=$((depth + 1))
	done
	words=
	for word do append words "$word"; done
}

is_source() {
	case $1 in
	*.[cCiIsSmMfF] | *.cc | *.cp | *.cxx | *.cpp | *.CPP | *.c++ | *.ii | *.sx) return 0 ;;
	*.[fF]90 | *.[fF]95 | *.[fF]03 | *.[fF]08 | *.for | *.FOR | *.ftn | *.FTN | *.fpp | *.FPP) return 0 ;;
	esac
	return 1
}

# Sorts the words: what each compilation gets, what the linker gets (with each source as a place of its own), and what is to be done.
sort_words() {
	options=
	link=
	all=
	sources=0
	inputs=0
	output=
	does_link=yes
	shared=
	relocatable=
	given_language=
	dependences=
	while [ $# -gt 0 ]; do
		word=$1
		shift
		case $word in
		-static | -static-pie | --static) refuse "programs that are linked with $word cannot be recorded: leave it out" ;;
		-fsanitize=thread) continue ;;
		-fsanitize=*) refuse "$word does not go with the recorder: leave it out" ;;
		-fopenmp-targets=* | --offload-arch=* | -foffload=* | -foffload-options=*) continue ;;
		-Xopenmp-target*)
			[ $# = 0 ] || shift
			continue
			;;
		-flto | -flto=* | -fwhole-program | -fuse-linker-plugin | -ffat-lto-objects | -g0) continue ;;
		-fopenmp=*) word=-fopenmp ;;
		esac
		case $word in
		-c | -S | -E | -M | -MM | -fsyntax-only) does_link= ;;
		-MD | -MMD) dependences=yes ;;
		-MF) dependences= ;;
		esac
		case $word in
		-o)
			output=${1:-}
			append all "$word"
			[ $# = 0 ] || { append all "$1" && shift; }
			;;
		-o?*)
			output=${word#-o}
			append all "$word"
			;;
		-x)
			given_language=${1:-}
			append all "$word"
			[ $# = 0 ] || { append all "$1" && shift; }
			;;
		-x?*)
			given_language=${word#-x}
			append all "$word"
			;;
		-Xlinker | -L | -l | -T | -u | -z | -e | -rpath)
			append link "$word"
			[ $# = 0 ] || { append link "$1" && shift; }
			;;
		-lgomp | -ltsan | -liomp5) ;;
		-L* | -l* | -Wl,* | -u?* | -T?* | -pie | -no-pie | -nopie | -rdynamic | -s | -static-lib* | -nostdlib | -nodefaultlibs | -nostartfiles | -fuse-ld=*)
			append link "$word"
			;;
		-shared)
			shared=yes
			append link "$word"
			;;
		-r)
			relocatable=yes
			append link "$word"
			;;
		-pthread | -pthreads | -stdlib=* | -rtlib=* | --sysroot=* | -B?* | --gcc-toolchain=* | --target=* | -m32 | -m64 | --coverage | -v | '-###' | -w)
			append link "$word"
			append options "$word"
			append all "$word"
			;;
		-target | -B | --sysroot)
			append link "$word"
			append options "$word"
			append all "$word"
			[ $# = 0 ] || { append link "$1" && append options "$1" && append all "$1" && shift; }
			;;
		-[IDUAJG] | -include | -isystem | -iquote | -idirafter | -imacros | -isysroot | -iprefix | -iwithprefix | -iwithprefixbefore | -M[FTQ] | -X* | \
			-mllvm | --param | -aux-info | -arch | -dumpbase | -dumpdir | -dumpbase-ext | -wrapper | -specs)
			append options "$word"
			append all "$word"
			[ $# = 0 ] || { append options "$1" && append all "$1" && shift; }
			;;
		- | [!-]*)
			inputs=$((inputs + 1))
			append all "$word"
			if { [ -n "$given_language" ] && [ "$given_language" != none ]; } || is_source "$word"; then
				sources=$((sources + 1))
				link="$link \"\$folder/$sources.o\""
				append "source_$sources" "$word"
				eval "language_$sources=\$given_language"
			else
				append link "$word"
			fi
			;;
		-*)
			append options "$word"
			append all "$word"
			;;
		esac
	done
}

is_recorder_stale() {
	[ -f "$recorder/recorder.o" ] || return 0
	find "$root/runtime/src" "$root/runtime/build.sh" -newer "$recorder/recorder.o" -print 2> /dev/null | head -n 1 | grep -q .
}

# Built where the product is, by one process at a time; options of the compiler are for programs.
need_recorder() {
	is_recorder_stale || return 0
	state=$recorder
	building="the recorder"
	if ! take_lock; then
		echo "racelens: the recorder has to be built, and $recorder cannot be written (no right to, or the disk is full)" >&2
		exit $internal_error
	fi
	if is_recorder_stale; then
		: > "$recorder/begun"
		if ! sh "$root/runtime/build.sh" "${linker%% *}" "$recorder" > "$recorder/build.log" 2>&1; then
			head -n 20 "$recorder/build.log" >&2
			echo "racelens: the recorder could not be built; the log is $recorder/build.log" >&2
			exit $internal_error
		fi
		touch -r "$recorder/begun" "$recorder/recorder.o"
	fi
	release_lock
}

need_linker() {
	# shellcheck disable=SC2086
	set -- $linker
	command -v "$1" > /dev/null 2>&1 && return 0
	echo "racelens: $language: programs are linked by $1 with LLVM's runtime of OpenMP, and there is none on the PATH; on Debian or Ubuntu:" \
		"sudo apt-get install clang libomp-dev" >&2
	exit $internal_error
}

instrumentation="-g -fsanitize=thread"
# gcc tells nobody of atomic updates of floating-point numbers that it makes without a call
[ "$family" = clang ] || instrumentation="$instrumentation -fno-inline-atomics -foffload=disable"

# compile NUMBER: the source of that number becomes an object. Its frames are found by the frame pointer.
compile() {
	eval "given_language=\$language_$1 source=\$source_$1"
	type=
	[ -z "$given_language" ] || type="-x $given_language"
	made=
	if [ -n "$dependences" ]; then
		eval "name=$source"
		name=${name##*/}
		append made -MF
		append made "${name%.*}.d"
	fi
	eval "$compiler $instrumentation $options -fno-omit-frame-pointer $made -c -o \$folder/$1.o $type $source"
}

link_program() {
	set --
	[ -z "$output" ] || set -- -o "$output"
	if [ -n "$relocatable" ]; then
		eval "$linker \"\$@\" $link"
	elif [ -n "$shared" ]; then
		# what the recorder defines is found when the program is linked
		eval "$linker \"\$@\" $link -Wl,-z,undefs -fopenmp"
	else
		libraries=
		atomics=
		[ "$family" = clang ] || atomics=$($compiler -print-file-name=libatomic.so)
		case $atomics in
		*/*)
			# what no instrumentation stands before, of code that asks for none
			append libraries "-L${atomics%/*}"
			libraries="$libraries -Wl,--as-needed -latomic -Wl,--no-as-needed"
			;;
		esac
		if [ "$language" = fc ]; then
			library=$($compiler -print-file-name=libgfortran.so)
			append libraries "-L${library%/*}"
			libraries="$libraries -lgfortran -lm"
		fi
		eval "$linker \"\$@\" \"\$recorder/recorder.o\" $link $libraries -fopenmp -Wl,--dynamic-list=\"\$root/runtime/exports.list\" -ldl -lpthread"
	fi
}

folder=/nonexistent
expand "$@"
eval "sort_words $words"
if [ "$inputs" = 0 ]; then
	# questions about the compiler, such as --version
	eval "exec $compiler $words"
fi
if [ -z "$does_link" ]; then
	eval "exec $compiler $instrumentation $all -fno-omit-frame-pointer"
fi
need_linker
[ -n "$shared$relocatable" ] || need_recorder
if ! folder=$(mktemp -d "${TMPDIR:-/tmp}/racelens.XXXXXX" 2> /dev/null); then
	echo "racelens: cannot make a temporary folder in ${TMPDIR:-/tmp}" >&2
	exit $internal_error
fi
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP
i=1
while [ "$i" -le "$sources" ]; do
	compile "$i" || exit
	i=$((i + 1))
done
link_program
exit
