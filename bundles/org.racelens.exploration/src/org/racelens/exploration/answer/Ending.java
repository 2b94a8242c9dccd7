package org.racelens.exploration.answer;

import java.util.List;

/**
 * What a finished execution leaves.
 *
 * @param registers of each thread, those that its program mentions; interleavings tell only what still matters, which here is nothing
 * @param memory the last value of each location
 */
public record Ending(List<List<Long>> registers, List<Long> memory) {
	/** Keeps its own lists. */
	public Ending {
		registers = registers.stream().map(List::copyOf).toList();
		memory = List.copyOf(memory);
	}
}
