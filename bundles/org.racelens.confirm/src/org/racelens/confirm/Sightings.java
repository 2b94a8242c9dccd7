package org.racelens.confirm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.ConditionTrial;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Trial;
import org.racelens.race.verdict.Trial.Outcome;
import org.racelens.race.verdict.Trial.Seen;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.RaceMessages;

/** Which races of a report runs have shown. */
final class Sightings {
	private static final Pattern LEAGUE = Pattern.compile("\\b(?:teams|distribute)\\b");

	/** A loop of Fortran: compilers execute it by one thread, and tell no recorder of it. */
	private static final String CONCURRENT = "do concurrent";

	private final ObservedRegions observed;
	private final Names names;

	/** What the source is called in what runs show, and in the report. */
	record Names(String seen, String told) {
		SourceRange told(SourceRange place) {
			return renamed(place, seen, told);
		}

		SourceRange seen(SourceRange place) {
			return renamed(place, told, seen);
		}

		private static SourceRange renamed(SourceRange place, String from, String to) {
			return place.path().equals(from)
					? new SourceRange(to, place.offset(), place.endOffset(), place.line(), place.column(), place.endLine())
					: place;
		}

		String seen(String path) {
			return path.equals(told) ? seen : path;
		}
	}

	Sightings(ObservedRegions observed, Names names) {
		this.observed = observed;
		this.names = names;
	}

	/** A schedule with the places that runs show. */
	Schedule seen(Schedule schedule) {
		return schedule.withPlaces(names::seen);
	}

	/** The code of the regions of a report that have a race with a schedule. */
	Set<Long> code(UnitReport report, Schedule schedule) {
		return report.regions().stream()
				.filter(r -> r.races().stream().anyMatch(race -> race.evidence().schedule().filter(schedule::equals).isPresent()))
				.flatMap(r -> observed.code(names.seen(r.place().path()), r.place().line(), r.endLine()).stream())
				.collect(Collectors.toCollection(TreeSet::new));
	}

	/** Whether a race with a schedule was not seen yet. */
	boolean isMissing(UnitReport report, Schedule schedule) {
		return missing(report).anyMatch(race -> race.evidence().schedule().filter(schedule::equals).isPresent());
	}

	ObservedRegions observed() {
		return observed;
	}

	/** Whether a race that a run could show was not seen yet. */
	boolean isAnyMissing(UnitReport report) {
		return missing(report).findAny().isPresent();
	}

	/** The sizes of the teams in the witnesses of the races that a run could show and that were not seen yet. */
	Set<Integer> teamsOfMissing(UnitReport report) {
		return missing(report).flatMap(r -> team(r).stream().boxed()).filter(t -> t > 1).collect(Collectors.toCollection(TreeSet::new));
	}

	/** The size of the team in a witness. */
	static OptionalInt team(Race race) {
		String size = race.witness().getOrDefault("T", "");
		return size.matches("\\d{1,3}") ? OptionalInt.of(Integer.parseInt(size)) : OptionalInt.empty();
	}

	/** The races that a run could show and that were not seen yet. */
	Stream<Race> missing(UnitReport report) {
		List<Sight> seen = seen();
		return report.regions().stream().flatMap(region -> region.races().stream()
				.filter(race -> !isOfLanes(race) && !isOfOneThread(region)
						&& seen.stream().noneMatch(s -> s.shows(race, region, report.regions()))));
	}

	/**
	 * The report with what the runs have shown.
	 *
	 * @param known all that the analysis has told of the file, of which the report may be a part
	 */
	UnitReport told(UnitReport report, UnitReport known, Tries tries) {
		List<Sight> seen = seen();
		List<RegionReport> regions = report.regions().stream().map(region -> region.under(tries.conditions().tried(region)))
				.map(region -> told(region, known.regions(), seen, tries))
				.map(region -> region.tried(tries.regions().of(region, tries.runs()))).toList();
		return new UnitReport(report.path(), report.failure(), regions, report.messages(), report.time());
	}

	private List<Sight> seen() {
		return all().filter(s -> s.race().reasons().isEmpty()).toList();
	}

	/** Pairs of tasks that nothing orders, and that one thread has executed. */
	private List<Sight> onOneThread() {
		return all().filter(s -> !s.race().reasons().isEmpty()).toList();
	}

	private Stream<Sight> all() {
		return observed.reports().stream().flatMap(u -> u.regions().stream())
				.flatMap(r -> r.races().stream().map(race -> sight(r.place().path(), r.place().line(), race)));
	}

	private Sight sight(String path, int line, Race race) {
		int more = observed.places().tellsOperands(path) ? Sight.MORE_LINES : 0;
		return new Sight(path.equals(names.seen()) ? names.told() : path, line, race.withPlaces(names::told), more);
	}

	private RegionReport told(RegionReport region, List<RegionReport> known, List<Sight> seen, Tries tries) {
		List<Race> races = new ArrayList<>();
		region.races().forEach(race -> races.add(race.tried(trial(race, region, known, seen, tries))));
		List<Race> others = new ArrayList<>();
		seen.stream().filter(s -> s.belongsTo(region, known) && known.stream().noneMatch(r -> isTold(s, r, known))).forEach(s -> {
			if (others.stream().noneMatch(o -> s.shows(o, region, known))) {
				others.add(s.race());
			}
		});
		others.forEach(o -> races.add(o.tried(new Trial(Outcome.RUN_ONLY, runOnly(region),
				Optional.of(new Seen(o.first(), o.second()))))));
		Verdict verdict = races.isEmpty() ? region.verdict() : Verdict.RACE;
		return new RegionReport(region.directive(), region.place(), region.endLine(), region.function(), verdict, region.time(), races,
				region.gaps(), region.conditions(), region.proof());
	}

	/** A race where nobody knows of one has a reason if what frees the region of races did not hold. */
	private static Explanation runOnly(RegionReport region) {
		return region.conditions().stream().filter(c -> c.tried().filter(t -> t.outcome() == ConditionTrial.Outcome.NOT_HELD).isPresent())
				.flatMap(c -> c.statement().expression().stream()).findFirst()
				.map(said -> RaceSentence.RUN_HAS_SHOWN_THIS_RACE_WHERE_X_DID_NOT_HOLD.of(said))
				.orElseGet(RaceSentence.ONLY_A_RUN_HAS_SHOWN_THIS_RACE::of);
	}

	private static boolean isTold(Sight seen, RegionReport region, List<RegionReport> known) {
		return region.races().stream().anyMatch(race -> seen.isBeside(race, region, known));
	}

	private Trial trial(Race race, RegionReport region, List<RegionReport> known, List<Sight> seen, Tries tries) {
		Predicate<Sight> isThis = s -> s.shows(race, region, known);
		Optional<Race> same = seen.stream().filter(isThis).map(Sight::race).findFirst();
		if (same.isPresent()) {
			Race s = same.get();
			Set<String> candidates = tries.regions().candidates(race, region);
			if (candidates.size() > 1 && !s.variable().equals(race.variable())) {
				return without(Outcome.NOT_KNOWN,
						RaceSentence.RUN_HAS_SHOWN_A_RACE_OF_THE_STATEMENTS_ON_ONE_OF_X.of(String.join(", ", candidates)));
			}
			return new Trial(Outcome.CONFIRMED, met(s, tries.replays().isLed(race)), Optional.of(new Seen(s.first(), s.second())));
		}
		if (isOfLanes(race)) {
			return without(Outcome.NOT_SHOWABLE, RaceSentence.RUNS_DO_NOT_TELL_LANES_OF_ONE_THREAD_APART.of());
		}
		if (isOfOneThread(region)) {
			return without(Outcome.NOT_SHOWABLE, RaceSentence.COMPILERS_EXECUTE_X_BY_ONE_THREAD.of(region.directive()));
		}
		if (observed.handedOver().stream().map(h -> sight(h.path(), h.line(), h.race())).anyMatch(isThis)) {
			return without(Outcome.NOT_SEEN, with(RaceSentence.ATOMIC_OPERATIONS_ORDERED_THE_TWO_IN_THE_RUNS.of(), race, tries));
		}
		Optional<AccessReport> missing = Stream.of(race.first(), race.second()).filter(a -> !isExecuted(a.place(), region)).findFirst();
		if (missing.isPresent()) {
			return notExecuted(missing.get().place().line());
		}
		if (onOneThread().stream().anyMatch(isThis)) {
			return without(Outcome.NOT_SEEN, RaceSentence.ONE_THREAD_EXECUTED_BOTH_TASKS_IN_THIS_RUN.of());
		}
		if (LEAGUE.matcher(region.directive()).find() && !hasLeague(region)) {
			return without(Outcome.NOT_SHOWABLE, RaceSentence.THE_LEAGUE_HAD_ONE_TEAM_IN_THE_RUNS.of());
		}
		Trial trial = notSeen(region, tries.runs());
		return without(trial.outcome(), with(trial.told(), race, tries));
	}

	private static Explanation met(Race seen, boolean isLed) {
		String first = RaceMessages.who(seen.first());
		String second = RaceMessages.who(seen.second());
		String address = seen.first().address();
		return isLed ? RaceSentence.X_AND_Y_MET_AT_Z_IN_A_RUN_ALONG_THE_SCHEDULE.of(first, second, address)
				: RaceSentence.X_AND_Y_MET_AT_Z_IN_A_RUN.of(first, second, address);
	}

	/** What is said of a race whose schedule was to lead a run. */
	private static Explanation with(Explanation told, Race race, Tries tries) {
		return tries.replays().told(race).<Explanation>map(led -> RaceSentence.DOUBT_X_AND_DOUBT_Y.of(told, led)).orElse(told);
	}

	private Trial notExecuted(int line) {
		return Doubts.joined(observed.missing())
				.map(doubt -> without(Outcome.NOT_KNOWN,
						RaceSentence.LINE_X_WAS_NOT_SEEN_TO_BE_EXECUTED_BUT_Y.of(Argument.line(line), doubt)))
				.orElseGet(() -> without(Outcome.NOT_EXECUTED, RaceSentence.LINE_X_WAS_NOT_EXECUTED_IN_THE_RUNS.of(Argument.line(line))));
	}

	private Trial notSeen(RegionReport region, int runs) {
		Argument times = Argument.number(runs);
		Argument most = Argument.number(observed.threads(names.seen(region.place().path()), region.place().line(), region.endLine()));
		return Doubts.joined(observed.doubts(names.seen(region.place().path()), region.place().line(), region.endLine()))
				.map(doubt -> without(Outcome.NOT_KNOWN, RaceSentence.NOT_SEEN_IN_X_RUNS_WITH_Y_THREADS_BUT_Z.of(times, most, doubt)))
				.orElseGet(() -> without(Outcome.NOT_SEEN, RaceSentence.NOT_SEEN_IN_X_RUNS_WITH_Y_THREADS.of(times, most)));
	}

	/** The operator of a statement, which compilers name, may stand some lines below; that of another region does not count. */
	private boolean isExecuted(SourceRange place, RegionReport region) {
		String path = names.seen(place.path());
		boolean isRegion = observed.hasExecuted(names.seen(region.place().path()), region.place().line(), region.endLine());
		return IntStream
				.rangeClosed(place.line(), place.endLine() + (isRegion && observed.places().goesOn(path, place) ? Sight.MORE_LINES : 0))
				.anyMatch(line -> observed.hasAccessed(path, line));
	}

	private boolean hasLeague(RegionReport region) {
		return observed.hasLeague(names.seen(region.place().path()), region.place().line(), region.endLine());
	}

	private static Trial without(Outcome outcome, Explanation told) {
		return new Trial(outcome, told, Optional.empty());
	}

	/** Whether compilers make no team for a region. */
	static boolean isOfOneThread(RegionReport region) {
		return region.directive().equals(CONCURRENT);
	}

	private static boolean isOfLanes(Race race) {
		return race.first().around().runner() == Runner.LANE;
	}
}
