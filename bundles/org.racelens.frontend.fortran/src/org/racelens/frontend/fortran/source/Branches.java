package org.racelens.frontend.fortran.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.racelens.model.source.SourceRange;

/** Which parts of a source the preprocessor leaves in. */
final class Branches {
	private enum State {
		READ, NOT_YET, DONE
	}

	private final Deque<State> open = new ArrayDeque<>();
	private final Deque<SourceRange> places = new ArrayDeque<>();

	/** Whether a line is read. */
	boolean areRead() {
		return open.stream().allMatch(state -> state == State.READ);
	}

	/**
	 * Opens branches of which the first has a condition.
	 *
	 * @param place of the condition
	 */
	void open(boolean holds, SourceRange place) {
		places.push(place);
		open.push(areRead() ? holds ? State.READ : State.NOT_YET : State.DONE);
	}

	/** Whether the condition of a branch that begins here decides. */
	boolean isAsked() {
		return !open.isEmpty() && open.peek() == State.NOT_YET;
	}

	/** Begins the next branch, which is read if it is asked and its condition holds. Whether there are any. */
	boolean next(boolean holds) {
		if (open.isEmpty()) {
			return false;
		}
		State before = open.pop();
		open.push(before == State.NOT_YET ? holds ? State.READ : State.NOT_YET : State.DONE);
		return true;
	}

	/** Ends the innermost branches. Whether there are any. */
	boolean close() {
		places.poll();
		return open.poll() != null;
	}

	/** Where branches begin that have no end. */
	List<SourceRange> unended() {
		List<SourceRange> all = new ArrayList<>(places);
		Collections.reverse(all);
		return all;
	}
}
