package org.racelens.execution.task;

import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.interpreter.PositiveArgument;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;

/** What {@code grainsize} and {@code num_tasks} say of the tasks of a taskloop. OpenMP 5.2 §12.6.1, §12.6.2 */
final class TaskloopGrain {
	private final Execution execution;

	TaskloopGrain(Execution execution) {
		this.execution = execution;
	}

	/** Where a clause limits the chunks; else any two iterations may be in different tasks. */
	Optional<TaskloopChunks> chunks(Tasking.Taskloop c, LoopNest nest, State state, Frame frame) {
		if (!nest.counts().stream().allMatch(Optional::isPresent)) {
			return Optional.empty();
		}
		IntExpr count = nest.counts().stream().map(Optional::get).reduce(Ints.ONE, Ints::multiply);
		TaskContext task = execution.machine().task().orElseThrow();
		String name = name("end", c, frame);
		Optional<IntExpr> grain = number(c, ClauseName.GRAINSIZE, state, frame);
		if (grain.isPresent()) {
			return Optional.of(isStrict(c, ClauseName.GRAINSIZE) ? TaskloopChunks.ofSize(grain.get(), count, task, name)
					: TaskloopChunks.ofSizeOrMore(grain.get(), count, task, name));
		}
		return number(c, ClauseName.NUM_TASKS, state, frame).filter(n -> isStrict(c, ClauseName.NUM_TASKS))
				.flatMap(n -> TaskloopChunks.ofNumber(n, count, task, name));
	}

	/** The name of what the implementation chooses of a chunk. */
	static String name(String what, Tasking.Taskloop c, Frame frame) {
		return what + " of a chunk@" + c.range().offset() + " " + frame.path();
	}

	/** Whether there is one task whatever the implementation chooses. */
	boolean isOneTask(Tasking.Taskloop c, LoopNest nest, State state, Frame frame) {
		Optional<IntExpr> tasksWanted = number(c, ClauseName.NUM_TASKS, state, frame);
		Optional<Long> grain = number(c, ClauseName.GRAINSIZE, state, frame).flatMap(Ints::constant);
		Optional<Long> count = nest.counts().stream().allMatch(Optional::isPresent)
				? nest.counts().stream().map(n -> Ints.constant(n.get())).reduce(Optional.of(1L),
						(a, b) -> a.flatMap(x -> b.map(y -> x * y)))
				: Optional.empty();
		boolean strict = isStrict(c, ClauseName.GRAINSIZE);
		boolean coarse = grain.isPresent() && count.isPresent() && count.get() < (strict ? grain.get() + 1 : 2 * grain.get());
		return coarse || tasksWanted.filter(n -> Ints.isConstant(n, 1)).isPresent();
	}

	private static boolean isStrict(Tasking.Taskloop c, ClauseName name) {
		return c.directive().clauses(ExpressionClause.class, name).stream()
				.anyMatch(g -> g.modifier().filter("strict"::equals).isPresent());
	}

	private Optional<IntExpr> number(Tasking.Taskloop c, ClauseName name, State state, Frame frame) {
		return c.directive().clause(ExpressionClause.class, name).flatMap(ExpressionClause::expression)
				.flatMap(e -> PositiveArgument.of(name, e, execution, state, frame).value());
	}
}
