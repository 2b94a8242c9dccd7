package org.racelens.exploration.tests;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Register;

/** What one thread does if its reads find certain values. */
record Trace(List<Node> nodes, Map<Register, Long> registers, Optional<Blocked> blocked, boolean isCut) {
	/** An event; locations are -1 for those that have none. */
	record Node(boolean reads, boolean writes, int location, long read, long written, MemoryOrder order, Passage passage) {
		boolean isFence() {
			return location < 0 && passage == null;
		}
	}

	/** Where a thread waits; it goes on if it finds the last values of all locations and those are accepted. */
	record Blocked(String label, Predicate<List<Long>> accepted) {
	}
}
