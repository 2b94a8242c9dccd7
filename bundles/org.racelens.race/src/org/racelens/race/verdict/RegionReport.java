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
 * @param conditions under which what was understood is race-free; never empty for {@link Verdict#RACE_FREE_IF}
 * @param tried what runs of the program have shown, where it was looked at in some
 */
public record RegionReport(String directive, SourceRange place, int endLine, String function, Verdict verdict, Duration time,
		List<Race> races, List<ModelGap> gaps, List<Condition> conditions, Proof proof, Optional<RegionTrial> tried) {
	public RegionReport {
		races = List.copyOf(races);
		gaps = List.copyOf(gaps);
		conditions = List.copyOf(conditions);
		if (verdict == Verdict.UNKNOWN && gaps.isEmpty()) {
			throw new IllegalArgumentException("an unknown verdict without a reason: " + place);
		}
		if (verdict == Verdict.RACE_FREE_IF && conditions.isEmpty()) {
			throw new IllegalArgumentException("a verdict under no condition: " + place);
		}
		if ((verdict == Verdict.RACE) == races.isEmpty()) {
			throw new IllegalArgumentException("verdict and races disagree: " + place);
		}
	}

	/** An answer without runs. */
	public RegionReport(String directive, SourceRange place, int endLine, String function, Verdict verdict, Duration time, List<Race> races,
			List<ModelGap> gaps, List<Condition> conditions, Proof proof) {
		this(directive, place, endLine, function, verdict, time, races, gaps, conditions, proof, Optional.empty());
	}

	/** An answer that no condition is part of. */
	public RegionReport(String directive, SourceRange place, int endLine, String function, Verdict verdict, Duration time, List<Race> races,
			List<ModelGap> gaps, Proof proof) {
		this(directive, place, endLine, function, verdict, time, races, gaps, List.of(), proof);
	}

	/** The same answer with other races. */
	public RegionReport with(List<Race> others) {
		return new RegionReport(directive, place, endLine, function, verdict, time, others, gaps, conditions, proof, tried);
	}

	/** The same answer with what is known of its conditions besides. */
	public RegionReport under(List<Condition> others) {
		return new RegionReport(directive, place, endLine, function, verdict, time, races, gaps, others, proof, tried);
	}

	/** The same answer with what runs have shown. */
	public RegionReport tried(RegionTrial trial) {
		return new RegionReport(directive, place, endLine, function, verdict, time, races, gaps, conditions, proof, Optional.of(trial));
	}

	/** The same answer, found in another time. */
	public RegionReport lasting(Duration other) {
		return new RegionReport(directive, place, endLine, function, verdict, other, races, gaps, conditions, proof, tried);
	}

	/** The races that nobody accepted. */
	public List<Race> openRaces() {
		return races.stream().filter(race -> !race.isAccepted()).toList();
	}

	/**
	 * What is left to be done about the region: {@link Verdict#RACE} while there is a race that nobody accepted, {@link Verdict#UNKNOWN}
	 * where there is none but not everything was decided, {@link Verdict#RACE_FREE_IF} where there are conditions; empty where nothing is.
	 */
	public Optional<Verdict> finding() {
		if (!openRaces().isEmpty()) {
			return Optional.of(Verdict.RACE);
		}
		if (!gaps.isEmpty()) {
			return Optional.of(Verdict.UNKNOWN);
		}
		return conditions.isEmpty() ? Optional.empty() : Optional.of(Verdict.RACE_FREE_IF);
	}
}
