package org.racelens.headless.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.source.SourceReader;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
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
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.RacingAccess;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.symbol.SymbolTool;
import org.racelens.recording.symbol.Symbols;
import org.racelens.report.SourceLines;
import org.racelens.report.words.CheckReport;

/** The races of a recorded run as a report like that of the analysis: regions by their files. */
final class RunReport {
	private static final Proof NONE = new Proof(0, 0, 0, List.of());

	private final Surroundings surroundings;
	private final SourcePlaces places;
	private final Map<String, RegionRun> regions = new LinkedHashMap<>();
	private final Optional<SymbolTool> tool = SymbolTool.on(System.getenv().getOrDefault("PATH", ""));

	RunReport(Surroundings surroundings, SourceLines lines) {
		this.surroundings = surroundings;
		places = new SourcePlaces(lines);
	}

	/** The report of all processes of a run. */
	CheckReport of(List<Path> processes) {
		for (Path process : processes) {
			try {
				add(RecordedRun.read(process, LogLimits.DEFAULT, surroundings.cancellation()));
			} catch (IOException e) {
				throw new BadUsageException(process + ": " + SourceReader.reason(e));
			}
		}
		Map<String, List<RegionReport>> byFile = new TreeMap<>();
		regions.values().stream().sorted(Comparator.comparingInt(r -> r.place().line()))
				.forEach(r -> byFile.computeIfAbsent(r.place().path(), p -> new ArrayList<>()).add(report(r)));
		return new CheckReport(Version.current(), byFile.entrySet().stream()
				.map(e -> new UnitReport(e.getKey(), Optional.empty(), e.getValue(), List.of(), Duration.ZERO)).toList(),
				Findings.extent(surroundings));
	}

	private void add(RecordedRun run) throws IOException {
		RunJudgement judgement = run.judge(DetectionLimits.DEFAULT, surroundings.cancellation());
		Symbols symbols = run.symbols(judgement, tool, surroundings.cancellation());
		AccessPlaces accesses = new AccessPlaces(symbols, places, surroundings);
		Map<Long, RegionRun> byCode = new LinkedHashMap<>();
		judgement.regions().forEach(executed -> {
			RegionRun region = region(accesses.region(executed.code()).orElseGet(() -> unknown(executed.code())));
			byCode.put(executed.code(), region);
			region.executedBy(executed.most());
			executed.unobserved().forEach(name -> region.doubt(RaceSentence.WHAT_X_ACCESSES_WAS_NOT_OBSERVED.of(name)));
			executed.doubts().forEach(doubt -> region.doubt(explained(doubt)));
			early(run, judgement).ifPresent(region::doubt);
		});
		for (RacingPairs pairs : judgement.races()) {
			add(pairs, accesses, byCode, List.of());
		}
		for (RacingPairs pairs : judgement.handOvers()) {
			handOver(pairs, accesses, byCode);
		}
		for (RacingPairs pairs : judgement.onOneThread()) {
			add(pairs, accesses, byCode, List.of(RaceSentence.ONE_THREAD_EXECUTED_BOTH_TASKS_IN_THIS_RUN.of()));
		}
	}

	/** Why a log does not tell of all. */
	private static Optional<Explanation> early(RecordedRun run, RunJudgement judgement) {
		if (run.process().end().isEmpty()) {
			return Optional.of(RaceSentence.PROCESS_DID_NOT_COME_TO_ITS_OWN_END.of());
		}
		return judgement.isComplete() ? Optional.empty() : Optional.of(RaceSentence.LOG_OF_THE_RUN_IS_NOT_WHOLE.of());
	}

	private void add(RacingPairs pairs, AccessPlaces accesses, Map<Long, RegionRun> byCode, List<Explanation> reasons) {
		RegionRun region = region(pairs, byCode);
		race(pairs, accesses, region, reasons).ifPresent(region::add);
	}

	private RegionRun region(RacingPairs pairs, Map<Long, RegionRun> byCode) {
		return byCode.computeIfAbsent(pairs.first().regionCode(), code -> region(unknown(code)));
	}

	/** Another schedule might not hand over: no race was seen, and none is excluded. The end that comes first in the source has the gap. */
	private void handOver(RacingPairs pairs, AccessPlaces accesses, Map<Long, RegionRun> byCode) {
		List<Site> ends = Stream.of(pairs.first(), pairs.second()).flatMap(end -> accesses.place(end.code()).stream())
				.sorted(Comparator.comparing(Site::path).thenComparingInt(Site::line)).toList();
		if (ends.size() == 2) {
			Explanation reason = RaceSentence.X_AND_LINE_Y_WERE_ORDERED_BY_A_HAND_OVER.of(Argument.name(accesses.variable(pairs.first())),
					Argument.line(ends.get(1).line()));
			region(pairs, byCode)
					.handOver(new ModelGap(GapKind.WATCHED_RUN, places.line(ends.get(0).path(), ends.get(0).line()), reason));
		}
	}

	private RegionRun region(Site place) {
		return regions.computeIfAbsent(place.path() + ":" + place.line(), key -> new RegionRun(place));
	}

	private static Site unknown(long code) {
		return new Site("", "code at 0x" + Long.toHexString(code), 1, 0);
	}

	private static Optional<Race> race(RacingPairs pairs, AccessPlaces accesses, RegionRun region, List<Explanation> reasons) {
		RacingAccess one = pairs.first();
		RacingAccess other = pairs.second();
		Optional<AccessReport> first = accesses.report(one);
		Optional<AccessReport> second = accesses.report(other);
		if (first.isEmpty() || second.isEmpty()) {
			region.doubt(RaceSentence.WHAT_X_ACCESSES_WAS_NOT_OBSERVED.of("code at 0x" + Long.toHexString(one.code())));
			return Optional.empty();
		}
		boolean both = one.kind().isWrite() && other.kind().isWrite();
		boolean swapped = !one.kind().isWrite();
		List<ModelGap> gaps = reasons.stream().map(r -> new ModelGap(GapKind.WATCHED_RUN, first.get().place(), r)).toList();
		return Optional.of(new Race(both ? Race.Kind.WW : Race.Kind.RW, accesses.variable(one), Optional.empty(),
				gaps.isEmpty() ? Confidence.DEFINITE : Confidence.POSSIBLE, gaps, swapped ? second.get() : first.get(),
				swapped ? first.get() : second.get(),
				Map.of("T", Integer.toString(region.threads())), new Evidence.Run()));
	}

	private RegionReport report(RegionRun region) {
		Site place = region.place();
		SourceRange line = places.line(place.path(), place.line());
		List<ModelGap> gaps = new ArrayList<>(
				region.doubts().stream().map(doubt -> new ModelGap(GapKind.WATCHED_RUN, line, doubt)).toList());
		gaps.addAll(region.handOvers());
		if (region.races().isEmpty()) {
			gaps.add(0, new ModelGap(GapKind.WATCHED_RUN, line, region.threads() > 1
					? RaceSentence.NO_RACE_WAS_SEEN_IN_A_RUN_WITH_X.of(Integer.toString(region.threads()))
					: RaceSentence.ONE_THREAD_HAS_NO_RACES.of()));
		}
		return new RegionReport(places.directive(place.path(), place.line()), line, place.line(), place.function(),
				region.races().isEmpty() ? Verdict.UNKNOWN : Verdict.RACE, Duration.ZERO, region.races(), gaps, NONE);
	}

	private static Explanation explained(Doubt doubt) {
		return switch (doubt) {
			case ORDER -> RaceSentence.WHAT_COMES_BEFORE_WHAT_IS_NOT_KNOWN_EXACTLY.of();
			case OBJECT -> RaceSentence.MEMORY_WAS_GIVEN_AGAIN_MEANWHILE.of();
			case THREAD_NUMBER -> RaceSentence.ONE_THREAD_EXECUTED_TASKS_THAT_ASK_FOR_ITS_NUMBER.of();
			case TOO_MANY_PAIRS, TOO_MANY_ACCESSES, TOO_MANY_RACES -> RaceSentence.NOT_ALL_PAIRS_WERE_LOOKED_AT.of();
		};
	}
}
