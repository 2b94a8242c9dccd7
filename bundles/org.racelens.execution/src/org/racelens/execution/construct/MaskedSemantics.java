package org.racelens.execution.construct;

import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.LonePart;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Parallelism;

/** {@code masked} and {@code master}: the threads whose number the filter gives, no barrier. Semantics §3; OpenMP 5.2 §10.5. */
final class MaskedSemantics {
	private final Execution execution;
	private final Machine machine;
	private final LonePart lonePart;

	MaskedSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		lonePart = new LonePart(execution);
	}

	void execute(Parallelism.Masked c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			machine.tally().queryTeam();
			execution.execute(c.body(), state, frame);
			return;
		}
		TaskContext task = machine.task().get();
		IntExpr filter = c.directive().clause(ExpressionClause.class, ClauseName.FILTER).flatMap(ExpressionClause::expression)
				.map(e -> execution.at(state, frame).number(e)).orElse(Ints.ZERO);
		task.worksharing().enter();
		try {
			execution.branches().branch(state, Bools.equal(task.thread(), filter), taken -> execute(c, filter, taken, frame), taken -> {
			});
		} finally {
			task.worksharing().leave();
		}
	}

	/** A filter that is the same for all threads lets one of them in, in each encounter the same. */
	private void execute(Parallelism.Masked c, IntExpr filter, State state, Frame frame) {
		if (filter instanceof IntExpr.Constant) {
			lonePart.execute(frame.site(c.range()), state, () -> execution.execute(c.body(), state, frame));
		} else {
			execution.execute(c.body(), state, frame);
		}
	}
}
