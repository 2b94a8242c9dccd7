package org.racelens.exploration.tests;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Step;

/** What one thread does if its reads find certain values. */
record Trace(List<Node> nodes, Map<Register, Long> registers, Optional<Blocked> blocked, boolean isCut) {
	/** An event; locations are -1 for those that have none. */
	record Node(boolean reads, boolean writes, int location, long read, long written, MemoryOrder order, Passage passage) {
		boolean isFence() {
			return location < 0 && passage == null;
		}
	}

	/** Where a thread waits; it goes on once it finds a value that is accepted. */
	record Blocked(Step step, int location, LongPredicate accepted) {
	}
}
