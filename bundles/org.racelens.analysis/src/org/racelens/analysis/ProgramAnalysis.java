package org.racelens.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.model.effort.Effort;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.LinkingFrontEnd;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * Analyses texts as parts of a program. A region that is not proved for all arguments of the functions around it is judged for the calls of
 * the program, where these are all in sight; that answer counts if nothing of it is open. So is one that is, where other units start
 * threads or register handlers: they may run beside it.
 */
public final class ProgramAnalysis {
	private final LinkingFrontEnd frontEnd;
	private final Analysis analysis;
	private final Map<String, List<StartsElsewhere.Start>> started;

	public ProgramAnalysis(LinkingFrontEnd frontEnd, ProverFactory provers) {
		this(frontEnd, new Analysis(frontEnd, provers), new ConcurrentHashMap<>());
	}

	private ProgramAnalysis(LinkingFrontEnd frontEnd, Analysis analysis, Map<String, List<StartsElsewhere.Start>> started) {
		this.frontEnd = frontEnd;
		this.analysis = analysis;
		this.started = started;
	}

	/** The same; what linked units are analysed for is asked of a memory first. */
	public ProgramAnalysis remembering(ReportMemory reports) {
		return new ProgramAnalysis(frontEnd, analysis.remembering(reports), started);
	}

	/** See {@link Analysis#analyse(SourceText, CompileCommand, AnalysisOptions, Cancellation)}. */
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		Optional<ParsedUnit> serial = frontEnd.serial(source);
		if (serial.isPresent()) {
			return analysis.analyse(serial.get(), options, cancellation);
		}
		UnitReport all = analysis.analyse(source, command, options, cancellation);
		if (all.regions().isEmpty()) {
			return all;
		}
		StartsElsewhere starts = new StartsElsewhere(frontEnd, source, () -> frontEnd.linked(source, command, cancellation), started);
		List<ModelGap> beside = starts.gaps();
		if (beside.isEmpty() && all.regions().stream().allMatch(r -> r.verdict() == Verdict.RACE_FREE)) {
			return all;
		}
		Optional<ParsedUnit> whole = beside.isEmpty() ? frontEnd.whole(source, command, cancellation)
				: frontEnd.wholeThroughPointers(source);
		long open = all.regions().stream().filter(r -> !beside.isEmpty() || r.verdict() != Verdict.RACE_FREE).count();
		Optional<UnitReport> called = whole.filter(starts::areIn).map(u -> called(u, open, options, cancellation));
		UnitReport joined = called.map(c -> joined(all, c, beside)).orElse(all);
		return beside.isEmpty() || called.isPresent() ? joined : with(all, r -> besides(r, beside), all.time());
	}

	/**
	 * The answer for the program's calls: whoever cannot get to a few regions from the program's start with the work of so many and one
	 * more would not get to the end.
	 */
	private UnitReport called(ParsedUnit whole, long open, AnalysisOptions options, Cancellation cancellation) {
		try (Effort effort = Effort.of(Effort.units(options.regionTimeout()) * (1 + open), cancellation)) {
			return analysis.analyse(whole, options, cancellation);
		}
	}

	private static UnitReport with(UnitReport all, UnaryOperator<RegionReport> answer, Duration time) {
		return new UnitReport(all.path(), all.failure(), all.regions().stream().map(answer).toList(), all.messages(), time);
	}

	/** @param beside what other units start; it counts where the answer for the program's calls, which follow it, is not sure */
	private static UnitReport joined(UnitReport all, UnitReport called, List<ModelGap> beside) {
		Map<SourceRange, List<RegionReport>> answers = called.regions().stream().collect(Collectors.groupingBy(RegionReport::place));
		UnaryOperator<RegionReport> chosen = r -> Optional.of(answers.getOrDefault(r.place(), List.of()))
				.filter(found -> found.size() == 1).map(found -> found.get(0))
				.filter(c -> isSaidMoreExactly(r, c) || !beside.isEmpty() && c.gaps().isEmpty() && c.verdict() == Verdict.RACE_FREE)
				.map(ProgramAnalysis::resting)
				.orElseGet(() -> besides(TablesOfProgram.regarded(r), beside));
		return with(all, chosen, all.time().plus(called.time()));
	}

	/** The answer beside threads and handlers of other units, of which it is not known what they do and when. */
	private static RegionReport besides(RegionReport r, List<ModelGap> beside) {
		if (beside.isEmpty() || r.verdict() == Verdict.RACE || r.verdict() == Verdict.NO_PARALLELISM) {
			return r;
		}
		List<ModelGap> gaps = Stream.concat(r.gaps().stream(), beside.stream()).toList();
		return new RegionReport(r.directive(), r.place(), r.endLine(), r.function(), Verdict.UNKNOWN, r.time(), List.of(), gaps,
				List.of(), new Proof(0, 0, 0, List.of()));
	}

	/** Whether the answer for the program's calls says something else than the one for all arguments, and is sure. */
	private static boolean isSaidMoreExactly(RegionReport all, RegionReport called) {
		boolean sure = called.gaps().isEmpty() && switch (called.verdict()) {
			case RACE_FREE -> true;
			case RACE -> called.races().stream().anyMatch(race -> race.confidence() == Confidence.DEFINITE);
			case RACE_FREE_IF -> all.verdict() == Verdict.RACE || all.verdict() == Verdict.UNKNOWN;
			case UNKNOWN, NO_PARALLELISM -> false;
		};
		return sure && all.verdict() != Verdict.RACE_FREE && all.verdict() != called.verdict();
	}

	/** The answer, which rests on what the program is. */
	private static RegionReport resting(RegionReport r) {
		List<Explanation> assumptions = new ArrayList<>(r.proof().assumptions());
		assumptions.add(AnalysisSentence.PROGRAM_OF_THE_DATABASE_ALONE_CALLS_X.of(r.function()));
		return new RegionReport(r.directive(), r.place(), r.endLine(), r.function(), r.verdict(), r.time(), r.races(), r.gaps(),
				r.conditions(), r.proof().assuming(assumptions));
	}
}
