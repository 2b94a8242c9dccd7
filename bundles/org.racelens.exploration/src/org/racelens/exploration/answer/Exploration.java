package org.racelens.exploration.answer;

import java.util.List;

/** The answer for a skeleton: one race for each pair of accesses, one standstill for each set of places where threads wait. */
public record Exploration(Mode mode, List<Race> races, List<Standstill> standstills, Coverage coverage) {
	/** Keeps its own lists. */
	public Exploration {
		races = List.copyOf(races);
		standstills = List.copyOf(standstills);
	}
}
