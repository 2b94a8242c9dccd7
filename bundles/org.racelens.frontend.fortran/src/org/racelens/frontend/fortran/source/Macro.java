package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.Optional;

/**
 * A macro of the preprocessor.
 *
 * @param parameters empty for a macro that is used without parentheses
 */
record Macro(String name, Optional<List<String>> parameters, String replacement) {
	/** The definition as it stands behind {@code #define}; empty if it is none. */
	static Optional<Macro> defined(String definition) {
		int end = Words.end(definition, 0);
		if (end == 0) {
			return Optional.empty();
		}
		String name = definition.substring(0, end);
		int close = definition.indexOf(')');
		if (end < definition.length() && definition.charAt(end) == '(' && close > 0) {
			String inside = definition.substring(end + 1, close).strip();
			List<String> parameters = inside.isEmpty() ? List.of() : List.of(inside.split("\\s*,\\s*"));
			return Optional.of(new Macro(name, Optional.of(parameters), body(definition.substring(close + 1))));
		}
		return Optional.of(new Macro(name, Optional.empty(), body(definition.substring(end))));
	}

	private static String body(String written) {
		return written.strip();
	}

	/** What stands for a use of it. */
	String applied(List<String> arguments) {
		List<String> names = parameters.orElse(List.of());
		StringBuilder made = new StringBuilder();
		int i = 0;
		while (i < replacement.length()) {
			int end = Words.end(replacement, i);
			if (end > i) {
				int index = names.indexOf(replacement.substring(i, end));
				made.append(index >= 0 && index < arguments.size() ? arguments.get(index) : replacement.substring(i, end));
				i = end;
			} else if (replacement.startsWith("##", i) && parameters.isPresent()) {
				i = pasted(made, i + 2);
			} else {
				made.append(replacement.charAt(i++));
			}
		}
		return made.toString();
	}

	/** Joins what stands before {@code ##} to what follows. */
	private int pasted(StringBuilder made, int behind) {
		while (made.length() > 0 && Words.isBlank(made.charAt(made.length() - 1))) {
			made.setLength(made.length() - 1);
		}
		int next = behind;
		while (next < replacement.length() && Words.isBlank(replacement.charAt(next))) {
			next++;
		}
		return next;
	}
}
