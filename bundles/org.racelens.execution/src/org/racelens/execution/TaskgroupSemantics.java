package org.racelens.execution;

import org.racelens.execution.region.Item.Grouping;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;

/**
 * {@code taskgroup}: at its end the task waits for all tasks generated inside and for those that these generated; the reductions that they
 * take part in are complete there. Semantics §5; OpenMP 5.2 §15.4.
 */
final class TaskgroupSemantics {
	private final Executor executor;
	private final Machine machine;
	private final DataEnvironment environment;

	TaskgroupSemantics(Executor executor, DataEnvironment environment) {
		this.executor = executor;
		this.environment = environment;
		machine = executor.machine;
	}

	void execute(Construct.Taskgroup c, State state, Frame frame) {
		if (machine.team.isEmpty()) {
			executor.execute(c.body(), state, frame);
			return;
		}
		Runnable body = () -> executor.execute(c.body(), state, frame);
		within(machine, TaskBody.id(c.range(), frame),
				() -> environment.reducing(c.directive(), ClauseName.TASK_REDUCTION, body, state, frame));
	}

	/**
	 * Runs code inside a taskgroup region.
	 *
	 * @param id of the region, in this task
	 */
	static void within(Machine machine, String id, Runnable code) {
		Team team = machine.team.orElseThrow();
		team.groups.push(new Grouping(id, team.instance()));
		try {
			code.run();
		} finally {
			team.groups.pop();
		}
	}
}
