package org.racelens.repair.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.StatedApart;
import org.racelens.repair.fix.StatedCondition;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.repair.verify.Verifier.Result;

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
		return offers(source, command, options, selection, SearchListener.NONE, cancellation);
	}

	/**
	 * The same, for who waits for some of them.
	 *
	 * @param listener told of each outcome when it is found; says which races are next
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public List<FixOutcome> offers(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection,
			SearchListener listener, Cancellation cancellation) {
		Verifier verifier = new Verifier(frontEnd, analysis, command, options, cancellation);
		try {
			ParsedUnit before = verifier.parse(source);
			listener.answers().ifPresent(known -> verifier.remember(before, known));
			List<RaceGroup> groups = RaceGroup.of(verifier.report(before, Focus.EVERYTHING)).stream().filter(selection::wants).toList();
			List<RaceGroup> left = new ArrayList<>(groups);
			Map<RaceGroup, FixOutcome> found = new IdentityHashMap<>();
			while (!left.isEmpty()) {
				RaceGroup group = listener.next(List.copyOf(left));
				left.removeIf(g -> g == group);
				found.put(group, outcome(new FixSearch(verifier, before, group, selection), group, listener));
			}
			return groups.stream().map(found::get).toList();
		} catch (FrontEndException e) {
			return List.of();
		}
	}

	private static FixOutcome outcome(FixSearch search, RaceGroup group, SearchListener listener) {
		List<VerifiedFix> fixes = fixes(search.all(some -> listener.found(new FixOutcome(group, fixes(some), search.refusals()))));
		FixOutcome outcome = new FixOutcome(group, fixes, search.refusals());
		listener.found(outcome);
		return outcome;
	}

	private static List<VerifiedFix> fixes(List<Result> results) {
		return results.stream().map(r -> r.fix().orElseThrow()).toList();
	}

	/**
	 * For each condition of a region that the language can say, the verified edit that says it, in source order; nothing for a file that
	 * cannot be read.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public List<StatedCondition> statements(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		Verifier verifier = new Verifier(frontEnd, analysis, command, options, cancellation);
		try {
			return new Stating(verifier, verifier.parse(source)).all();
		} catch (FrontEndException e) {
			return List.of();
		}
	}

	/**
	 * For the races of each variable that need two pointers to lead to the same memory, the verified edit by which the language says that
	 * they do not, in source order; nothing for a file that cannot be read.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public List<StatedApart> apart(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		Verifier verifier = new Verifier(frontEnd, analysis, command, options, cancellation);
		try {
			return new KeepingApart(verifier, verifier.parse(source)).all();
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
}
