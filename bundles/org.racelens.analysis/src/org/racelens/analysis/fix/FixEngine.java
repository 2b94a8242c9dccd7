package org.racelens.analysis.fix;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.Focus;
import org.racelens.analysis.verdict.Race;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.model.program.FrontEnd;
import org.racelens.model.program.FrontEndException;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Finds and verifies fixes. One object may be used by several threads. */
public final class FixEngine {
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
			ParsedUnit before = verifier.parse(source);
			return groups(verifier.report(before, Focus.EVERYTHING)).stream().filter(selection::wants).map(group -> {
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
			return new Repairing(verifier, verifier.parse(source), selection).run();
		} catch (FrontEndException e) {
			UnitReport failed = UnitReport.failed(source.path(), e.getMessage(), Duration.ZERO);
			return new Repair(source, source, failed, failed, List.of(), List.of());
		}
	}

	/**
	 * The races of a file, by region and variable, in source order. A variable of which all races are accepted is left out; one with
	 * another race is repaired as a whole, because what makes a fix right depends on all its accesses.
	 */
	public static List<RaceGroup> groups(UnitReport report) {
		return report.regions().stream().flatMap(r -> groups(r).stream()).toList();
	}

	/** The races of a region by variable. */
	static List<RaceGroup> groups(RegionReport region) {
		Map<Object, List<Race>> byVariable = new LinkedHashMap<>();
		region.races().forEach(r -> byVariable.computeIfAbsent(r.object().isPresent() ? r.object().get() : r.variable(),
				k -> new ArrayList<>()).add(r));
		return byVariable.values().stream().filter(races -> !races.stream().allMatch(Race::isAccepted))
				.map(races -> new RaceGroup(region, races.get(0).variable(), races.get(0).object(), races)).toList();
	}
}
