package org.racelens.confirm;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.confirm.Sightings.Names;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.confirm.observed.SeenAccess;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.RegionTrial.Outcome;
import org.racelens.race.verdict.SharedAccess;
import org.racelens.race.verdict.Trial;

/** What runs have shown of regions as a whole: whether there was a race, and which accesses of the source they have executed. */
final class RegionTrials {
	private final ObservedRegions observed;
	private final Names names;
	private final Map<SourceRange, List<SharedAccess>> accesses;

	/** @param accesses of regions to shared memory, by the directives */
	RegionTrials(ObservedRegions observed, Names names, Map<SourceRange, List<SharedAccess>> accesses) {
		this.observed = observed;
		this.names = names;
		this.accesses = accesses;
	}

	/** What the runs have shown of a region whose races are tried. */
	RegionTrial of(RegionReport region, int runs) {
		String path = names.seen(region.place().path());
		int line = region.place().line();
		int threads = observed.threads(path, line, region.endLine());
		List<SharedAccess> all = accesses.getOrDefault(region.place(), List.of());
		if (Sightings.isOfOneThread(region)) {
			return new RegionTrial(Outcome.NOT_KNOWN, RaceSentence.COMPILERS_EXECUTE_X_BY_ONE_THREAD.of(region.directive()), 0, all.size(),
					all);
		}
		if (threads == 0) {
			return Doubts.joined(observed.missing())
					.map(d -> new RegionTrial(Outcome.NOT_KNOWN, RaceSentence.REGION_WAS_NOT_SEEN_IN_THE_RUNS_BUT_X.of(d), 0, all.size(),
							all))
					.orElseGet(() -> new RegionTrial(Outcome.NOT_EXECUTED, RaceSentence.NOT_EXECUTED_IN_THE_RUNS.of(), 0, all.size(), all));
		}
		Set<SeenAccess> seen = observed.accesses(path, line, region.endLine());
		List<SharedAccess> unseen = all.stream().filter(a -> !isSeen(a, seen)).toList();
		if (region.races().stream().flatMap(r -> r.evidence().tried().stream()).anyMatch(RegionTrials::isRace)) {
			return new RegionTrial(Outcome.RACE, RaceSentence.RACE_WAS_SEEN_IN_THE_RUNS.of(), threads, all.size(), unseen);
		}
		Argument times = Argument.number(runs);
		Argument most = Argument.number(threads);
		Optional<Explanation> doubt = Doubts.joined(observed.doubts(path, line, region.endLine()));
		return doubt
				.map(d -> new RegionTrial(Outcome.NOT_KNOWN,
						RaceSentence.NO_RACE_WAS_SEEN_IN_X_RUNS_WITH_Y_THREADS_BUT_Z.of(times, most, d),
						threads, all.size(), unseen))
				.orElseGet(
						() -> new RegionTrial(Outcome.NO_RACE_SEEN, RaceSentence.NO_RACE_WAS_SEEN_IN_X_RUNS_WITH_Y_THREADS.of(times, most),
								threads, all.size(), unseen));
	}

	/** Whether a run has shown a race, be it of another variable. */
	private static boolean isRace(Trial trial) {
		return trial.seen().isPresent()
				|| trial.told().sentence() == RaceSentence.RUN_HAS_SHOWN_A_RACE_OF_THE_STATEMENTS_ON_ONE_OF_X;
	}

	/**
	 * The variables of which one was raced on where a run has shown a race of two statements: those that both access as the ends of a told
	 * race do. One where operands are told.
	 */
	Set<String> candidates(Race told, RegionReport region) {
		if (observed.places().tellsOperands(names.seen(told.first().place().path()))) {
			return Set.of(told.variable());
		}
		List<SharedAccess> all = accesses.getOrDefault(region.place(), List.of());
		Set<String> both = new TreeSet<>(accessed(told.first(), all));
		both.retainAll(accessed(told.second(), all));
		return both;
	}

	private Set<String> accessed(AccessReport end, List<SharedAccess> all) {
		SourceRange statement = observed.places().statement(names.seen(end.place().path()), end.place().line());
		return all.stream().filter(a -> a.write() == end.write() && a.place().path().equals(end.place().path()))
				.filter(a -> isInLines(statement, a.place())).map(SharedAccess::variable).collect(Collectors.toSet());
	}

	/** Compilers merge a read with a write of the same place; what they name is a part of the expression, or the statement around it. */
	private boolean isSeen(SharedAccess access, Collection<SeenAccess> seen) {
		String path = names.seen(access.place().path());
		boolean isOperand = observed.places().tellsOperands(path);
		return seen.stream().filter(s -> s.place().path().equals(path))
				.anyMatch(s -> isOperand ? (s.write() || !access.write()) && isIn(s.place(), access.place())
						: s.write() == access.write() && isInLines(s.place(), access.place()));
	}

	private static boolean isIn(SourceRange seen, SourceRange told) {
		int end = told.column() + told.endOffset() - told.offset();
		return isInLines(seen, told)
				&& (told.line() < told.endLine() || told.column() <= seen.column() && seen.column() < end);
	}

	private static boolean isInLines(SourceRange seen, SourceRange told) {
		return told.line() <= seen.endLine() && seen.line() <= told.endLine();
	}
}
