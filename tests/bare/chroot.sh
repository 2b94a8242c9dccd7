# Sourced by the scripts beside it: a bare Debian 12 in a folder, entered by chroot, and programs installed in it.
# The caller sets $program (its name in messages) and $root. Needs root, and installs debootstrap where it is missing. Packages come from where
# this machine's apt has them from.
bare=

clean_up() {
	[ -n "$bare" ] || return 0
	# Such as the start of the archive that makes an archive of classes, for later ones.
	for process in /proc/[0-9]*; do
		[ "$(readlink "$process/root")" != "$bare/system" ] || kill -9 "${process#/proc/}" 2> /dev/null || :
	done
	turns=0
	while mountpoint -q "$bare/system/proc" && ! umount "$bare/system/proc" 2> /dev/null; do
		turns=$((turns + 1))
		[ "$turns" -lt 100 ] || exit 1
		sleep 0.1
	done
	rm -rf --one-file-system "$bare"
}

fail() {
	echo "$program: FAILED: $1" >&2
	tail -n 40 "$bare/log" >&2 2> /dev/null || :
	exit 1
}

# bare_debian BASE PACKAGE...: $bare/system is a Debian 12 with these packages and a user; BASE is a folder that holds the base system of
# debootstrap already, or empty.
bare_debian() {
	base=$1
	shift
	[ "$(id -u)" = 0 ] || fail "it needs root, for chroot"
	. "$root/releng/machine.sh"
	missing=
	PATH=$PATH:/usr/sbin:/sbin
	need debootstrap has debootstrap
	bare=$(cd "$(mktemp -d)" && pwd -P)
	trap clean_up EXIT
	trap 'exit 1' INT TERM HUP
	chmod 755 "$bare"
	install_missing "$bare/log" || exit 1
	archive=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' | awk '$2 == "bookworm" && $3 == "main" { print $1; exit }')
	[ -n "$archive" ] || fail "this machine's apt has no bookworm"
	if [ -n "$base" ]; then
		cp -a "$base" "$bare/system"
	else
		debootstrap --variant=minbase bookworm "$bare/system" "$archive" > "$bare/log" 2>&1 || fail "debootstrap"
	fi
	echo "deb $archive bookworm main" > "$bare/system/etc/apt/sources.list"
	cp /etc/resolv.conf "$bare/system/etc/resolv.conf"
	printf '#!/bin/sh\nexit 101\n' > "$bare/system/usr/sbin/policy-rc.d"
	chmod 755 "$bare/system/usr/sbin/policy-rc.d"
	mount -t proc proc "$bare/system/proc"
	inside=root
	for command in 'apt-get -q update' "apt-get -q install -y --no-install-recommends $*" 'useradd --create-home user'; do
		within "DEBIAN_FRONTEND=noninteractive $command" > "$bare/log" 2>&1 || fail "$command"
	done
	inside=user
	home=$bare/system/home/user
	# Nothing but these packages is in reach of what follows.
	for command in mvn javac; do
		! within "command -v $command" > /dev/null || fail "$command is in the bare system"
	done
	echo "$program: Debian $(cat "$bare/system/etc/debian_version") with $*"
}

# within COMMAND: by a shell in the bare system, as $inside, with no environment but proxies
within() {
	env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME="$([ "$inside" = root ] && echo /root || echo /home/user)" \
		${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
		chroot --userspec="$inside" "$bare/system" sh -c "cd && $1" < /dev/null
}
