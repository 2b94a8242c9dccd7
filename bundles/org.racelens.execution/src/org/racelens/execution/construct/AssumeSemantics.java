package org.racelens.execution.construct;

import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Utility;

/**
 * {@code assume}: its block just executes; what {@code holds} says is a fact at the block's beginning. The expression is not evaluated by
 * the program, so it makes no accesses. OpenMP 5.2 §8.3.
 */
final class AssumeSemantics {
	private final Execution execution;
	private final Machine machine;

	AssumeSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	void execute(Utility.Assume c, State state, Frame frame) {
		c.clauses(ExpressionClause.class, ClauseName.HOLDS).stream().map(ExpressionClause::expression).flatMap(Optional::stream)
				.forEach(e -> holds(e, state, frame));
		execution.execute(c.body(), state, frame);
	}

	/** From here on only executions go on in which the expression holds: all others are undefined. */
	void holds(Expression e, State state, Frame frame) {
		BoolExpr[] condition = { Bools.TRUE };
		State aside = state.copy();
		machine.recorder().silently(() -> condition[0] = execution.at(aside, frame).condition(e));
		execution.memory().held().lookAsIn(aside, state);
		state.endUnless(condition[0]);
	}
}
