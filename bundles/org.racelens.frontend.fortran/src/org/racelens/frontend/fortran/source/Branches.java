package org.racelens.frontend.fortran.source;

import java.util.ArrayDeque;
import java.util.Deque;

/** Which parts of a source the preprocessor leaves in. */
final class Branches {
	private enum State {
		READ, NOT_YET, DONE
	}

	private final Deque<State> open = new ArrayDeque<>();

	/** Whether a line is read. */
	boolean areRead() {
		return open.stream().allMatch(state -> state == State.READ);
	}

	/** Opens branches of which the first has a condition. */
	void open(boolean holds) {
		open.push(areRead() ? holds ? State.READ : State.NOT_YET : State.DONE);
	}

	/** Whether the condition of a branch that begins here decides. */
	boolean isAsked() {
		return !open.isEmpty() && open.peek() == State.NOT_YET;
	}

	/** Begins the next branch, which is read if it is asked and its condition holds. */
	void next(boolean holds) {
		if (!open.isEmpty()) {
			State before = open.pop();
			open.push(before == State.NOT_YET ? holds ? State.READ : State.NOT_YET : State.DONE);
		}
	}

	void close() {
		open.poll();
	}
}
