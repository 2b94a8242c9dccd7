package org.racelens.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.racelens.analysis.suppression.Suppressions;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.execution.state.UndecidedRegion;
import org.racelens.logic.decide.DecisionCache;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.effort.WorkClock;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.syntax.VariantPlaces;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.induction.Inductions;
import org.racelens.race.judge.LastprivateReads;
import org.racelens.race.judge.RegionAnswer;
import org.racelens.race.phase.UniformLoads;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * The whole pipeline for one source text: parse, execute symbolically, pair, decide, report. One object may be used by several threads;
 * each call makes its own prover where it needs one.
 */
public final class Analysis {
	/** A file has the effort of so many regions; what is left then is not decided. */
	private static final int FILE_SHARES = 30;
	/** What is spent at most on what is looked at first: a quarter of a second. */
	private static final long FORESIGHT = Effort.units(Duration.ofMillis(250));

	private final FrontEnd frontEnd;
	private final ProverFactory provers;
	private final Optional<DecisionCache> cache;
	private final ReportMemory memory;

	public Analysis(FrontEnd frontEnd, ProverFactory provers) {
		this(frontEnd, provers, Optional.empty(), ReportMemory.NONE);
	}

	/** The same; pairs that were decided before are not decided again. */
	public Analysis(FrontEnd frontEnd, ProverFactory provers, DecisionCache cache) {
		this(frontEnd, provers, Optional.of(cache), ReportMemory.NONE);
	}

	private Analysis(FrontEnd frontEnd, ProverFactory provers, Optional<DecisionCache> cache, ReportMemory memory) {
		this.frontEnd = frontEnd;
		this.provers = provers;
		this.cache = cache;
		this.memory = memory;
	}

	/** The same; what is asked of a whole unit without listening is asked of a memory first. */
	public Analysis remembering(ReportMemory reports) {
		return new Analysis(frontEnd, provers, cache, reports);
	}

	/**
	 * Analyses every parallel region of a file. A file that cannot be parsed yields a failed report.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		return parsed(source, command, cancellation, unit -> analyse(unit, options, cancellation));
	}

	/**
	 * The same, region by region.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, RegionListener listener,
			Cancellation cancellation) {
		return parsed(source, command, cancellation, unit -> {
			listener.first(unit).ifPresent(focus -> foresee(unit, focus, options, listener, cancellation));
			return analyse(unit, Focus.EVERYTHING, options, listener, cancellation);
		});
	}

	/** Tells what a part of the unit comes to, if that does not cost much: it is analysed again with everything else. */
	private void foresee(ParsedUnit unit, Focus focus, AnalysisOptions options, RegionListener listener, Cancellation cancellation) {
		try (Effort effort = Effort.of(FORESIGHT, cancellation)) {
			UnitReport report = analyse(unit, focus, options, RegionListener.NONE, cancellation);
			if (report.failure().isEmpty() && !effort.isUsedUp()) {
				listener.foreseen(report.regions());
			}
		}
	}

	private UnitReport parsed(SourceText source, CompileCommand command, Cancellation cancellation,
			Function<ParsedUnit, UnitReport> analysed) {
		WorkClock clock = new WorkClock();
		try {
			return analysed.apply(frontEnd.parse(source, command, cancellation)).lasting(passed(clock));
		} catch (FrontEndException e) {
			return UnitReport.failed(source.path(), e.getMessage(), passed(clock));
		} catch (StackOverflowError e) {
			return UnitReport.failed(source.path(), "the code is nested too deeply", passed(clock));
		}
	}

	/**
	 * Analyses every parallel region of a file that is parsed already.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public UnitReport analyse(ParsedUnit unit, AnalysisOptions options, Cancellation cancellation) {
		return memory.report(unit, options, () -> analyse(unit, Focus.EVERYTHING, options, cancellation));
	}

	/**
	 * Analyses the regions that a part of a file can reach. For these the answer is that of the whole file, except for what other callers
	 * outside the part do.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public UnitReport analyse(ParsedUnit unit, Focus focus, AnalysisOptions options, Cancellation cancellation) {
		return analyse(unit, focus, options, RegionListener.NONE, cancellation);
	}

	private UnitReport analyse(ParsedUnit parsed, Focus focus, AnalysisOptions options, RegionListener listener,
			Cancellation cancellation) {
		WorkClock clock = new WorkClock();
		try (Effort effort = Effort.of(Effort.units(options.regionTimeout()) * FILE_SHARES, cancellation)) {
			ParsedUnit unit = RuntimeLayer.of(parsed, options.models());
			ExecutionSetting setting = new ExecutionSetting(options.execution(), UniformLoads::refused);
			SymbolicExecution.Result executed = SymbolicExecution.run(unit, focus, setting, cancellation);
			Set<SourceMessage> messages = new LinkedHashSet<>(unit.messages());
			executed.messages().stream().filter(m -> !unit.isElsewhere(m.place())).forEach(messages::add);
			Suppressions suppressions = Suppressions.in(unit.source(), unit.language());
			List<RegionReport> regions = new ArrayList<>();
			List<RaceFinder> finders = finders(unit, focus, setting, options, cancellation);
			List<List<Region>> judged = byConstruct(VariantPlaces.in(unit), executed.regions()).values().stream()
					.filter(e -> focus.judges(e.get(0).construct().directive().range(), unit.source().path()))
					.filter(e -> !unit.isElsewhere(e.get(0).construct().directive().range())).toList();
			for (List<Region> encounters : judged) {
				try (Effort ofRegion = Effort.of(FormulaFinder.limit(options, encounters), cancellation)) {
					regions.add(effort.isUsedUp() ? leftOver(encounters) : report(unit, encounters, finders, messages));
				}
				if (cancellation.isCancelled()) {
					throw new CancellationException();
				}
				listener.judged(suppressions.applied(regions.get(regions.size() - 1)),
						new RegionListener.Progress(regions.size(), judged.size()));
			}
			executed.failed().forEach(u -> regions.add(undecided(u)));
			executed.standAlone().stream().filter(u -> !unit.isElsewhere(u.construct().directive().range()))
					.forEach(u -> regions.add(undecided(u)));
			regions.sort(Comparator.comparing(RegionReport::place));
			if (effort.isStruck()) {
				messages.add(struck(unit));
			}
			regions.replaceAll(suppressions::applied);
			if (focus.equals(Focus.EVERYTHING)) {
				messages.addAll(suppressions.messages(regions));
			}
			List<SourceMessage> sorted = messages.stream()
					.sorted(Comparator.comparing(SourceMessage::place).thenComparing(m -> m.kind().id())).toList();
			return new UnitReport(unit.source().path(), Optional.empty(), regions, sorted, passed(clock));
		} catch (StackOverflowError e) {
			return UnitReport.failed(parsed.source().path(), "the code is nested too deeply", passed(clock));
		} catch (EffortExceededException e) {
			return UnitReport.failed(parsed.source().path(), "the file's limit of effort is reached before its regions", passed(clock));
		}
	}

	/** The ways to find races, in the order in which they are asked; the last one always tells. */
	private List<RaceFinder> finders(ParsedUnit unit, Focus focus, ExecutionSetting setting, AnalysisOptions options,
			Cancellation cancellation) {
		FormulaFinder formulas = new FormulaFinder(unit, options, new Deciders(provers, cache, options.regionTimeout()), cancellation);
		Inductions inductions = new Inductions(unit, focus, setting, options.engine(), cancellation);
		return List.of(new InductionFinder(inductions, formulas), formulas);
	}

	/** The clock has ended something: another run may say more. */
	private static SourceMessage struck(ParsedUnit unit) {
		return new SourceMessage(MessageKind.TIME_LIMIT, new SourceRange(unit.source().path(), 0, 0, 1, 1, 1),
				AnalysisSentence.TIME_LIMIT_HAS_ENDED_WORK.of());
	}

	private static RegionReport leftOver(List<Region> encounters) {
		Construct construct = encounters.get(0).construct();
		return undecided(new UndecidedRegion(construct, encounters.get(0).function(), new ModelGap(GapKind.BUDGET,
				construct.directive().range(), AnalysisSentence.LIMIT_OF_THE_FILE_IS_REACHED.of())));
	}

	private static Map<SourceRange, List<Region>> byConstruct(VariantPlaces places, List<Region> regions) {
		Map<SourceRange, List<Region>> result = new LinkedHashMap<>();
		regions.forEach(r -> result.computeIfAbsent(places.of(r.construct()), k -> new ArrayList<>()).add(r));
		return result;
	}

	/** The answer of the first finder that tells, with what follows from it for the text. */
	private static RegionReport report(ParsedUnit unit, List<Region> encounters, List<RaceFinder> finders, Set<SourceMessage> messages) {
		WorkClock clock = new WorkClock();
		Construct construct = encounters.get(0).construct();
		RegionAnswer answer = finders.stream().flatMap(finder -> finder.find(encounters).stream()).findFirst().orElseThrow();
		messages.addAll(answer.messages());
		messages.addAll(LastprivateReads.of(unit, answer.races()));
		return new RegionReport(construct.directive().spelling(), construct.directive().range(), construct.range().endLine(),
				encounters.get(0).function(), answer.verdict(), passed(clock), answer.races(), answer.gaps(), answer.conditions(),
				answer.proof());
	}

	private static RegionReport undecided(UndecidedRegion u) {
		return new RegionReport(u.construct().directive().spelling(), u.construct().directive().range(), u.construct().range().endLine(),
				u.function(), Verdict.UNKNOWN, Duration.ZERO, List.of(), List.of(u.gap()), List.of(),
				new Proof(0, 0, 0, List.of()));
	}

	private static Duration passed(WorkClock clock) {
		return Duration.ofNanos(clock.passed());
	}
}
