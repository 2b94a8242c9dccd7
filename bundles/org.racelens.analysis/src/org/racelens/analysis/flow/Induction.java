package org.racelens.analysis.flow;

import java.util.Optional;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;

/**
 * A variable that each iteration of a loop changes exactly once by the same step: what {@code linear(v:step)} says.
 *
 * @param step what is added
 * @param update where
 */
public record Induction(Expression step, SourceRange update) {

	/** The induction of a local variable; present only if it is sure. */
	public static Optional<Induction> of(Variable v, Statement loopBody, ParsedUnit unit) {
		return Optional.empty();
	}
}
