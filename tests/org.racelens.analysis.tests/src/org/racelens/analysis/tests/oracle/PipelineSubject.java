package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.stream.Collectors;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** The product's whole pipeline, from the text to the verdict; the only class here that knows it. */
final class PipelineSubject implements Subject {
	private final String path;
	private final Analysis analysis;

	private PipelineSubject(String path, FrontEnd frontEnd) {
		this.path = path;
		this.analysis = new Analysis(frontEnd, new Z3ProverFactory());
	}

	/** For texts in C. */
	static PipelineSubject ofC() {
		return new PipelineSubject("region.c", new CdtFrontEnd());
	}

	/** For texts in free-form Fortran. */
	static PipelineSubject ofFortran() {
		return new PipelineSubject("region.f90", new FortranFrontEnd());
	}

	@Override
	public Answer analyse(String source) {
		UnitReport report = analysis.analyse(new SourceText(path, source, 0), CompileCommand.forPath(path), AnalysisOptions.defaults(),
				Cancellation.NEVER);
		report.failure().ifPresent(reason -> {
			throw new IllegalStateException(reason);
		});
		if (report.regions().size() != 1) {
			throw new IllegalStateException(report.regions().size() + " regions instead of one");
		}
		return answer(report.regions().get(0));
	}

	/** The programs keep their subscripts inside all bounds, those that they do not name, too: an answer under that condition is one. */
	private static Answer answer(RegionReport region) {
		Answer.Verdict verdict = switch (region.verdict()) {
			case RACE -> Answer.Verdict.RACE;
			case RACE_FREE -> Answer.Verdict.RACE_FREE;
			case RACE_FREE_IF -> region.conditions().stream().allMatch(c -> c.kind() == Condition.Kind.IN_BOUNDS) ? Answer.Verdict.RACE_FREE
					: Answer.Verdict.UNKNOWN;
			case UNKNOWN -> Answer.Verdict.UNKNOWN;
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
