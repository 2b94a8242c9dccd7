package org.racelens.execution.task;

import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.openmp.program.Tasking;

/** The constructs of tasks: hands each to the class that holds its semantics. OpenMP 5.2 §12, §15.4, §15.5, §15.9.4 */
public final class TaskConstructs {
	private final TaskSemantics task;
	private final TaskloopSemantics taskloop;
	private final TaskgroupSemantics taskgroup;
	private final TaskwaitSemantics taskwait;
	private final DepobjSemantics depobj;

	public TaskConstructs(Execution execution, DataEnvironment environment) {
		task = new TaskSemantics(execution, environment);
		taskgroup = new TaskgroupSemantics(execution, environment);
		taskloop = new TaskloopSemantics(execution, environment);
		taskwait = new TaskwaitSemantics(execution);
		depobj = new DepobjSemantics(execution);
	}

	/** Executes a {@code task} construct: generates the task and goes on. */
	public void execute(Tasking.Task c, State state, Frame frame) {
		task.execute(c, state, frame);
	}

	/** Executes a {@code taskloop} construct: generates tasks for parts of the loop. */
	public void execute(Tasking.Taskloop c, State state, Frame frame) {
		taskloop.execute(c, state, frame);
	}

	/** Executes a {@code taskgroup} construct: behind its body all tasks generated in it, and their descendants, are complete. */
	public void execute(Tasking.Taskgroup c, State state, Frame frame) {
		taskgroup.execute(c, state, frame);
	}

	/** Executes a {@code taskwait} construct: the child tasks, or with {@code depend} those that it names, are complete. */
	public void execute(Tasking.Taskwait c, State state, Frame frame) {
		taskwait.execute(c, state, frame);
	}

	/** Executes a {@code depobj} construct: an access to the depend object, and what it stands for from then on. */
	public void execute(Tasking.Depobj c, State state, Frame frame) {
		depobj.execute(c, state, frame);
	}
}
