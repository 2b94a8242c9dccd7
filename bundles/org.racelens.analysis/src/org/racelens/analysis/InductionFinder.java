package org.racelens.analysis;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Decider;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.race.induction.Inductions;
import org.racelens.race.judge.RegionAnswer;
import org.racelens.race.verdict.Verdict;

/** Proves regions race-free where functions call themselves without end, with footprints in the place of the deep calls. */
record InductionFinder(Inductions inductions, FormulaFinder formulas) implements RaceFinder {
	/** Of a region's effort a proof by induction gets one part in so many. */
	private static final int SHARE = 3;

	@Override
	public Optional<RegionAnswer> find(List<Region> encounters) {
		if (!Inductions.areWanted(encounters)) {
			return Optional.empty();
		}
		try (Effort effort = Effort.of(Effort.units(formulas.options().regionTimeout()) / SHARE, formulas.cancellation());
				Decider decider = formulas.deciders().within(effort)) {
			List<Region> again = inductions.again(encounters, decider);
			return again.isEmpty()
					? Optional.empty()
					: Optional.of(formulas.judged(again, decider)).filter(answer -> answer.verdict() == Verdict.RACE_FREE);
		} catch (EffortExceededException e) {
			return Optional.empty();
		}
	}
}
