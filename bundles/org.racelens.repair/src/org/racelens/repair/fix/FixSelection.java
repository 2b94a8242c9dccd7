package org.racelens.repair.fix;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.race.verdict.Confidence;

/**
 * Which fixes are wanted.
 *
 * @param kinds only these
 * @param givesUp the least confidence of a race for which a repair gives up parallelism
 * @param line only for races with an end, or a region's directive, in this line (1-based)
 */
public record FixSelection(Set<FixKind> kinds, Confidence givesUp, Optional<Integer> line) {
	/** Everything that keeps the threads: parallelism is given up only for who asks for it. */
	public static final FixSelection USUAL = new FixSelection(EnumSet.complementOf(EnumSet.of(FixKind.REMOVE_PRAGMA)),
			Confidence.DEFINITE, Optional.empty());
	/** Everything; parallelism is given up for definite races only. */
	public static final FixSelection ALL = new FixSelection(EnumSet.allOf(FixKind.class), Confidence.DEFINITE, Optional.empty());

	public FixSelection {
		kinds = Set.copyOf(kinds);
	}

	/** Whether a repair may give up parallelism for these races. */
	public boolean givesUpFor(RaceGroup group) {
		return asksForLastResort() && (givesUp == Confidence.POSSIBLE || group.isDefinite());
	}

	/** Whether parallelism may be given up at all. */
	boolean asksForLastResort() {
		return kinds.contains(FixKind.REMOVE_PRAGMA);
	}

	/** Whether fixes are wanted for races of this group, by their lines; their kinds and confidence are not asked. */
	public boolean wants(RaceGroup group) {
		return line.isEmpty() || group.region().place().line() == line.get()
				|| group.ends().stream().anyMatch(e -> e.place().line() == line.get());
	}
}
