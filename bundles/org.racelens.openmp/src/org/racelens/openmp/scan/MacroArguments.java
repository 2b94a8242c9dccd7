package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.MacroExpansion.Marked;
import org.racelens.openmp.scan.PragmaToken.Kind;

/**
 * The arguments of one use of a function-like macro.
 *
 * @param written as they stand there
 * @param expanded with their own macros expanded
 */
record MacroArguments(List<String> parameters, List<List<Marked>> written, List<List<Marked>> expanded) {
	static final MacroArguments NONE = new MacroArguments(List.of(), List.of(), List.of());

	private static final String VARIADIC = "__VA_ARGS__";

	/** The argument of a parameter as it is written; empty if the name is no parameter. */
	Optional<List<Marked>> written(String name, SourceRange use) {
		return argument(name, written, use);
	}

	/** The argument of a parameter with its macros expanded; empty if the name is no parameter. */
	Optional<List<Marked>> expanded(String name, SourceRange use) {
		return argument(name, expanded, use);
	}

	/** Whether a name is the parameter that takes all further arguments. */
	boolean isVariadic(String name) {
		return !parameters.isEmpty() && isVariadic(parameters.size() - 1) && spelling(parameters.size() - 1).equals(name);
	}

	private Optional<List<Marked>> argument(String name, List<List<Marked>> arguments, SourceRange use) {
		for (int i = 0; i < parameters.size(); i++) {
			if (spelling(i).equals(name)) {
				return Optional.of(isVariadic(i) ? joined(arguments, i, use) : i < arguments.size() ? arguments.get(i) : List.of());
			}
		}
		return Optional.empty();
	}

	private boolean isVariadic(int index) {
		String parameter = parameters.get(index);
		return index == parameters.size() - 1 && (parameter.endsWith("...") || parameter.equals(VARIADIC));
	}

	private String spelling(int index) {
		String parameter = parameters.get(index).replace("...", "").strip();
		return parameter.isEmpty() ? VARIADIC : parameter;
	}

	private static List<Marked> joined(List<List<Marked>> arguments, int first, SourceRange use) {
		List<Marked> result = new ArrayList<>();
		for (int i = first; i < arguments.size(); i++) {
			if (i > first) {
				result.add(new Marked(new PragmaToken(Kind.PUNCTUATOR, ",", use, false, true), Set.of()));
			}
			result.addAll(arguments.get(i));
		}
		return result;
	}
}
