package org.racelens.execution.construct;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.call.CallExecutor;
import org.racelens.execution.call.VariantCalls;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.task.TaskBody;
import org.racelens.execution.task.TaskDependences;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Utility;

/**
 * {@code dispatch}: a call for which {@code novariants} and {@code nocontext} say whether variants take the function's place. It waits
 * first for the tasks that {@code depend} names. OpenMP 5.2 §7.6
 */
final class DispatchSemantics {
	private final Execution execution;
	private final CallExecutor calls;
	private final TaskBody tasks;

	DispatchSemantics(Execution execution, CallExecutor calls) {
		this.execution = execution;
		this.calls = calls;
		tasks = new TaskBody(execution);
	}

	void execute(Utility.Dispatch c, State state, Frame frame) {
		if (execution.machine().task().isPresent() && c.has(ClauseName.DEPEND)) {
			tasks.empty(c, Bools.of(c.has(ClauseName.NOWAIT)), new TaskDependences(execution, state, frame).of(c.clauses()), state, frame);
		}
		VariantCalls.Dispatched call = new VariantCalls.Dispatched(target(c.body()), condition(c, ClauseName.NOVARIANTS, state, frame),
				condition(c, ClauseName.NOCONTEXT, state, frame));
		calls.dispatching(call, () -> execution.execute(c.body(), state, frame));
	}

	private BoolExpr condition(Utility.Dispatch c, ClauseName name, State state, Frame frame) {
		return c.clause(ExpressionClause.class, name).flatMap(ExpressionClause::expression)
				.map(e -> execution.at(state, frame).condition(e)).orElse(Bools.FALSE);
	}

	/** The call that the construct is about: a statement of its own, or what is assigned. */
	private static Optional<Call> target(Statement body) {
		if (body instanceof Block block) {
			List<Call> calls = block.statements().stream().flatMap(s -> target(s).stream()).toList();
			return calls.size() == 1 ? Optional.of(calls.get(0)) : Optional.empty();
		}
		Expression e = body instanceof ExpressionStatement s ? s.expression() : null;
		Expression value = e instanceof Assignment a ? a.value() : e;
		return value instanceof Call call ? Optional.of(call) : Optional.empty();
	}
}
