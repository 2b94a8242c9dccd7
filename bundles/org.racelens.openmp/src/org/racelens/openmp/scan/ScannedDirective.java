package org.racelens.openmp.scan;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;

/**
 * A directive as it is written, before names are looked up.
 *
 * @param names the leaf directives in order; at least one
 * @param arguments the parenthesised argument of the directive itself, split at commas
 * @param range from the first word of the name to the end of the last clause
 */
public record ScannedDirective(List<DirectiveName> names, List<ScannedArgument> arguments, List<ScannedClause> clauses, SourceRange range) {
	public ScannedDirective {
		names = List.copyOf(names);
		arguments = List.copyOf(arguments);
		clauses = List.copyOf(clauses);
		if (names.isEmpty()) {
			throw new IllegalArgumentException("a directive without a name");
		}
	}

	/** The directive's name as it is written. */
	public String spelling() {
		return String.join(" ", names.stream().map(DirectiveName::spelling).toList());
	}

	/** The clauses of a name, in the order of the text. */
	public List<ScannedClause> clauses(ClauseName name) {
		return clauses.stream().filter(c -> c.name() == name).toList();
	}
}
