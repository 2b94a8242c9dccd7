package org.racelens.headless.tests.fuzz;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.graph.PhaseGraphs;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.verify.FixEngine;
import org.racelens.report.JsonReport;
import org.racelens.report.SarifReport;
import org.racelens.report.words.CheckReport;
import org.racelens.solver.z3.Z3ProverFactory;

/** Runs the whole pipeline on one input, in the thread of the caller. */
final class Check {
	/** Every so many inputs the whole analysis is done twice. */
	private static final long TWICE = 19;

	/** Every so many inputs fixes and suggestions are asked for. */
	private static final long REPAIRED = 25;

	private final CdtFrontEnd frontEnd = new CdtFrontEnd();
	private final Analysis analysis = new Analysis(frontEnd, new Z3ProverFactory());
	private final AnalysisOptions options;

	Check(AnalysisOptions options) {
		this.options = options;
	}

	/** What is wrong with the answer; nothing if all is well. A cancellation passes through. */
	Optional<String> problem(Mutant input, Cancellation cancellation) {
		try {
			UnitReport report = analysis.analyse(input.source(), input.command(), options, cancellation);
			if (report.failure().filter(Check::isInternal).isPresent()) {
				return Optional.of(traced(input, cancellation).orElse(report.failure().get()));
			}
			String first = text(report);
			if (input.number() % TWICE == 0) {
				String second = text(analysis.analyse(input.source(), input.command(), options, cancellation));
				if (!first.equals(second) && !ranOutOfTime(first) && !ranOutOfTime(second)) {
					return Optional.of("two answers differ:\n" + first + "\n---\n" + second);
				}
			}
			more(input, report, cancellation);
			return Optional.empty();
		} catch (java.util.concurrent.CancellationException e) {
			throw e;
		} catch (RuntimeException | Error e) {
			return Optional.of(stack(e));
		}
	}

	/** What else is made of a file. */
	private void more(Mutant input, UnitReport report, Cancellation cancellation) {
		if (report.failure().isPresent()) {
			return;
		}
		new SarifReport().render(new CheckReport("0", List.of(report)));
		try {
			PhaseGraphs.of(frontEnd.parse(input.source(), input.command(), cancellation));
			if (input.number() % REPAIRED == 0) {
				new FixEngine(frontEnd, analysis).repair(input.source(), input.command(), options, FixSelection.ALL, cancellation);
				new Suggester(frontEnd, analysis).suggest(input.source(), input.command(), options, Optional.empty(), cancellation);
			}
		} catch (FrontEndException e) {
			throw new IllegalStateException("the file could be read before", e);
		}
	}

	/** The failure with its stack. */
	private Optional<String> traced(Mutant input, Cancellation cancellation) {
		try {
			frontEnd.parse(input.source(), input.command(), cancellation);
			return Optional.empty();
		} catch (FrontEndException e) {
			return Optional.of(stack(e));
		}
	}

	/** What is expected of text that is no program is said in words. */
	private static boolean isInternal(String failure) {
		return failure.contains("internal") || failure.contains("parser failed") || failure.contains("memory");
	}

	private static String text(UnitReport report) {
		return new JsonReport(JsonReport.Detail.SUMMARY).render(new CheckReport("0", List.of(report)))
				.replaceAll("\"millis\": \\d+", "\"millis\": 0");
	}

	/** Only the clock may make two answers differ, and it says so. */
	private static boolean ranOutOfTime(String report) {
		return report.contains("\"time-limit\"");
	}

	private static String stack(Throwable e) {
		StringWriter text = new StringWriter();
		e.printStackTrace(new PrintWriter(text));
		return text.toString();
	}
}
