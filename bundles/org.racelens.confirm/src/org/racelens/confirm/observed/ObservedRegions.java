package org.racelens.confirm.observed;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.recording.AskedCondition;
import org.racelens.recording.CodeUse;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.RaceDetector.Work;
import org.racelens.recording.race.RacingAccess;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.race.Relation;
import org.racelens.recording.symbol.SymbolTool;
import org.racelens.recording.symbol.Symbols;
import org.racelens.report.SourceLines;

/** What recorded runs show of parallel regions, in the terms of reports like those of the analysis. */
public final class ObservedRegions {
	/** For the structure and for the races. */
	private static final int READINGS = 2;
	private static final int READINGS_TO_COVER = 4;
	private static final Proof NONE = new Proof(0, 0, 0, List.of());

	private final Path folder;
	private final Map<String, String> otherNames = new HashMap<>();
	private final Relation relation;
	private final IntConsumer progress;
	private final Cancellation cancellation;
	private final SourcePlaces places;
	private final Map<String, RegionRun> regions = new LinkedHashMap<>();
	private final SeenCode code;
	private final Set<Explanation> missing = new LinkedHashSet<>();
	private final Map<Integer, AskedCondition> conditions = new TreeMap<>();
	private final Optional<SymbolTool> tool = SymbolTool.on(System.getenv().getOrDefault("PATH", ""));

	/** A pair that would be a race, with the place of the region's directive. */
	public record HandedOver(String path, int line, Race race) {
	}

	/**
	 * Nothing is observed yet.
	 *
	 * @param folder paths in it are told without it
	 * @param lines the sources
	 * @param relation which accesses are told as races
	 * @param progress takes how much has been read of what a process has recorded, in hundredths; more may turn out to be read
	 */
	public ObservedRegions(Path folder, SourceLines lines, Relation relation, IntConsumer progress, Cancellation cancellation) {
		this.relation = relation;
		this.folder = folder;
		this.progress = progress;
		this.cancellation = cancellation;
		places = new SourcePlaces(lines);
		code = new SeenCode(places);
	}

	/** A file has another name in the debug information of what is added from now on. */
	public void called(Path file, Path name) {
		otherNames.put(name.toString(), file.toString());
	}

	private String shown(String path) {
		String name = otherNames.getOrDefault(path, path);
		String prefix = folder + "/";
		return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
	}

	/**
	 * Adds what a process has recorded.
	 *
	 * @param process its folder
	 * @return why not all of it is known; empty where all is
	 * @throws IOException where it cannot be read
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Optional<Explanation> add(Path process) throws IOException {
		Reading reading = reading(process, READINGS);
		RecordedRun run = RecordedRun.read(process, LogLimits.DEFAULT, reading);
		RunJudgement judgement = judge(run, reading);
		add(run, judgement);
		return RunDoubts.early(run, judgement);
	}

	private Reading reading(Path process, int times) throws IOException {
		Reading reading = new Reading(cancellation, progress);
		reading.expects(times * RecordedRun.bytes(process));
		return reading;
	}

	/** The same with the lines that have accessed memory, and what became of conditions. */
	public void addCovering(Path process) throws IOException {
		Reading reading = reading(process, READINGS_TO_COVER);
		RecordedRun run = RecordedRun.read(process, LogLimits.DEFAULT, reading);
		Map<Long, RegionRun> byCode = add(run, judge(run, reading));
		run.conditions(reading).forEach((number, found) -> conditions.merge(number, found, AskedCondition::and));
		Map<Long, CodeUse> uses = run.accessCode(reading);
		Set<Long> addresses = new TreeSet<>(uses.keySet());
		uses.values().forEach(use -> use.atomics().forEach(addresses::addAll));
		AccessPlaces all = new AccessPlaces(Symbols.of(run.modules(), addresses, List.of(), tool, cancellation), places, this::shown);
		uses.forEach((address, use) -> code.add(run, all, address, use,
				use.regions().stream().map(byCode::get).filter(Objects::nonNull).toList()));
	}

	/** What code of the lines of a region made wherever it was executed, and what its teams executed elsewhere. */
	public Set<SeenAccess> accesses(String path, int line, int endLine) {
		Set<SeenAccess> seen = new LinkedHashSet<>();
		code.accesses().stream().filter(a -> a.place().path().equals(path) && line <= a.place().line() && a.place().line() <= endLine)
				.forEach(seen::add);
		in(path, line, endLine).forEach(r -> seen.addAll(r.accesses()));
		return seen;
	}

	/** The threads of the largest team, or league, that has executed a region whose directive stands in some lines; 0 where none has. */
	public int threads(String path, int line, int endLine) {
		return in(path, line, endLine).mapToInt(RegionRun::members).max().orElse(0);
	}

	/** What the text tells of places. */
	public SourcePlaces places() {
		return places;
	}

	/** Whether a line was seen to access memory, of those that were looked at. */
	public boolean hasAccessed(String path, int line) {
		return code.hasAccessed(path, line);
	}

	/** The atomic operations of the program itself that were executed. */
	public Set<AtomicCall> atomics() {
		return code.atomics();
	}

	/** The code in the file of the program of the regions that were executed and whose directives stand in some lines. */
	public Set<Long> code(String path, int line, int endLine) {
		return in(path, line, endLine).flatMap(r -> r.code().stream()).collect(Collectors.toCollection(TreeSet::new));
	}

	/** What became of a condition that the program was asked for, of those that were looked at. */
	public AskedCondition condition(int number) {
		return conditions.getOrDefault(number, AskedCondition.NEVER);
	}

	/** Whether a region was executed whose directive stands in some lines. */
	public boolean hasExecuted(String path, int line, int endLine) {
		return in(path, line, endLine).findAny().isPresent();
	}

	/** Whether several teams of a league have executed a region whose directive stands in some lines. */
	public boolean hasLeague(String path, int line, int endLine) {
		return in(path, line, endLine).anyMatch(RegionRun::hasLeague);
	}

	/** Why not all is known of what the runs did anywhere; empty where all is. */
	public List<Explanation> missing() {
		return List.copyOf(missing);
	}

	/** Why not all is known of the regions whose directives stand in some lines; empty where all is. */
	public List<Explanation> doubts(String path, int line, int endLine) {
		Stream<Explanation> own = in(path, line, endLine).flatMap(r -> r.members() > 1 ? r.doubts().stream()
				: Stream.concat(r.doubts().stream(), Stream.of(RaceSentence.ONE_THREAD_HAS_NO_RACES.of())));
		return Stream.concat(missing.stream(), own).distinct().toList();
	}

	private Stream<RegionRun> in(String path, int line, int endLine) {
		return regions.values().stream()
				.filter(r -> r.place().path().equals(path) && line <= r.place().line() && r.place().line() <= endLine);
	}

	/** The pairs that would be races, and that atomic operations have ordered. */
	public List<HandedOver> handedOver() {
		return regions.values().stream()
				.flatMap(r -> r.handedOver().stream().map(race -> new HandedOver(r.place().path(), r.place().line(), race))).toList();
	}

	/** The answers, by files. */
	public List<UnitReport> reports() {
		Map<String, List<RegionReport>> byFile = new TreeMap<>();
		regions.values().stream().sorted(Comparator.comparingInt(r -> r.place().line()))
				.forEach(r -> byFile.computeIfAbsent(r.place().path(), p -> new ArrayList<>()).add(report(r)));
		return byFile.entrySet().stream().map(e -> new UnitReport(e.getKey(), Optional.empty(), e.getValue(), List.of(), Duration.ZERO))
				.toList();
	}

	private RunJudgement judge(RecordedRun run, Reading reading) throws IOException {
		return run.judge(DetectionLimits.DEFAULT, Work.watchedBy(reading, relation));
	}

	private Map<Long, RegionRun> add(RecordedRun run, RunJudgement judgement) throws IOException {
		Symbols symbols = run.symbols(judgement, tool, cancellation);
		AccessPlaces accesses = new AccessPlaces(symbols, places, this::shown);
		Map<Long, RegionRun> byCode = new LinkedHashMap<>();
		judgement.regions().forEach(executed -> {
			RegionRun region = region(accesses.region(executed.code()).orElseGet(() -> Site.unknown(executed.code())));
			byCode.put(executed.code(), region);
			region.executedBy(executed);
			run.inProgram(executed.code()).ifPresent(region::standsAt);
			executed.unobserved().forEach(name -> region.doubt(RaceSentence.WHAT_X_ACCESSES_WAS_NOT_OBSERVED.of(name)));
			RunDoubts.untold(executed.loops(), relation).ifPresent(region::doubt);
			executed.doubts().forEach(region::doubt);
		});
		RunDoubts.early(run, judgement).ifPresent(doubt -> {
			missing.add(doubt);
			byCode.values().forEach(region -> region.endedEarly(doubt));
		});
		for (RacingPairs pairs : judgement.races()) {
			add(pairs, accesses, byCode, List.of(), new Evidence.Run());
		}
		for (RacingPairs pairs : judgement.apparent()) {
			add(pairs, accesses, byCode, List.of(RaceSentence.APPARENT_ONE_THREAD_EXECUTED_BOTH_PARTS_OF_THE_LOOP.of()),
					new Evidence.Apparent());
		}
		for (RacingPairs pairs : judgement.handOvers()) {
			handOver(pairs, accesses, byCode);
			RegionRun region = region(pairs, byCode);
			region.addHandedOver(race(pairs, accesses, region, List.of(), new Evidence.Run()));
		}
		for (RacingPairs pairs : judgement.onOneThread()) {
			add(pairs, accesses, byCode, List.of(RaceSentence.ONE_THREAD_EXECUTED_BOTH_TASKS_IN_THIS_RUN.of()),
					new Evidence.Run());
		}
		return byCode;
	}

	private void add(RacingPairs pairs, AccessPlaces accesses, Map<Long, RegionRun> byCode, List<Explanation> reasons,
			Evidence evidence) {
		RegionRun region = region(pairs, byCode);
		region.add(race(pairs, accesses, region, reasons, evidence));
	}

	private RegionRun region(RacingPairs pairs, Map<Long, RegionRun> byCode) {
		return byCode.computeIfAbsent(pairs.first().regionCode(), code -> region(Site.unknown(code)));
	}

	/** Another schedule might not hand over: no race was seen, and none is excluded. The end that comes first in the source has the gap. */
	private void handOver(RacingPairs pairs, AccessPlaces accesses, Map<Long, RegionRun> byCode) {
		List<Site> ends = Stream.of(pairs.first(), pairs.second()).flatMap(end -> accesses.place(end.code()).stream())
				.sorted(Comparator.comparing(Site::path).thenComparingInt(Site::line)).toList();
		if (ends.size() == 2) {
			Explanation reason = RaceSentence.X_AND_LINE_Y_WERE_ORDERED_BY_A_HAND_OVER.of(
					Argument.name(accesses.variable(pairs.first(), pairs.second())),
					Argument.line(ends.get(1).line()));
			region(pairs, byCode)
					.handOver(new ModelGap(GapKind.WATCHED_RUN, places.line(ends.get(0).path(), ends.get(0).line()), reason));
		}
	}

	private RegionRun region(Site place) {
		return regions.computeIfAbsent(place.path() + ":" + place.line(), key -> new RegionRun(place));
	}

	private static Race race(RacingPairs pairs, AccessPlaces accesses, RegionRun region, List<Explanation> reasons,
			Evidence evidence) {
		RacingAccess one = pairs.first();
		RacingAccess other = pairs.second();
		AccessReport first = accesses.report(one);
		AccessReport second = accesses.report(other);
		boolean both = one.kind().isWrite() && other.kind().isWrite();
		boolean swapped = !one.kind().isWrite();
		List<ModelGap> gaps = reasons.stream().map(r -> new ModelGap(GapKind.WATCHED_RUN, first.place(), r)).toList();
		return new Race(both ? Race.Kind.WW : Race.Kind.RW, accesses.variable(one, other), Optional.empty(),
				gaps.isEmpty() ? Confidence.DEFINITE : Confidence.POSSIBLE, gaps, swapped ? second : first, swapped ? first : second,
				region.sizes(), evidence);
	}

	private RegionReport report(RegionRun region) {
		Site place = region.place();
		SourceRange line = places.line(place.path(), place.line());
		List<ModelGap> gaps = new ArrayList<>(
				region.doubts().stream().map(doubt -> new ModelGap(GapKind.WATCHED_RUN, line, doubt)).toList());
		gaps.addAll(region.handOvers());
		if (region.races().isEmpty() && region.isWhole()) {
			gaps.add(0, new ModelGap(GapKind.WATCHED_RUN, line, region.free()));
		}
		return new RegionReport(places.directive(place.path(), place.line()), line, place.line(), place.function(),
				region.races().isEmpty() ? Verdict.UNKNOWN : Verdict.RACE, Duration.ZERO, region.races(), gaps, NONE);
	}
}
