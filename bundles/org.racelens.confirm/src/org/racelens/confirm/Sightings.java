package org.racelens.confirm;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Trial;
import org.racelens.race.verdict.Trial.Outcome;
import org.racelens.race.verdict.Trial.Seen;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * Which races of a report runs have shown. Compilers merge accesses, and a write stands for the read that it replaces: two pairs are the
 * same if they are in the same lines and of the same variable.
 */
final class Sightings {
	private final ObservedRegions observed;
	private final int threads;

	Sightings(ObservedRegions observed, int threads) {
		this.observed = observed;
		this.threads = threads;
	}

	ObservedRegions observed() {
		return observed;
	}

	/** Whether a race that a run could show was not seen yet. */
	boolean isAnyMissing(UnitReport report) {
		List<Race> seen = seen();
		return report.regions().stream().flatMap(r -> r.races().stream())
				.anyMatch(race -> !isOfLanes(race) && seen.stream().noneMatch(s -> isSame(race, s)));
	}

	/** The report with what the runs have shown. */
	UnitReport told(UnitReport report, int runs) {
		List<Race> seen = seen();
		List<RegionReport> regions = report.regions().stream().map(region -> told(region, seen, runs)).toList();
		return new UnitReport(report.path(), report.failure(), regions, report.messages(), report.time());
	}

	private List<Race> seen() {
		return observed.reports().stream().flatMap(u -> u.regions().stream()).flatMap(r -> r.races().stream())
				.filter(race -> race.reasons().isEmpty()).toList();
	}

	private RegionReport told(RegionReport region, List<Race> seen, int runs) {
		List<Race> races = new ArrayList<>();
		region.races().forEach(race -> races.add(race.tried(trial(race, seen, runs))));
		seen.stream().filter(s -> isIn(region, s)).forEach(s -> {
			if (races.stream().noneMatch(r -> isSame(r, s))) {
				races.add(s);
			}
		});
		Verdict verdict = races.isEmpty() ? region.verdict() : Verdict.RACE;
		return new RegionReport(region.directive(), region.place(), region.endLine(), region.function(), verdict, region.time(), races,
				region.gaps(), region.conditions(), region.proof());
	}

	/** Whether what only a run has shown is in the lines of a region, and no other region has to tell it. */
	private static boolean isIn(RegionReport region, Race seen) {
		return Stream.of(seen.first(), seen.second()).map(AccessReport::place).allMatch(p -> p.path().equals(region.place().path())
				&& region.place().line() <= p.line() && p.line() <= region.endLine());
	}

	private Trial trial(Race race, List<Race> seen, int runs) {
		Optional<Race> same = seen.stream().filter(s -> isSame(race, s)).findFirst();
		if (same.isPresent()) {
			Race s = same.get();
			return new Trial(Outcome.CONFIRMED, RaceSentence.THREADS_X_AND_Y_MET_AT_Z_IN_A_RUN.of(s.first().thread(), s.second().thread(),
					s.first().address()), Optional.of(new Seen(s.first(), s.second())));
		}
		if (isOfLanes(race)) {
			return without(Outcome.NOT_SHOWABLE, RaceSentence.RUNS_DO_NOT_TELL_LANES_OF_ONE_THREAD_APART.of());
		}
		if (observed.handedOver().stream().anyMatch(h -> isSame(race, h))) {
			return without(Outcome.NOT_SEEN, RaceSentence.ATOMIC_OPERATIONS_ORDERED_THE_TWO_IN_THE_RUNS.of());
		}
		Optional<AccessReport> missing = Stream.of(race.first(), race.second())
				.filter(a -> !observed.hasAccessed(a.place().path(), a.place().line())).findFirst();
		if (missing.isPresent()) {
			return without(Outcome.NOT_EXECUTED,
					RaceSentence.LINE_X_WAS_NOT_EXECUTED_IN_THE_RUNS.of(Argument.line(missing.get().place().line())));
		}
		return without(Outcome.NOT_SEEN,
				RaceSentence.NOT_SEEN_IN_X_RUNS_WITH_Y_THREADS.of(Integer.toString(runs), Integer.toString(threads)));
	}

	private static Trial without(Outcome outcome, Explanation told) {
		return new Trial(outcome, told, Optional.empty());
	}

	private static boolean isOfLanes(Race race) {
		return race.first().around().runner() == Runner.LANE;
	}

	private static boolean isSame(Race race, Race seen) {
		boolean straight = isAt(race.first(), seen.first()) && isAt(race.second(), seen.second());
		boolean crossed = isAt(race.first(), seen.second()) && isAt(race.second(), seen.first());
		return (straight || crossed) && isOfOneVariable(race, seen);
	}

	private static boolean isAt(AccessReport access, AccessReport seen) {
		return access.place().path().equals(seen.place().path()) && access.place().line() <= seen.place().line()
				&& seen.place().line() <= access.place().endLine();
	}

	/** What only pointers lead to has the name of a pointer in one report and that of an object in the other. */
	private static boolean isOfOneVariable(Race race, Race seen) {
		Set<String> names = names(race);
		Set<String> others = names(seen);
		return names.stream().anyMatch(others::contains) || isInOneColumn(race, seen)
				|| others.stream().allMatch(n -> n.startsWith("memory at "));
	}

	private static boolean isInOneColumn(Race race, Race seen) {
		Set<Integer> columns = Stream.of(race.first(), race.second()).map(a -> a.place().column()).collect(Collectors.toSet());
		return Stream.of(seen.first(), seen.second()).map(a -> a.place().column()).allMatch(columns::contains);
	}

	private static Set<String> names(Race race) {
		Set<String> names = new LinkedHashSet<>();
		names.add(root(race.variable()));
		race.object().ifPresent(v -> names.add(v.name()));
		Stream.of(race.first(), race.second()).map(AccessReport::text).map(Sightings::root).filter(n -> !n.isEmpty()).forEach(names::add);
		return names;
	}

	/** The name with which an expression begins. */
	private static String root(String text) {
		return text.startsWith("memory at ") ? text : text.replaceFirst("^[*&(\\s]+", "").replaceFirst("(?<=\\w)\\W.*", "");
	}
}
