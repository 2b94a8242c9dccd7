package org.racelens.report.drawing;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;

/** The two accesses of a race from left to right: by thread, then as the race has them. */
record Ends(AccessReport left, AccessReport right) {
	static Ends of(Race race) {
		List<AccessReport> sorted = Stream.of(race.first(), race.second()).sorted(Comparator.comparing(Ends::number)).toList();
		return new Ends(sorted.get(0), sorted.get(1));
	}

	/** Threads have numbers; anything else comes last. */
	private static long number(AccessReport access) {
		return access.thread().matches("\\d{1,9}") ? Long.parseLong(access.thread()) : Long.MAX_VALUE;
	}

	List<AccessReport> both() {
		return List.of(left, right);
	}
}
