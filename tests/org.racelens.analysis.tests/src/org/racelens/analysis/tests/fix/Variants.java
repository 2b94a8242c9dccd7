package org.racelens.analysis.tests.fix;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.repair.verify.FixEngine;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * A program with what is made of it.
 *
 * @param offers its text with one fix each, by what they do: with one thread they compute the same
 * @param repaired its text with fixes that leave no race: they compute the same with any team
 * @param suggested its text without directives, with one suggested pragma each: they too
 */
record Variants(long seed, String text, Map<String, String> offers, Map<String, String> repaired, Map<String, String> suggested) {
	private static final CdtFrontEnd FRONT_END = new CdtFrontEnd();
	private static final Analysis ANALYSIS = new Analysis(FRONT_END, new Z3ProverFactory());
	private static final FixEngine ENGINE = new FixEngine(FRONT_END, ANALYSIS);
	private static final AnalysisOptions OPTIONS = AnalysisOptions.defaults().withRegionTimeout(Duration.ofSeconds(2));
	private static final String PATH = "drawn.c";

	static Variants of(long seed) {
		String text = RandomProgram.of(seed);
		Map<String, String> offers = new LinkedHashMap<>();
		Map<String, String> repaired = new LinkedHashMap<>();
		Map<String, String> suggested = new LinkedHashMap<>();
		Repair repair = ENGINE.repair(source(text), command(), OPTIONS, FixSelection.ALL, Cancellation.NEVER);
		if (isFree(repair.last())) {
			repaired.put("repaired: " + repair.applied().stream().map(VerifiedFix::title).toList(), repair.after().text());
		}
		for (FixOutcome outcome : seed % 4 == 0 ? offers(text) : List.<FixOutcome>of()) {
			for (VerifiedFix fix : outcome.fixes()) {
				(isFree(fix.after()) ? repaired : offers).put("offered: " + Sentences.of(fix.title()), fix.fixed().text());
			}
		}
		String sequential = RandomProgram.withoutDirectives(text);
		for (Suggestion suggestion : suggestions(sequential)) {
			if (suggestion instanceof Suggestion.Parallel p) {
				suggested.put("suggested: " + p.pragma() + " in line " + p.loop().line(), p.inserted().text());
			}
		}
		return new Variants(seed, text, offers, repaired, suggested);
	}

	private static List<FixOutcome> offers(String text) {
		return ENGINE.offers(source(text), command(), OPTIONS, FixSelection.ALL, Cancellation.NEVER);
	}

	private static List<Suggestion> suggestions(String text) {
		try {
			return new Suggester(FRONT_END, ANALYSIS).suggest(source(text), command(), OPTIONS, Optional.empty(),
					Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new AssertionError(text, e);
		}
	}

	private static boolean isFree(UnitReport report) {
		return report.failure().isEmpty() && report.regions().stream().allMatch(r -> r.races().isEmpty() && r.gaps().isEmpty()
				&& (r.verdict() == Verdict.RACE_FREE || r.verdict() == Verdict.NO_PARALLELISM));
	}

	private static SourceText source(String text) {
		return new SourceText(PATH, text, 0);
	}

	private static CompileCommand command() {
		return CompileCommand.forPath(PATH);
	}
}
