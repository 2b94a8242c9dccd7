package org.racelens.analysis.tests.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** A text with its analysis. */
record Analysed(SourceText source, UnitReport report) {
	private static final Analysis ANALYSIS = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	static Analysed c(String text) {
		return of(new SourceText("test.c", text, 0));
	}

	static Analysed of(SourceText source) {
		List<RegionReport> told = new ArrayList<>();
		UnitReport report = ANALYSIS.analyse(source, CompileCommand.forPath(source.path()), AnalysisOptions.defaults(),
				(region, progress) -> told.add(region), Cancellation.NEVER);
		assertEquals(Optional.empty(), report.failure());
		assertTrue(report.regions().containsAll(told), "what is told early is what the report says");
		return new Analysed(source, report);
	}

	Stream<Race> races() {
		return report.regions().stream().flatMap(r -> r.races().stream());
	}

	/** The accepted races: {@code sum 5-7: reason}. */
	List<String> accepted() {
		return races().filter(Race::isAccepted).map(r -> name(r) + ": " + r.suppression().orElseThrow().reason()).toList();
	}

	/** The others: {@code sum 5-7}. */
	List<String> open() {
		return report.regions().stream().map(RegionReport::openRaces).flatMap(List::stream).map(Analysed::name).toList();
	}

	/** {@code 3: message}. */
	List<String> messages() {
		return report.messages().stream().filter(m -> m.kind() == MessageKind.SUPPRESSION)
				.map(m -> m.place().line() + ": " + Sentences.of(m))
				.toList();
	}

	static String name(Race race) {
		return race.variable() + " " + race.first().place().line() + "-" + race.second().place().line();
	}
}
