package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.stream.Collectors;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** The product's whole pipeline, from the C text to the verdict; the only class here that knows it. */
final class PipelineSubject implements Subject {
	private static final String PATH = "region.c";
	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	@Override
	public Answer analyse(String cSource) {
		UnitReport report = analysis.analyse(new SourceText(PATH, cSource, 0), CompileCommand.forPath(PATH), AnalysisOptions.defaults(),
				Cancellation.NEVER);
		report.failure().ifPresent(reason -> {
			throw new IllegalStateException(reason);
		});
		if (report.regions().size() != 1) {
			throw new IllegalStateException(report.regions().size() + " regions instead of one");
		}
		return answer(report.regions().get(0));
	}

	private static Answer answer(RegionReport region) {
		Answer.Verdict verdict = switch (region.verdict()) {
			case RACE -> Answer.Verdict.RACE;
			case RACE_FREE -> Answer.Verdict.RACE_FREE;
			case RACE_FREE_IF, UNKNOWN -> Answer.Verdict.UNKNOWN;
			case NO_PARALLELISM -> throw new IllegalStateException("a region without parallelism");
		};
		List<Answer.Race> races = region.races().stream().map(PipelineSubject::race).toList();
		return new Answer(verdict, races,
				region.gaps().stream().map(gap -> gap.place().line() + ": " + gap.kind() + ": " + Sentences.of(gap)).toList(),
				region.races().stream().filter(r -> r.unlisted() > 0).collect(Collectors.toMap(r -> r.variable(), r -> r.unlisted())));
	}

	private static Answer.Race race(org.racelens.race.verdict.Race race) {
		Answer.Confidence confidence = switch (race.confidence()) {
			case DEFINITE -> Answer.Confidence.DEFINITE;
			case POSSIBLE -> Answer.Confidence.POSSIBLE;
		};
		return new Answer.Race(race.variable(), confidence, end(race.first()), end(race.second()), race.witness());
	}

	private static Answer.End end(AccessReport access) {
		return new Answer.End(access.place().line(), access.thread(), access.iteration());
	}
}
