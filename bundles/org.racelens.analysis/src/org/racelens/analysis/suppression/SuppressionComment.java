package org.racelens.analysis.suppression;

import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Suppression;

/**
 * A comment that accepts races: those of its variable with an end, or with their region's directive, in the lines that it speaks of.
 *
 * @param variable as the reports name it; empty for all
 * @param firstLine of the lines that it speaks of, 1-based
 * @param lastLine the last of them
 */
record SuppressionComment(Suppression suppression, Optional<String> variable, int firstLine, int lastLine) {
	boolean accepts(Race race, RegionReport region) {
		return variable.map(race.variable()::equals).orElse(true) && speaksOf(race, region);
	}

	/** Whether the race is at its lines, whatever the variable is. */
	boolean speaksOf(Race race, RegionReport region) {
		return Stream.concat(Stream.of(race.first(), race.second()).map(AccessReport::place), Stream.of(region.place()))
				.anyMatch(this::covers);
	}

	boolean covers(SourceRange place) {
		return place.path().equals(suppression.place().path()) && place.line() <= lastLine && firstLine <= place.endLine();
	}

	/** Whether it stands in the block of a region, or speaks of its directive. */
	boolean isAt(RegionReport region) {
		return region.place().path().equals(suppression.place().path()) && region.place().line() <= lastLine
				&& firstLine <= region.endLine();
	}
}
