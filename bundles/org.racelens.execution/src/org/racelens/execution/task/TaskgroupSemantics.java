package org.racelens.execution.task;

import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;

/**
 * {@code taskgroup}: at its end the task waits for all tasks generated inside and for those that these generated; the reductions that they
 * take part in are complete there. Semantics §5; OpenMP 5.2 §15.4.
 */
final class TaskgroupSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;

	TaskgroupSemantics(Execution execution, DataEnvironment environment) {
		this.execution = execution;
		this.environment = environment;
		machine = execution.machine();
	}

	void execute(Tasking.Taskgroup c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			execution.execute(c.body(), state, frame);
			return;
		}
		Runnable body = () -> execution.execute(c.body(), state, frame);
		machine.task().orElseThrow().inGroup(frame.site(c.range()),
				() -> environment.reducing(c.directive(), ClauseName.TASK_REDUCTION, body, state, frame));
	}
}
