package org.racelens.recording;

import java.util.Set;
import java.util.TreeSet;

/**
 * What code was seen to do that accesses memory.
 *
 * @param writes whether it wrote some
 * @param regions the code of the regions by whose teams it was executed, and of those around these
 */
public record CodeUse(boolean writes, Set<Long> regions) {
	/** Keeps its own set. */
	public CodeUse {
		regions = Set.copyOf(regions);
	}

	CodeUse and(CodeUse other) {
		if (equals(other)) {
			return this;
		}
		Set<Long> both = new TreeSet<>(regions);
		both.addAll(other.regions);
		return new CodeUse(writes || other.writes, both);
	}
}
