package org.racelens.execution.team;

import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.interpreter.PositiveArgument;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.IntExpr;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;

/** What {@code thread_limit} says of the contention groups of a construct. OpenMP 5.2 §13.3 */
public final class ThreadLimits {
	private ThreadLimits() {
	}

	/** The most threads of each contention group, where a clause says so. OpenMP 5.2 §13.3 */
	public static Optional<IntExpr> of(Execution execution, Construct c, State state, Frame frame) {
		return c.clause(ExpressionClause.class, ClauseName.THREAD_LIMIT).flatMap(ExpressionClause::expression)
				.flatMap(e -> PositiveArgument.of(ClauseName.THREAD_LIMIT, e, execution, state, frame).value());
	}
}
