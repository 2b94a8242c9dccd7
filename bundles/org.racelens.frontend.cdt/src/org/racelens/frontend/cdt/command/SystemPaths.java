package org.racelens.frontend.cdt.command;

import java.util.List;

/** The folders that every compiler of a system searches: their headers are the front end's business. */
final class SystemPaths {
	private static final List<String> FOLDERS = List.of("/usr/include", "/usr/local/include", "/usr/lib/gcc", "/usr/lib/clang",
			"/usr/lib/llvm", "/usr/lib64/gcc");

	private SystemPaths() {
	}

	static boolean contains(String path) {
		return FOLDERS.stream().anyMatch(folder -> path.equals(folder) || path.startsWith(folder + "/"));
	}
}
