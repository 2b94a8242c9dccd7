package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The macros that are defined at a place of a source. */
final class Macros {
	/** The version of OpenMP by year and month of its specification, which is 5.2. */
	private static final String OPENMP = "202111";
	private static final int LONGEST = 100_000;

	private final Map<String, Macro> defined = new HashMap<>();

	/** @param given name to replacement; a name may have parameters */
	Macros(Map<String, String> given) {
		define("_OPENMP " + OPENMP);
		given.forEach((name, replacement) -> define(name + " " + replacement));
	}

	void define(String definition) {
		Macro.defined(definition).ifPresent(macro -> defined.put(macro.name(), macro));
	}

	void undefine(String name) {
		defined.remove(name);
	}

	boolean isDefined(String name) {
		return defined.containsKey(name);
	}

	Optional<Macro> named(String name) {
		return Optional.ofNullable(defined.get(name));
	}

	/** A text with all macros replaced. */
	String expanded(String text) {
		return expanded(text, Set.of());
	}

	/** @param inside the macros that are being replaced, which do not stand for themselves */
	private String expanded(String text, Set<String> inside) {
		StringBuilder made = new StringBuilder();
		int i = 0;
		char quote = 0;
		while (i < text.length() && made.length() < LONGEST) {
			char c = text.charAt(i);
			int end = quote == 0 ? Words.endOfPart(text, i) : i;
			Macro macro = Words.end(text, i) == end && end > i ? defined.get(text.substring(i, end)) : null;
			if (macro != null && !inside.contains(macro.name())) {
				Optional<Use> use = use(macro, text, end);
				made.append(use.isPresent() ? replaced(macro, use.get(), inside) : macro.name());
				end = use.map(Use::end).orElse(end);
			} else if (end > i) {
				made.append(text, i, end);
			} else {
				quote = Quotes.after(quote, c);
				made.append(c);
				end = i + 1;
			}
			i = end;
		}
		return made.toString();
	}

	private String replaced(Macro macro, Use use, Set<String> inside) {
		Set<String> now = new HashSet<>(inside);
		now.add(macro.name());
		List<String> arguments = use.arguments().stream().map(argument -> expanded(argument, inside)).collect(Collectors.toList());
		return expanded(macro.applied(arguments), now);
	}

	/**
	 * A use of a macro.
	 *
	 * @param end one past its last character
	 */
	record Use(List<String> arguments, int end) {
	}

	/** The use of a macro whose name ends at a place; empty if its arguments do not follow there. */
	static Optional<Use> use(Macro macro, String text, int end) {
		if (macro.parameters().isEmpty()) {
			return Optional.of(new Use(List.of(), end));
		}
		int i = end;
		while (i < text.length() && Words.isBlank(text.charAt(i))) {
			i++;
		}
		if (i == text.length() || text.charAt(i) != '(') {
			return Optional.empty();
		}
		return arguments(text, i + 1);
	}

	private static Optional<Use> arguments(String text, int start) {
		List<String> arguments = new ArrayList<>();
		int depth = 0;
		char quote = 0;
		int begin = start;
		for (int i = start; i < text.length(); i++) {
			char c = text.charAt(i);
			quote = Quotes.after(quote, c);
			if (quote != 0) {
				continue;
			}
			if (c == '(') {
				depth++;
			} else if (c == ',' && depth == 0) {
				arguments.add(text.substring(begin, i).strip());
				begin = i + 1;
			} else if (c == ')' && depth-- == 0) {
				arguments.add(text.substring(begin, i).strip());
				return Optional.of(new Use(arguments, i + 1));
			}
		}
		return Optional.empty();
	}
}
