package org.racelens.exploration.tests;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Register;

/** What one thread does if its reads find certain values. */
record Trace(List<Node> nodes, Map<Register, Long> registers, Optional<Blocked> blocked, boolean isCut) {
	/** An event; locations are -1 for those that have none. */
	record Node(boolean reads, boolean writes, int location, long read, long written, MemoryOrder order, Passage passage, Ties ties) {
		Node(boolean reads, boolean writes, int location, long read, long written, MemoryOrder order, Passage passage) {
			this(reads, writes, location, read, written, order, passage, Ties.NONE);
		}

		Node tied(Ties to) {
			return new Node(reads, writes, location, read, written, order, passage, to);
		}

		boolean isFence() {
			return location < 0 && passage == null;
		}
	}

	/**
	 * What an operation depends on.
	 *
	 * @param uses the registers of its address, value and guards, in programs that set each register once and only by reading
	 * @param sets the register that it sets
	 * @param isFixed whether nothing moves past it
	 * @param barrier k where the thread comes to its k-th barrier, -k where it leaves that, otherwise 0
	 */
	record Ties(Set<Register> uses, Set<Register> sets, boolean isFixed, int barrier) {
		static final Ties NONE = new Ties(Set.of(), Set.of(), false, 0);
	}

	/** How many barriers the thread has left. */
	long barriers() {
		return nodes.stream().filter(node -> node.ties().barrier() < 0).count();
	}

	/** Where a thread waits; it goes on if it finds the last values of all locations and those are accepted. */
	record Blocked(String label, Predicate<List<Long>> accepted) {
	}
}
