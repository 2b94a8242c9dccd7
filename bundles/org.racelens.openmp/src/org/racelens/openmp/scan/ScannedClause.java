package org.racelens.openmp.scan;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;

/**
 * A clause as it is written.
 *
 * @param modifiers what the clause's colon divides from its arguments, on whichever side it stands: {@code inscan} and {@code +} of
 * {@code reduction(inscan, + : x)}, {@code 4} of {@code linear(x : 4)}, {@code parallel} of {@code if(parallel : e)}
 * @param arguments list items, expressions, keywords
 * @param whole all that stands in the parentheses, as one
 * @param nested the directive that the clause's argument is: of {@code when} and {@code otherwise}
 * @param range from the clause's name to its closing parenthesis
 */
public record ScannedClause(ClauseName name, List<ScannedArgument> modifiers, List<ScannedArgument> arguments,
		Optional<ScannedArgument> whole, Optional<ScannedDirective> nested, SourceRange range) {
	public ScannedClause(ClauseName name, List<ScannedArgument> modifiers, List<ScannedArgument> arguments, SourceRange range) {
		this(name, modifiers, arguments, Optional.empty(), Optional.empty(), range);
	}

	public ScannedClause {
		modifiers = List.copyOf(modifiers);
		arguments = List.copyOf(arguments);
	}
}
