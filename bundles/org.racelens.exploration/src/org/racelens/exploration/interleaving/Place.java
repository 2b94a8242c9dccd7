package org.racelens.exploration.interleaving;

import java.util.List;
import org.racelens.exploration.machine.ThreadState;
import org.racelens.exploration.skeleton.Passage;

/**
 * Where a thread is between two visible operations.
 *
 * @param state before the next one
 * @param passages the segments that it has passed, or has yet to pass, since the last one
 * @param isWaiting whether it has come to the barrier at which it stands
 */
record Place(ThreadState state, List<Passage> passages, boolean isWaiting) {
	Place {
		passages = List.copyOf(passages);
	}

	Place waiting() {
		return new Place(state, passages, true);
	}
}
