#!/bin/sh
# The stand-alone archive: unpacked into an empty folder that is read-only, it checks a project that CMake has configured, in C and Fortran,
# with nothing but a Java runtime; what it keeps for later starts is in the folder of results.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
clean_up() {
	chmod -R u+w "$work"
	rm -rf "$work"
}
trap clean_up EXIT
cd "$work"

fail() {
	echo "archive: FAILED: $1" >&2
	cat out err >&2 2> /dev/null
	exit 1
}

says() {
	grep -qF "$1" out || fail "it does not say: $1"
}

archives=$root/releng/cli/target/archives
(cd "$archives" && sha256sum -c ./*.sha256) > out 2> err || fail "a checksum"
mkdir an-empty-folder tmp project
tar -xzf "$archives"/racelens-*-linux-x86_64.tar.gz -C an-empty-folder
home=$(echo "$work"/an-empty-folder/racelens-*)
for file in LICENSE THIRD-PARTY.md licences/Apache-2.0.txt licences/LICENSE-z3.txt docs/user-guide.md racelens.cdx.json runtime/src/recorder.h; do
	[ -s "$home/$file" ] || fail "there is no $file"
done
if ls "$home"/lib/*.dll "$home"/lib/*.dylib > out 2> /dev/null || unzip -l "$home"/lib/com.microsoft.z3_*.jar | grep libz3 > out; then
	fail "there are libraries of other machines"
fi
chmod -R a-w "$home"
before=$(find "$home" | LC_ALL=C sort)

classes=none
# Java and the usual commands are on the PATH, and there is no other environment.
PATH=$(dirname "$(command -v java)"):/usr/bin:/bin
alone() {
	env -i PATH="$PATH" TMPDIR="$work/tmp" XDG_CACHE_HOME="$work/cache" RACELENS_JAVA_OPTS="${options:-}" RACELENS_CLASSES="$classes" \
		"$home/bin/racelens" "$@"
}
expect() {
	expected=$1
	shift
	status=0
	alone "$@" > out 2> err < /dev/null || status=$?
	[ "$status" = "$expected" ] || fail "racelens $1 gives the status $status"
	[ ! -s err ] || fail "racelens $1 complains"
	[ -z "$(ls -A tmp)" ] || fail "racelens $1 leaves $(ls -A tmp)"
}

expect 0 --version
grep -qx 'racelens [0-9]*\.[0-9]*\.[0-9]*' out || fail "--version"

cat > project/CMakeLists.txt << 'END'
cmake_minimum_required(VERSION 3.16)
project(three C Fortran)
add_executable(three main.c sum.c smooth.f90)
target_compile_definitions(three PRIVATE SIZE=1000)
END
cat > project/sum.h << 'END'
#include <stddef.h>
double sum(const double *x, size_t n);
END
cat > project/main.c << 'END'
#include <stdio.h>
#include "sum.h"
void smooth_(double *x, int *n);
int main(void) {
	static double x[SIZE];
	int n = SIZE;
#pragma omp parallel for
	for (int i = 0; i < SIZE; i++)
		x[i] = i;
	smooth_(x, &n);
	printf("%g\n", sum(x, SIZE));
	return 0;
}
END
cat > project/sum.c << 'END'
#include "sum.h"
double sum(const double *x, size_t n) {
	double s = 0;
#pragma omp parallel for
	for (size_t i = 0; i < n; i++)
		s += x[i];
	return s;
}
END
cat > project/smooth.f90 << 'END'
subroutine smooth(x, n)
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  integer :: i
  !$omp parallel do
  do i = 2, n
    x(i) = 0.5 * (x(i) + x(i - 1))
  end do
end subroutine
END
cmake -S project -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON > out 2>&1 || fail "cmake"
classes=shared
expect 1 check -p build
says 'project/main.c:7: parallel for in main: RACE_FREE'
says 'project/sum.c:4: parallel for in sum: RACE'
says 'data race on s'
says 'project/smooth.f90:5: parallel do in smooth: RACE'
says '3 files, 3 parallel regions: 2 races in 2 regions, 1 region race-free'
cp out first

# The solver's library is loaded as it lies there.
expect 0 doctor
says 'can be loaded'

# After the first start an archive of classes comes to be, which later starts use.
turns=0
while [ -z "$(find cache/racelens/classes -maxdepth 1 -name '*.jsa' 2> /dev/null)" ] || [ -n "$(find cache -name '*.making')" ]; do
	turns=$((turns + 1))
	[ "$turns" -lt 600 ] || fail "there is no archive of classes"
	sleep 0.2
done
options="-Xlog:class+load:file=$work/loaded"
classes=shared
expect 1 check -p build --cache none
cmp -s out first || fail "with an archive of classes the answers differ"
[ "$(grep -c 'racelens.*source: shared objects file' loaded)" -gt 500 ] || fail "the archive of classes is not used"
options=
# One of another Java is nothing to speak of.
for archive in cache/racelens/classes/*.jsa; do
	chmod u+w "$archive"
	printf 'otherwise' | dd of="$archive" conv=notrunc 2> /dev/null
done
expect 1 check project/sum.c

# A signal reaches the program.
status=0
(sleep 3; exec kill -TERM "$(cat pid)") &
env -i PATH="$PATH" TMPDIR="$work/tmp" RACELENS_CLASSES=none sh -c 'echo $$ > pid; exec "$0" run -- sleep 60' "$home/bin/racelens" > out 2> err || status=$?
[ "$status" = 143 ] || fail "SIGTERM gives the status $status"

# What is recorded is built in the folder of results.
if command -v clang > /dev/null 2>&1; then
	printf 'int x;\nint main(void) {\n#pragma omp parallel num_threads(2)\n\tx++;\n\treturn 0;\n}\n' > racy.c
	expect 0 cc -fopenmp -o racy racy.c
	expect 1 run -- ./racy
	says 'data race on x'
fi
[ "$(find "$home" | LC_ALL=C sort)" = "$before" ] || fail "something was written into the installation"
echo "archive: passed"
