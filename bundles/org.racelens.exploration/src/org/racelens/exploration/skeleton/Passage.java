package org.racelens.exploration.skeleton;

import java.util.List;

/**
 * One execution of a segment.
 *
 * @param values of the segment's registers, in their order
 */
public record Passage(int thread, Segment segment, List<Long> values) {
	/** Keeps its own list. */
	public Passage {
		values = List.copyOf(values);
	}

	/** The place that an access of the segment touches. */
	public long location(Access access) {
		return access.location().value(register -> values.get(segment.registers().indexOf(register)));
	}
}
