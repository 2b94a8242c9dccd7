package org.racelens.analysis.fix;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Which fixes are wanted.
 *
 * @param kinds only these
 * @param line only for races with an end, or a region's directive, in this line (1-based)
 */
public record FixSelection(Set<FixKind> kinds, Optional<Integer> line) {
	public static final FixSelection ALL = new FixSelection(EnumSet.allOf(FixKind.class), Optional.empty());

	public FixSelection {
		kinds = Set.copyOf(kinds);
	}

	boolean wants(RaceGroup group) {
		return line.isEmpty() || group.region().place().line() == line.get()
				|| group.ends().stream().anyMatch(e -> e.place().line() == line.get());
	}
}
