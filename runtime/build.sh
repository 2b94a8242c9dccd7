#!/bin/sh
# Builds the recorder as one object: build.sh COMPILER FOLDER makes FOLDER/recorder.o.
set -eu
source=$(cd "$(dirname "$0")" && pwd -P)
compiler=$1
target=$2
mkdir -p "$target"
objects=
for file in "$source"/src/*.c; do
	object=$target/$(basename "$file" .c).part.o
	# -fno-builtin and -fno-tree-loop…: no call of memcpy in memcpy; the frame pointer leads to the frames of the program.
	"$compiler" -x c -std=gnu11 -O2 -g -Wall -Wextra -fPIE -ftls-model=initial-exec -fvisibility=hidden -fno-builtin -fno-omit-frame-pointer \
		-fno-stack-protector -mcx16 -U_FORTIFY_SOURCE ${RACELENS_RUNTIME_FLAGS:-} -c -o "$object" "$file"
	objects="$objects $object"
done
# shellcheck disable=SC2086
ld -r -o "$target/recorder.o.new" $objects
rm -f $objects
mv "$target/recorder.o.new" "$target/recorder.o"
