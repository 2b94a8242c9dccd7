# Sourced by bin/racelens and share-classes.sh: which Java there is, and what it is told. The caller sets $root and $internal_error.

# Leaves the program in $java, a file that differs between versions in $modules, and in $compatible what newer versions want to be told.
find_java() {
	java=${JAVA_HOME:+$JAVA_HOME/bin/java}
	if [ ! -x "${java:-/nonexistent}" ] && ! java=$(command -v java); then
		echo "racelens: there is no java on the PATH; on Debian or Ubuntu: sudo apt-get install default-jre-headless" >&2
		exit $internal_error
	fi
	real=$(readlink -f -- "$java" 2> /dev/null) || real=$java
	modules=${real%/bin/java}/lib/modules
	version=
	if [ -r "${real%/bin/java}/release" ]; then
		while IFS='"' read -r name value _; do
			[ "$name" != "JAVA_VERSION=" ] || version=${value%%[.+-]*}
		done < "${real%/bin/java}/release"
	fi
	case $version in
	'' | *[!0-9]*) version=17 ;;
	esac
	if [ "$version" -lt 17 ]; then
		echo "racelens: Java 17 or later is needed, and $java is older; JAVA_HOME names another one" >&2
		exit $internal_error
	fi
	compatible=
	[ "$version" -lt 22 ] || compatible=--enable-native-access=ALL-UNNAMED
	[ "$version" -lt 23 ] || compatible="$compatible --sun-misc-unsafe-memory-access=allow"
}

# Leaves the class path in $class_path: always the same, as an archive of classes is for one class path.
choose_class_path() {
	class_path=
	for jar in "$root"/lib/*.jar; do
		class_path=$class_path:$jar
	done
	class_path=${class_path#:}
}
