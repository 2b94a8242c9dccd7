package org.racelens.analysis.semantics;

import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.model.expr.Expression;
import org.racelens.model.omp.Clause.ExpressionClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;

/**
 * {@code assume}: its block just executes; what {@code holds} says is a fact at the block's beginning. The expression is not evaluated by
 * the program, so it makes no accesses. OpenMP 5.2 §8.3.
 */
final class AssumeSemantics {
	private final Executor executor;
	private final Machine machine;

	AssumeSemantics(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	void execute(Construct.Assume c, State state, Frame frame) {
		c.clauses(ExpressionClause.class, ClauseName.HOLDS).stream().map(ExpressionClause::expression).flatMap(Optional::stream)
				.forEach(e -> holds(e, state, frame));
		executor.execute(c.body(), state, frame);
	}

	/** From here on only executions go on in which the expression holds: all others are undefined. */
	void holds(Expression e, State state, Frame frame) {
		BoolExpr[] condition = { Bools.TRUE };
		machine.silently(() -> condition[0] = executor.evaluator(state.copy(), frame).condition(e));
		state.endUnless(condition[0]);
	}
}
