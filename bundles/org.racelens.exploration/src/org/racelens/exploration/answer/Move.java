package org.racelens.exploration.answer;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.racelens.exploration.skeleton.Access;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Step;

/** What a thread does in a schedule. */
public sealed interface Move {
	/** The number of the thread. */
	int thread();

	/**
	 * A visible operation. The read part of a trip that goes on is one, too.
	 *
	 * @param location the index of the location
	 * @param readsFrom the index of the move whose value is read, or of the acquisition because of which a test of a lock fails; nothing
	 * where the initial value is read
	 * @param overlooked the indices of earlier moves that wrote something newer than what is read
	 */
	record Operated(int thread, Step step, OptionalInt location, OptionalLong read, OptionalLong written, OptionalInt readsFrom,
			List<Integer> overlooked) implements Move {
		/** Keeps its own list. */
		public Operated {
			overlooked = List.copyOf(overlooked);
		}
	}

	/** One of the two accesses that race. */
	record Accessed(int thread, Segment segment, Access access) implements Move {
	}
}
