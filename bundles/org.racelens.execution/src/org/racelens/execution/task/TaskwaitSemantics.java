package org.racelens.execution.task;

import java.util.List;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;

/**
 * {@code taskwait}: the task waits for the tasks that it generated, not for those that these generated; with dependences for the siblings
 * that they name, as a task that does nothing would. Semantics §5; OpenMP 5.2 §15.5.
 */
final class TaskwaitSemantics {
	private final Execution execution;
	private final Machine machine;
	private final TaskBody tasks;

	TaskwaitSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		tasks = new TaskBody(execution);
	}

	void execute(Tasking.Taskwait c, State state, Frame frame) {
		if (machine.task().isEmpty() || state.isDead()) {
			return;
		}
		List<Dependence> dependences = new TaskDependences(execution, state, frame).of(c.clauses());
		if (c.directive().has(ClauseName.DEPEND)) {
			BoolExpr deferred = Bools.of(c.directive().has(ClauseName.NOWAIT));
			tasks.empty(c, deferred, dependences, state, frame);
		} else {
			machine.recorder().record(new Item.Taskwait(frame.site(c.range()), c.range(), state.live()));
		}
	}
}
