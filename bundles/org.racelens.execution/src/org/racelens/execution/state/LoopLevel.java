package org.racelens.execution.state;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;

/**
 * One associated loop; the value is that of its variable in trip {@code trip}, of a pointer or an iterator the number of the element.
 */
public record LoopLevel(Variable variable, Statement body, Symbol trip, IntExpr value, BoolExpr domain, Optional<IntExpr> count) {
	/** The same loop in the iterations where a further condition holds. */
	public LoopLevel where(BoolExpr condition) {
		return new LoopLevel(variable, body, trip, value, Bools.and(domain, condition), count);
	}
}
