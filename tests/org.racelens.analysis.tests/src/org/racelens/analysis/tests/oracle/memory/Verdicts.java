package org.racelens.analysis.tests.oracle.memory;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.analysis.tests.oracle.machine.Program.RacyPlaces;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.race.verdict.Verdict;

/**
 * What the analysis says of a region.
 *
 * @param definite the races that it is sure of, with the values of their witnesses
 * @param possible the other races
 * @param reasons of gaps
 */
record Verdicts(Verdict verdict, Map<RacyPlaces, List<Map<String, String>>> definite, Set<RacyPlaces> possible, List<Statement> conditions,
		List<String> reasons) {
	/** Whether it says something for sure. */
	boolean isDecided() {
		return switch (verdict) {
			case RACE_FREE, RACE_FREE_IF -> true;
			case RACE -> !definite.isEmpty();
			case UNKNOWN, NO_PARALLELISM -> false;
		};
	}
}
