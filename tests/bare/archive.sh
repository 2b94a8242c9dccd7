#!/bin/sh
# The stand-alone archive on a bare Debian 12 (a chroot), which has a Java runtime, CMake and a compiler: from unpacking to the report of a
# project of three files with headers that CMake configures it takes less than a minute.
#
#   tests/bare/archive.sh [BASE]
#
# BASE is a folder with the base system of `debootstrap --variant=minbase bookworm`; without it one is made. Needs root, and the archive of a
# build (mvn package). Outside a temporary folder nothing is written. A few minutes, for the packages.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
program=bare/archive.sh
. "$root/tests/bare/chroot.sh"
packed=$(ls "${RACELENS_BUILT:-$root}"/releng/cli/target/archives/racelens-*-linux-x86_64.tar.gz) || fail "there is no archive; mvn package makes it"
bare_debian "${1:-}" openjdk-17-jre-headless cmake make gcc libc6-dev

cp "$packed" "$home/racelens.tar.gz"
mkdir "$home/project"
cat > "$home/project/CMakeLists.txt" << 'END'
cmake_minimum_required(VERSION 3.16)
project(heat C)
find_package(OpenMP REQUIRED)
add_executable(heat main.c grid.c sum.c)
target_link_libraries(heat OpenMP::OpenMP_C m)
END
cat > "$home/project/grid.h" << 'END'
#include <stdlib.h>
struct grid {
	size_t n;
	double *now, *next;
};
struct grid grid_of(size_t n);
void step(struct grid *g);
END
cat > "$home/project/sum.h" << 'END'
#include "grid.h"
double sum(const struct grid *g);
END
cat > "$home/project/grid.c" << 'END'
#include "grid.h"
#include <string.h>
struct grid grid_of(size_t n) {
	struct grid g = {n, malloc(n * sizeof(double)), malloc(n * sizeof(double))};
	memset(g.now, 0, n * sizeof(double));
	return g;
}
void step(struct grid *g) {
	double *restrict next = g->next;
	const double *restrict now = g->now;
	size_t n = g->n;
#pragma omp parallel for
	for (size_t i = 1; i < n - 1; i++)
		next[i] = 0.5 * now[i] + 0.25 * (now[i - 1] + now[i + 1]);
}
END
cat > "$home/project/sum.c" << 'END'
#include "sum.h"
#include <math.h>
double sum(const struct grid *g) {
	double s = 0;
#pragma omp parallel for
	for (size_t i = 0; i < g->n; i++)
		s += fabs(g->next[i]);
	return s;
}
END
cat > "$home/project/main.c" << 'END'
#include <stdio.h>
#include "sum.h"
int main(void) {
	struct grid g = grid_of(1000);
	for (int t = 0; t < 100; t++)
		step(&g);
	printf("%g\n", sum(&g));
	return 0;
}
END

start=$(date +%s%N)
took() {
	echo "$program: $1 after $((($(date +%s%N) - start) / 1000000)) ms"
}
within 'tar -xzf racelens.tar.gz && mv racelens-*/ racelens' > "$bare/log" 2>&1 || fail "tar"
took unpacked
within 'cmake -S project -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON' > "$bare/log" 2>&1 || fail "cmake"
took configured
status=0
within 'racelens/bin/racelens check -p build' > "$bare/log" 2>&1 || status=$?
took checked
millis=$((($(date +%s%N) - start) / 1000000))
[ "$status" = 1 ] || fail "the check gives the status $status"
for said in 'project/grid.c:12: parallel for in step: RACE_FREE' 'project/sum.c:5: parallel for in sum: RACE' 'data race on s' '3 files, 2 parallel regions'; do
	grep -qF "$said" "$bare/log" || fail "it does not say: $said"
done
if grep -q UNKNOWN "$bare/log"; then
	fail "a header was not found"
fi
[ "$millis" -le 60000 ] || fail "the report came after $millis ms"
start=$(date +%s%N)
within 'racelens/bin/racelens check -p build' > "$bare/log" 2>&1 || :
took 'checked once more'
echo "$program: passed"
