package org.racelens.analysis.fix;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.fix.Verifier.Analysed;
import org.racelens.analysis.fix.Verifier.Result;
import org.racelens.analysis.verdict.Race;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.model.program.FrontEnd;
import org.racelens.model.program.FrontEndException;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Finds and verifies fixes. One object may be used by several threads. */
public final class FixEngine {
	/** more than any file has variables with races */
	private static final int MOST_FIXES = 200;

	private final FrontEnd frontEnd;
	private final Analysis analysis;

	public FixEngine(FrontEnd frontEnd, Analysis analysis) {
		this.frontEnd = frontEnd;
		this.analysis = analysis;
	}

	/**
	 * Every verified fix for each variable's races, best first; nothing for a file that cannot be read.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public List<FixOutcome> offers(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection,
			Cancellation cancellation) {
		Verifier verifier = new Verifier(frontEnd, analysis, command, options, cancellation);
		try {
			Analysed before = verifier.analyse(source);
			return groups(before.report()).stream().filter(selection::wants).map(group -> {
				FixSearch search = new FixSearch(verifier, before, group, selection);
				return new FixOutcome(group, search.all().stream().map(r -> r.fix().orElseThrow()).toList(), search.refusals());
			}).toList();
		} catch (FrontEndException e) {
			return List.of();
		}
	}

	/**
	 * Repairs a file: applies the best verified fix of each variable's races, until none is left that can be repaired. Parallelism is given
	 * up only where nothing else holds.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public Repair repair(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection,
			Cancellation cancellation) {
		Verifier verifier = new Verifier(frontEnd, analysis, command, options, cancellation);
		try {
			Analysed first = verifier.analyse(source);
			return new Progress(verifier, first, selection).run();
		} catch (FrontEndException e) {
			UnitReport failed = UnitReport.failed(source.path(), e.getMessage(), Duration.ZERO);
			return new Repair(source, source, failed, failed, List.of(), List.of());
		}
	}

	/** The races of a file, by region and variable, in source order. */
	public static List<RaceGroup> groups(UnitReport report) {
		List<RaceGroup> result = new ArrayList<>();
		for (RegionReport region : report.regions()) {
			Map<Object, List<Race>> byVariable = new LinkedHashMap<>();
			region.races().forEach(r -> byVariable.computeIfAbsent(r.object().isPresent() ? r.object().get() : r.variable(),
					k -> new ArrayList<>()).add(r));
			byVariable.values().forEach(races -> result.add(new RaceGroup(region, races.get(0).variable(), races.get(0).object(), races)));
		}
		return result;
	}

	/** One repair on its way. */
	private static final class Progress {
		private final Verifier verifier;
		private final Analysed first;
		private final FixSelection selection;
		private final List<VerifiedFix> applied = new ArrayList<>();
		private final Set<String> hopeless = new HashSet<>();
		private Analysed now;

		Progress(Verifier verifier, Analysed first, FixSelection selection) {
			this.verifier = verifier;
			this.first = first;
			this.selection = selection;
			now = first;
		}

		Repair run() {
			boolean moved = true;
			while (moved && applied.size() < MOST_FIXES) {
				moved = step(true) || step(false);
			}
			List<FixOutcome> unresolved = wanted().stream().map(g -> new FixOutcome(g, List.of(), refusals(g))).toList();
			return new Repair(first.source(), now.source(), first.report(), now.report(), applied, unresolved);
		}

		/** Applies one fix, if there is one. */
		private boolean step(boolean keepParallel) {
			for (RaceGroup group : wanted()) {
				FixSearch search = new FixSearch(verifier, now, group, selection);
				boolean skip = keepParallel && hopeless.contains(key(group));
				Optional<Result> result = skip ? Optional.empty() : keepParallel ? search.best() : search.lastResort();
				if (result.isPresent()) {
					applied.add(result.get().fix().orElseThrow());
					now = result.get().after().orElseThrow();
					return true;
				}
				hopeless.add(key(group));
			}
			return false;
		}

		private List<Refusal> refusals(RaceGroup group) {
			FixSearch search = new FixSearch(verifier, now, group, selection);
			search.best();
			search.lastResort();
			return search.refusals();
		}

		private List<RaceGroup> wanted() {
			return groups(now.report()).stream().filter(g -> selection.line().isEmpty() || selection.wants(atFirst(g))).toList();
		}

		/** The group with the lines it had in the text as it was. */
		private RaceGroup atFirst(RaceGroup group) {
			return new Retracing(first.source(), applied.stream().map(VerifiedFix::change).toList()).group(group);
		}

		private static String key(RaceGroup group) {
			return group.name() + "@" + group.region().function() + group.region().directive();
		}
	}
}
