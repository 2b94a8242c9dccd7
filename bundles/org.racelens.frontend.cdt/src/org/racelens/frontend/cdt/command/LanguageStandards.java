package org.racelens.frontend.cdt.command;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Which standard a compiler works by, from the macro that says so (ISO C 6.10.8.1, ISO C++ [cpp.predefined]). */
final class LanguageStandards {
	private static final TreeMap<Integer, String> C = new TreeMap<>(
			Map.of(199901, "c99", 201112, "c11", 201710, "c17", 202000, "c23"));
	private static final TreeMap<Integer, String> CPP = new TreeMap<>(
			Map.of(199711, "c++98", 201103, "c++11", 201402, "c++14", 201703, "c++17", 202002, "c++20", 202302, "c++23"));

	private LanguageStandards() {
	}

	static Optional<String> of(Map<String, String> macros) {
		String cpp = macros.get("__cplusplus");
		return cpp == null ? newestUpTo(macros.get("__STDC_VERSION__"), C) : newestUpTo(cpp, CPP);
	}

	/** @param value such as {@code 201710L}, or null */
	private static Optional<String> newestUpTo(String value, TreeMap<Integer, String> standards) {
		if (value == null || !value.matches("\\d{1,9}[lL]?")) {
			return Optional.empty();
		}
		return Optional.ofNullable(standards.floorEntry(Integer.valueOf(value.replaceAll("[lL]", "")))).map(Map.Entry::getValue);
	}
}
