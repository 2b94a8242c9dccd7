package org.racelens.race.verdict;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * The answer for one analysed region.
 *
 * @param directive as written, without clauses: {@code parallel for}
 * @param place of the directive
 * @param endLine last line of the structured block, 1-based
 * @param function the function around it
 * @param races in source order
 * @param gaps what was not understood, in source order; never empty for {@link Verdict#UNKNOWN}
 */
public record RegionReport(String directive, SourceRange place, int endLine, String function, Verdict verdict, Duration time,
		List<Race> races, List<ModelGap> gaps, Proof proof) {
	public RegionReport {
		races = List.copyOf(races);
		gaps = List.copyOf(gaps);
		if (verdict == Verdict.UNKNOWN && gaps.isEmpty()) {
			throw new IllegalArgumentException("an unknown verdict without a reason: " + place);
		}
		if ((verdict == Verdict.RACE) == races.isEmpty()) {
			throw new IllegalArgumentException("verdict and races disagree: " + place);
		}
	}

	/** The same answer with other races. */
	public RegionReport with(List<Race> others) {
		return new RegionReport(directive, place, endLine, function, verdict, time, others, gaps, proof);
	}

	/** The same answer, found in another time. */
	public RegionReport lasting(Duration other) {
		return new RegionReport(directive, place, endLine, function, verdict, other, races, gaps, proof);
	}

	/** The races that nobody accepted. */
	public List<Race> openRaces() {
		return races.stream().filter(race -> !race.isAccepted()).toList();
	}

	/**
	 * What is left to be done about the region: {@link Verdict#RACE} while there is a race that nobody accepted, {@link Verdict#UNKNOWN}
	 * where there is none but not everything was decided; empty where nothing is.
	 */
	public Optional<Verdict> finding() {
		if (!openRaces().isEmpty()) {
			return Optional.of(Verdict.RACE);
		}
		return gaps.isEmpty() ? Optional.empty() : Optional.of(Verdict.UNKNOWN);
	}
}
