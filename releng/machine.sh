# Sourced by ./racelens and ./verify: sees to it that the programs a build needs are on this machine.
# The caller sets $program (its name in messages).

is_debian_root() {
	[ "$(id -u)" = 0 ] && command -v apt-get > /dev/null 2>&1 && command -v dpkg > /dev/null 2>&1
}

# need PACKAGE PROBE...: notes the Debian package in $missing unless the probe command succeeds
need() {
	package=$1
	shift
	"$@" > /dev/null 2>&1 || missing="${missing:+$missing }$package"
}

has() {
	command -v "$1" > /dev/null 2>&1
}

has_library() {
	{ ldconfig -p || /sbin/ldconfig -p; } 2> /dev/null | grep -q "$1"
}

need_jdk_and_maven() {
	need default-jdk has javac
	need maven has mvn
}

# Installs what is noted in $missing, or says what a person has to install; $1 is the log file.
install_missing() {
	[ -n "${missing:-}" ] || return 0
	if is_debian_root; then
		echo "$program: installing $missing (log: $1)" >&2
		if ! {
			DEBIAN_FRONTEND=noninteractive apt-get -q update
			# shellcheck disable=SC2086  # one word per package
			DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends $missing
		} > "$1" 2>&1 < /dev/null; then
			tail -n 20 "$1" >&2
			echo "$program: could not install $missing" >&2
			return 1
		fi
	else
		echo "$program: this machine lacks something the build needs. On Debian or Ubuntu install it by" >&2
		echo "    sudo apt-get install $missing" >&2
		echo "elsewhere install the equivalent: a JDK of version 17 or later and Maven 3.8.6 or later for the build;" >&2
		echo "for ./verify also Xvfb, xauth, GTK 3, the DejaVu fonts, z3, and gcc and clang with C++ and OpenMP." >&2
		return 1
	fi
}

# Fails with a reason if Java or Maven is too old for the build.
check_versions() {
	java_version=$(javac -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p')
	if [ "${java_version:-0}" -lt 17 ]; then
		echo "$program: the build needs a JDK of version 17 or later; javac on the PATH is $(javac -version 2>&1)" >&2
		return 1
	fi
	maven_version=$(mvn --version 2> /dev/null | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p')
	if [ "$(printf '%s\n3.8.6\n' "${maven_version:-0}" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)" != 3.8.6 ]; then
		echo "$program: the build needs Maven 3.8.6 or later; mvn on the PATH is ${maven_version:-unknown}" >&2
		return 1
	fi
}

# A download that broke off is tried once more; $1 is the log of the run that failed.
is_transfer_failure() {
	grep -qE 'Could not transfer|Connection (reset|refused|timed out)|Read timed out|Premature end|status code: 5[0-9][0-9]' "$1"
}
