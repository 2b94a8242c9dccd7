package org.racelens.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Decider;
import org.racelens.model.effort.Effort;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.judge.RegionAnswer;
import org.racelens.race.judge.RegionJudge;

/** Decides the pairs of accesses of a region, within what is left of its effort. This always tells. */
record FormulaFinder(ParsedUnit unit, AnalysisOptions options, Deciders deciders, Cancellation cancellation) implements RaceFinder {
	/** what may come from a header that is missing */
	private static final Set<
			GapKind> OF_MISSING_HEADERS = Set.of(GapKind.UNMODELLED_EXPRESSION, GapKind.UNMODELLED_CALL, GapKind.PARSE_PROBLEM);
	/** what is not understood of a directive or clause, which may do anything */
	private static final Set<
			GapKind> OF_DIRECTIVES = Set.of(GapKind.UNMODELLED_DIRECTIVE, GapKind.UNMODELLED_CLAUSE, GapKind.NOT_CONFORMING);

	/** A region has the effort of one for each way to reach it, up to so many. */
	private static final int MOST_SHARES = 3;

	/** The limit of work for a region, in units. */
	static long limit(AnalysisOptions options, List<Region> encounters) {
		return Effort.units(options.regionTimeout()) * Math.min(MOST_SHARES, encounters.size());
	}

	@Override
	public Optional<RegionAnswer> find(List<Region> encounters) {
		try (Effort effort = Effort.of(limit(options, encounters), cancellation); Decider decider = deciders.within(effort)) {
			return Optional.of(judged(encounters, decider));
		}
	}

	/** The answer with what is not understood of the region's text. */
	RegionAnswer judged(List<Region> encounters, Decider decider) {
		SourceRange region = encounters.get(0).construct().range();
		Map<Boolean,
				List<ModelGap>> ofText = ofText(region).stream().collect(Collectors.partitioningBy(g -> OF_DIRECTIVES.contains(g.kind())));
		RegionAnswer answer = RegionJudge.answer(encounters, ofText.get(true), decider, unit.source(), options.engine())
				.with(ofText.get(false)).with(unit.gaps().stream().filter(g -> region.contains(g.place())).toList());
		boolean isHeaderMissed = answer.gaps().stream().anyMatch(g -> OF_MISSING_HEADERS.contains(g.kind()));
		return isHeaderMissed
				? answer.with(unit.gaps().stream().filter(g -> g.kind() == GapKind.MISSING_INCLUDE).toList())
				: answer;
	}

	/** What is wrong with the directives and clauses inside a region. */
	private List<ModelGap> ofText(SourceRange region) {
		return unit.messages().stream().filter(m -> region.contains(m.place())).flatMap(m -> m.gap().stream()).toList();
	}
}
