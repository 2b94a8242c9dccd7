package org.racelens.execution.task;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.machine.TaskContext;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;

/**
 * The chunks of iterations that the tasks of a taskloop execute, where a clause limits what the implementation may choose. Any two
 * iterations of different tasks have an end of a chunk between them: so it is enough to know where a chunk may end. OpenMP 5.2 §12.6.1,
 * §12.6.2
 *
 * @param end before which iteration a chunk ends: any of those that the facts permit
 * @param facts what is known of it
 * @param longest more iterations than this are not in one chunk
 */
record TaskloopChunks(IntExpr end, BoolExpr facts, IntExpr longest) {
	/** Chunks of so many iterations, the last one of fewer. */
	static TaskloopChunks ofSize(IntExpr size, IntExpr count, TaskContext task, String name) {
		IntExpr chunk = input(task, name);
		IntExpr end = Ints.multiply(chunk, size);
		return new TaskloopChunks(end, Bools.and(Bools.lessEqual(Ints.ONE, chunk), Bools.less(end, count)), size);
	}

	/** Chunks of so many iterations or more, but of less than twice as many. */
	static TaskloopChunks ofSizeOrMore(IntExpr size, IntExpr count, TaskContext task, String name) {
		IntExpr end = input(task, name);
		return new TaskloopChunks(end, Bools.and(Bools.lessEqual(size, end), Bools.lessEqual(Ints.add(end, size), count)),
				Ints.add(Ints.multiply(size, 2), -1));
	}

	/** So many chunks of equal size, the first of which have one iteration more where the number of iterations is no multiple. */
	static Optional<TaskloopChunks> ofNumber(IntExpr number, IntExpr count, TaskContext task, String name) {
		Optional<Long> tasks = Ints.constant(number).filter(n -> n > 0);
		Optional<Long> all = Ints.constant(count);
		if (tasks.isEmpty() || all.isEmpty()) {
			return Optional.empty();
		}
		long size = all.get() / tasks.get();
		long larger = all.get() % tasks.get();
		IntExpr chunk = input(task, name);
		IntExpr end = Ints.add(Ints.multiply(chunk, size), Ints.min(chunk, Ints.of(larger)));
		BoolExpr facts = Bools.and(Bools.lessEqual(Ints.ONE, chunk), Bools.less(chunk, Ints.of(Math.min(tasks.get(), all.get()))));
		return Optional.of(new TaskloopChunks(end, facts, Ints.of(size + (larger > 0 ? 1 : 0))));
	}

	/** That an iteration is in the part before the end, which has number 0, or behind it, number 1. */
	BoolExpr isIn(IntExpr part, IntExpr iteration) {
		return Bools.equal(part, Ints.choice(Bools.less(iteration, end), Ints.ZERO, Ints.ONE));
	}

	/** That an iteration is in a chunk that begins anywhere. */
	BoolExpr isInOne(IntExpr iteration, TaskContext task, String name) {
		IntExpr begin = input(task, name);
		return Bools.and(Bools.lessEqual(begin, iteration), Bools.less(iteration, Ints.add(begin, longest)));
	}

	/** What the implementation chooses in each encounter of the construct. */
	private static IntExpr input(TaskContext task, String name) {
		List<IntExpr> encounter = task.instance();
		return new Apply(new FunctionSymbol(Name.of(name), encounter.size(), Meaning.INPUT, Optional.empty()), encounter);
	}
}
