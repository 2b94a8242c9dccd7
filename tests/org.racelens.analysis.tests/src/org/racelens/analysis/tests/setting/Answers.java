package org.racelens.analysis.tests.setting;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.FunctionModels.Parsed;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** What is answered about programs under some settings. */
record Answers(Language language, AnalysisOptions options) {
	private static final Analysis ANALYSIS = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	static Answers c() {
		return new Answers(Language.C, AnalysisOptions.defaults());
	}

	static Answers cpp() {
		return new Answers(Language.CPP, AnalysisOptions.defaults());
	}

	/** With lines as a user writes them. */
	Answers with(String... models) {
		Parsed parsed = FunctionModels.parse(List.of(models));
		if (!parsed.problems().isEmpty()) {
			throw new IllegalArgumentException(parsed.problems().toString());
		}
		return new Answers(language, options.withModels(parsed.models()));
	}

	Answers distinct() {
		return new Answers(language, options.withAliasing(ParameterAliasing.DISTINCT_PARAMETERS));
	}

	/** The regions of a program, in order. */
	List<RegionReport> all(String program) {
		UnitReport report = ANALYSIS.analyse(new SourceText(language == Language.C ? "test.c" : "test.cpp", program, 0),
				new CompileCommand(language, List.of(), Map.of(), Optional.empty()), options, Cancellation.NEVER);
		report.failure().ifPresent(f -> {
			throw new AssertionError(f);
		});
		return report.regions();
	}

	/** The only region of a program. */
	Answer of(String program) {
		List<RegionReport> all = all(program);
		if (all.size() != 1) {
			throw new IllegalArgumentException(all.size() + " regions");
		}
		return new Answer(all.get(0));
	}

	/** What is said of a region, in short. */
	record Answer(RegionReport region) {
		/** {@code RACE_FREE}, {@code RACE DEFINITE}, {@code RACE POSSIBLE}, {@code UNKNOWN unmodelled-call}. */
		String verdict() {
			return switch (region.verdict()) {
				case RACE -> "RACE " + (region.races().stream().anyMatch(r -> r.reasons().isEmpty()) ? "DEFINITE" : "POSSIBLE");
				case UNKNOWN -> "UNKNOWN " + String.join(" ", region.gaps().stream().map(g -> g.kind().id()).distinct().toList());
				default -> region.verdict().name();
			};
		}

		/** Without the one about callers. */
		List<String> assumptions() {
			return region.proof().assumptions().stream().map(Sentences::of).filter(a -> !a.startsWith("callers of ")).toList();
		}
	}
}
