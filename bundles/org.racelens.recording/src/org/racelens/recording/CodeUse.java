package org.racelens.recording;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What code was seen to do that accesses memory.
 *
 * @param writes whether it wrote some
 * @param regions the code of the regions by whose teams it was executed, and of those around these
 * @param atomics if it did so by an atomic operation, the calls that had led there, innermost first and a few of each; of many some are
 * left out
 */
public record CodeUse(boolean writes, Set<Long> regions, Set<List<Long>> atomics) {
	private static final int MOST_CALLS = 256;

	/** Keeps its own sets. */
	public CodeUse {
		regions = Set.copyOf(regions);
		atomics = Set.copyOf(atomics);
	}

	CodeUse and(CodeUse other) {
		if ((writes || !other.writes) && regions.containsAll(other.regions)
				&& (atomics.size() >= MOST_CALLS || atomics.containsAll(other.atomics))) {
			return this;
		}
		Set<Long> both = new TreeSet<>(regions);
		both.addAll(other.regions);
		Set<List<Long>> all = new LinkedHashSet<>(atomics);
		Stream.concat(atomics.stream(), other.atomics.stream()).limit(MOST_CALLS).forEach(all::add);
		return new CodeUse(writes || other.writes, both, all);
	}
}
