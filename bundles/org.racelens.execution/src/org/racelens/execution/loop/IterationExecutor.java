package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.state.LoopFrame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/** Executes one iteration of a sequential loop, in terms of its trip number. */
final class IterationExecutor {
	private final Execution execution;
	private final Machine machine;

	IterationExecutor(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** Executes an iteration from a state at its start. */
	LoopRun run(LoopIteration iteration, Symbol trip, State head) {
		return run(iteration, trip, head, Bools.TRUE);
	}

	/** @param exists holds where the trip exists, or is weaker */
	LoopRun run(LoopIteration iteration, Symbol trip, State head, BoolExpr exists) {
		boolean serial = machine.task().isEmpty();
		if (serial) {
			machine.serial().assumptions().push(head.live());
		}
		try {
			return execution.signs().where(head.live(), () -> machine.recorder().isMuted()
					? machine.silentNest().inside(() -> iteration(iteration, trip, head, exists))
					: iteration(iteration, trip, head, exists));
		} finally {
			if (serial) {
				machine.serial().assumptions().pop();
			}
		}
	}

	private LoopRun iteration(LoopIteration iteration, Symbol trip, State head, BoolExpr exists) {
		BoolExpr[] condition = { Bools.TRUE };
		List<Item> header = new ArrayList<>();
		boolean uniform[] = { true };
		LockLoop.Tested tested = LockLoop.Tested.atEnd();
		Optional<LoopRun.LastTest> lastTest = Optional.empty();
		Optional<TaskContext> task = machine.task();
		Optional<State> start = task.isPresent() ? Optional.empty() : Optional.of(head.copy());
		task.ifPresent(t -> t.enclosing().loops().push(new LoopFrame(trip, true)));
		if (task.isEmpty()) {
			machine.serial().trips().addLast(trip);
		}
		try {
			head.begin();
			if (!iteration.testAtEnd()) {
				Optional<IntExpr> threads = head.threadLimit();
				WriteLog written = machine.recorder().logging(() -> header.addAll(test(iteration, head, condition)));
				lastTest = written.isEmpty() && threads.equals(head.threadLimit()) ? Optional.empty()
						: Optional.of(new LoopRun.LastTest(head.copy(), written));
				tested = LockLoop.Tested.atStart(head.locks());
				decideUniformity(task, condition[0], uniform, trip);
			}
			head.begin();
			List<Item> items = items(() -> body(iteration, trip, head, condition, exists));
			decideUniformity(task, condition[0], uniform, trip);
			return new LoopRun(condition[0], start, head, head.exits().breaks(), header, items, uniform[0], tested, lastTest);
		} finally {
			task.ifPresent(t -> t.enclosing().loops().pop());
			if (task.isEmpty()) {
				machine.serial().trips().removeLast();
			}
		}
	}

	private void body(LoopIteration iteration, Symbol trip, State head, BoolExpr[] condition, BoolExpr exists) {
		BoolExpr known = Bools.and(Bools.lessEqual(Ints.ZERO, trip), condition[0], exists);
		if (machine.task().isEmpty()) {
			machine.serial().assumptions().push(known);
		}
		try {
			execution.signs().within(known, () -> execution.execute(iteration.body(), head, iteration.frame()));
		} finally {
			if (machine.task().isEmpty()) {
				machine.serial().assumptions().pop();
			}
		}
		List<State> continued = head.exits().continues();
		head.exits(now -> now.withContinues(List.of()));
		execution.branches().rejoin(head, continued);
		if (!head.isDead()) {
			iteration.update().ifPresent(u -> execution.at(head, iteration.frame()).value(u));
			if (iteration.testAtEnd()) {
				condition[0] = holds(iteration, head);
			}
		}
	}

	private List<Item> test(LoopIteration iteration, State head, BoolExpr[] condition) {
		return items(() -> condition[0] = holds(iteration, head));
	}

	private BoolExpr holds(LoopIteration iteration, State head) {
		return iteration.condition().map(c -> execution.at(head, iteration.frame()).loopCondition(c)).orElse(Bools.TRUE);
	}

	private List<Item> items(Runnable code) {
		if (machine.task().isEmpty() || machine.recorder().isMuted()) {
			code.run();
			return List.of();
		}
		return machine.recorder().recording(code);
	}

	private static void decideUniformity(Optional<TaskContext> task, BoolExpr condition, boolean[] uniform, Symbol trip) {
		if (task.isPresent() && uniform[0] && !task.get().isUniform(condition)) {
			uniform[0] = false;
			task.get().enclosing().loops().pop();
			task.get().enclosing().loops().push(new LoopFrame(trip, false));
		}
	}

	/** Whether a condition is uniform inside of a loop that all threads of the team execute alike. */
	static boolean isUniformIn(TaskContext task, BoolExpr condition, Symbol trip) {
		task.enclosing().loops().push(new LoopFrame(trip, true));
		try {
			return task.isUniform(condition);
		} finally {
			task.enclosing().loops().pop();
		}
	}
}
