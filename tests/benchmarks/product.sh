# Read by the benchmarks: builds the command line if it is not built, and says where it is.
# Leaves root, product, classpath and an empty folder work, which goes away at the end.
root=$(cd "$(dirname "$0")/../.." && pwd -P)
product=$root/releng/cli/target/products/org.racelens.cli/linux/gtk/x86_64
"$root/racelens" --version > /dev/null || exit 1
classpath=$product/plugins/*
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

now() {
	echo $(($(date +%s%N) / 1000000))
}

# How long a command takes, in milliseconds. A status of 3 or more is no result.
millis() {
	begin=$(now)
	"$@" > "$work/out" 2> "$work/err"
	status=$?
	end=$(now)
	if [ $status -ge 3 ]; then
		cat "$work/err" >&2
		exit 1
	fi
	echo $((end - begin))
}

# A class of this folder, run outside OSGi with the product's bundles as class path; the source launcher compiles it.
run_class() {
	class=$1
	shift
	java -Xss256m -XX:+UseSerialGC -Djava.io.tmpdir="$work" -cp "$classpath" "$root/tests/benchmarks/$class.java" "$@"
}
