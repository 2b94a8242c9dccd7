#!/bin/sh
# What docs/recipes promises: each recipe is copied into a project as its page says, and run; of the workflows, the shell steps. A race makes
# each of them fail, and none is left where there is none.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
racelens=${RACELENS_TRIED:-$root/racelens}
recipes=$root/docs/recipes
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
# no settings of whoever runs this
export HOME="$work" GIT_CONFIG_NOSYSTEM=1

fail() {
	echo "recipes: FAILED: $1" >&2
	tail -n 30 "$work/log" >&2
	exit 1
}

# refuses WHAT COMMAND...: the command fails, and names the race
refuses() {
	what=$1
	shift
	! "$@" > "$work/log" 2>&1 || fail "$what does not fail where there is a race"
	grep -q 'data race on total' "$work/log" || fail "$what does not tell the race"
}

# passes WHAT COMMAND...
passes() {
	what=$1
	shift
	"$@" > "$work/log" 2>&1 || fail "$what fails"
	! grep -q 'data race on' "$work/log" || fail "$what tells a race where there is none"
}

# A project of two files with a header that only the build's options find.
project=$work/project
mkdir -p "$project/include" "$project/cmake" "$project/-odd"
cat > "$project/include/sum.h" << 'END'
double sum(const double *x, int n);
END
write_sum() {
	cat > "$project/sum.c" << END
#include "sum.h"
#ifdef PARALLEL
double sum(const double *x, int n) {
	double total = 0;
#pragma omp parallel for ${1:-}
	for (int i = 0; i < n; i++)
		total += x[i];
	return total;
}
#endif
END
}
write_sum
cat > "$project/main.c" << 'END'
#include "sum.h"
int main(void) {
	double x[100];
	for (int i = 0; i < 100; i++)
		x[i] = i;
	return sum(x, 100) > 0;
}
END
cat > "$project/CMakeLists.txt" << 'END'
cmake_minimum_required(VERSION 3.16)
project(sum C)
include(CTest)
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_SOURCE_DIR}/cmake")
include(RaceLens)
find_package(OpenMP REQUIRED)
add_executable(sum main.c sum.c)
target_include_directories(sum PRIVATE include)
target_compile_definitions(sum PRIVATE PARALLEL)
target_link_libraries(sum PRIVATE OpenMP::OpenMP_C)
END
cat > "$project/Makefile" << 'END'
CPPFLAGS = -Iinclude -DPARALLEL
include racelens.mk
END
cp "$recipes/RaceLens.cmake" "$project/cmake/"
cp "$recipes/racelens.mk" "$project/"
mkdir "$work/bin"
ln -s "$racelens" "$work/bin/racelens"
PATH=$work/bin:$PATH
cd "$project"

cmake -S . -B build > "$work/log" 2>&1 || fail "CMake"
refuses "CMake's target" cmake --build build --target racelens
refuses "CMake's test" ctest --test-dir build -R racelens --output-on-failure
refuses "Make's target" make racelens

git init -q .
git config user.name nobody
git config user.email nobody@localhost
git config --add racelens.flag -Iinclude
git config --add racelens.flag -DPARALLEL
cp "$recipes/pre-commit" .git/hooks/
echo build > .gitignore
git add .
refuses "the hook" git commit -m first
# what is staged counts, not what lies beside it
write_sum "reduction(+:total)"
refuses "the hook" git commit -m first
cp sum.c ./-odd/-name.c
git add .
passes "the hook" git commit -m first
passes "the hook where nothing is compiled" sh -c 'echo more >> .gitignore && git commit -a -m second'
passes "CMake's target" cmake --build build --target racelens
passes "CMake's test" ctest --test-dir build -R racelens --output-on-failure
passes "Make's target" make racelens

# The shell steps of a workflow: what stands below "run: |", or is an item of "before_script:" and "script:".
steps_of_github() {
	awk '/^ *run: \|$/ { inside = match($0, /run/); next } inside && match($0, /[^ ]/) && RSTART <= inside { inside = 0 } inside { print substr($0, inside + 2) }' "$1"
}
steps_of_gitlab() {
	awk '/^  (before_script|script):$/ { inside = 1; next } /^  [a-z]/ { inside = 0 } inside && /^    - / { print substr($0, 7) }' "$1" | grep -v '^apt-get '
}
# They install what an address gives: here a folder that holds this build's program, as the stand-alone archive does.
mkdir -p "$work/archive/racelens/bin"
printf '#!/bin/sh\nexec "%s" "$@"\n' "$racelens" > "$work/archive/racelens/bin/racelens"
chmod +x "$work/archive/racelens/bin/racelens"
tar -czf "$work/archive.tar.gz" -C "$work/archive" racelens
RACELENS_ARCHIVE=file://$work/archive.tar.gz
RACELENS_SHA256=$(sha256sum "$work/archive.tar.gz" | cut -d ' ' -f 1)
RUNNER_TEMP=$work/runner
GITHUB_PATH=$work/path
CI_PROJECT_DIR=$project
export RACELENS_ARCHIVE RACELENS_SHA256 RUNNER_TEMP GITHUB_PATH CI_PROJECT_DIR
steps_of_github "$recipes/github/racelens.yml" > "$work/github.sh"
steps_of_gitlab "$recipes/gitlab/racelens.yml" > "$work/gitlab.sh"
for workflow in github gitlab; do
	[ "$(grep -c 'racelens check' "$work/$workflow.sh")" = 1 ] || fail "the steps of $workflow were not found"
	rm -rf build
	passes "$workflow" sh -eu "$work/$workflow.sh"
	grep -q '"version": *"2.1.0"' racelens.sarif || fail "$workflow writes no SARIF"
	grep -q '<html' racelens.html || fail "$workflow writes no page"
	write_sum
	refuses "$workflow" sh -eu "$work/$workflow.sh"
	write_sum "reduction(+:total)"
done
grep -q '"schema": *1' racelens.json || fail "gitlab writes no JSON"
RACELENS_SHA256=$(printf '%064d' 0)
for workflow in github gitlab; do
	! sh -eu "$work/$workflow.sh" > "$work/log" 2>&1 || fail "$workflow installs an archive that is not the one it was told of"
	grep -q 'FAILED' "$work/log" || fail "$workflow does not compare checksums"
done
echo "recipes: everything works"
