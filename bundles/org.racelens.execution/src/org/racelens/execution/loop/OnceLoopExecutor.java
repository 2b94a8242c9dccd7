package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.openmp.program.Statement.Loop;

/** Loops without a second iteration: they are a block or a branch, behind which {@code break} and {@code continue} lead. */
final class OnceLoopExecutor {
	private final Execution execution;

	OnceLoopExecutor(Execution execution) {
		this.execution = execution;
	}

	/** Executes the loop, whose initialization is done. */
	void execute(Loop s, State state, Frame frame) {
		State entry = state.copy();
		state.exits(Exits::ofFunction);
		if (s.testAtEnd() || s.condition().isEmpty()) {
			execution.execute(s.body(), state, frame);
		} else {
			BoolExpr condition = execution.at(state, frame).condition(s.condition().get());
			execution.branches().branch(state, condition, taken -> execution.execute(s.body(), taken, frame), taken -> {
			});
		}
		List<State> left = new ArrayList<>(state.exits().continues());
		left.addAll(state.exits().breaks());
		left.forEach(l -> inside(l, entry));
		inside(state, entry);
		execution.branches().rejoinAll(state, left, entry);
	}

	/** What leads out of the loops around is again what it was at the entry. */
	private static void inside(State state, State entry) {
		state.exits(now -> now.around(entry.exits()));
	}
}
