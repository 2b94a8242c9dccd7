package org.racelens.frontend.cdt.unit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.frontend.cdt.source.StandardHeaders;

/**
 * The functions that the standard headers of C, POSIX and OpenMP declare, with the numbers of their parameters: a function of the program's
 * is the library's only if the linker knows it by such a name and its parameters are those. C11 §7.1.3, C++17 §20.5.4.3.3
 */
public final class LibraryPrototypes {
	/** any number of parameters */
	private static final int ANY = -1;
	private static final String INNER = "\\((?:[^()]++|\\((?:[^()]++|\\([^()]*+\\))*+\\))*+\\)";
	private static final Pattern PROTOTYPE = Pattern.compile("\\b(\\w+)\\s*(" + INNER + ")\\s*;");
	private static final Map<String, Set<Integer>> PARAMETERS = read();

	private LibraryPrototypes() {
	}

	private static Map<String, Set<Integer>> read() {
		Map<String, Set<Integer>> result = new HashMap<>();
		StandardHeaders.ofC().flatMap(text -> PROTOTYPE.matcher(text).results())
				.forEach(m -> result.computeIfAbsent(m.group(1), n -> new HashSet<>()).add(count(m.group(2))));
		return result;
	}

	/** @param list in its parentheses */
	private static int count(String list) {
		String flat = list.substring(1, list.length() - 1);
		for (String before = ""; !before.equals(flat);) {
			before = flat;
			flat = flat.replaceAll("\\([^()]*\\)", "");
		}
		boolean none = flat.isBlank() || flat.strip().equals("void");
		return flat.contains("...") ? ANY : none ? 0 : flat.split(",").length;
	}

	/** Whether a library has a function of a name. */
	public static boolean has(String name) {
		return PARAMETERS.containsKey(name);
	}

	/**
	 * Whether the library's function of a name takes so many arguments.
	 *
	 * @param parameters empty where the declaration does not say
	 */
	public static boolean fits(String name, Optional<Integer> parameters) {
		Set<Integer> known = PARAMETERS.getOrDefault(name, Set.of());
		return parameters.isEmpty() || known.contains(ANY) || known.contains(parameters.get());
	}
}
