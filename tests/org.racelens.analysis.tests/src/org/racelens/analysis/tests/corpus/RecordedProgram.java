package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.SharedAccesses;
import org.racelens.analysis.tests.corpus.RecordedReasons.Disagreement;
import org.racelens.analysis.tests.corpus.RecordedReasons.Kind;
import org.racelens.analysis.tests.corpus.Toolchain.Outcome;
import org.racelens.confirm.Confirmation.Source;
import org.racelens.confirm.Experiment;
import org.racelens.confirm.RunProgress;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.Recipe;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.ConditionTrial;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Trial;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * A program of the corpus with what recorded runs of it show.
 *
 * @param compiler that makes the objects
 * @param launcher {@code racelens} for that compiler
 * @param folder an empty one for all that is made
 */
record RecordedProgram(CorpusFile file, Compiler compiler, Path launcher, Path folder) {
	static final Duration LIMIT = Duration.ofSeconds(20);
	private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
	private static final Pattern FORTRAN_COMMENT = Pattern.compile("!(?!\\$)[^\n]*");
	private static final FrontEnd FORTRAN = new FortranFrontEnd();
	private static final Analysis OF_FORTRAN = new Analysis(FORTRAN, new Z3ProverFactory());

	/** A compiler, and its options for the directives of OpenMP 5.1. */
	enum Compiler {
		CLANG("clang", "clang++", " -fopenmp-version=51"), GCC("gcc", "g++", ""),
		/** for Fortran, of which it takes the place of both */
		GFORTRAN("gfortran", "gfortran", "");

		private final String c;
		private final String cpp;
		private final String options;

		Compiler(String c, String cpp, String options) {
			this.c = c;
			this.cpp = cpp;
			this.options = options;
		}

		/** The compiler as the list of reasons names it. */
		String id() {
			return c;
		}

		/** What compiles with it and the recorder. */
		Path launcher(Path racelens, Path folder) throws IOException {
			Path script = folder.resolve("racelens-" + c);
			String named = this == GFORTRAN ? "" : "RACELENS_CC='" + c + options + "' RACELENS_CXX='" + cpp + options + "' ";
			Files.writeString(script, "#!/bin/sh\n" + named + "exec '" + racelens + "' \"$@\"\n");
			if (!script.toFile().setExecutable(true)) {
				throw new IOException(script + " cannot be made executable");
			}
			return script;
		}
	}

	/** Whether something is demanded of runs of a program. */
	static boolean isOf(CorpusFile file) {
		boolean isProgram = isFortran(file) ? FortranCompiler.isProgram(file) : CorpusFile.hasMain(file.text());
		return isProgram && !file.regions().isEmpty();
	}

	private static boolean isFortran(CorpusFile file) {
		return FortranFrontEnd.reads(file.path().toString());
	}

	/** The numbers of threads with which its output does not depend on them. */
	List<Integer> comparableTeams() {
		return isFortran(file) ? FortranCompiler.comparableTeams(file) : file.comparableTeams();
	}

	/** Its text without comments. */
	String code() {
		return (isFortran(file) ? FORTRAN_COMMENT : COMMENT).matcher(file.text()).replaceAll(" ");
	}

	/** What is demanded of the runs of a program. */
	private enum Demand {
		/** its races */
		RACES,
		/** no race */
		NO_RACE,
		/** no race where the conditions hold */
		NO_RACE_UNDER_CONDITIONS,
		/** that it ends as it does without the recorder */
		END
	}

	private Demand demand() {
		Set<String> verdicts = file.regions().values().stream().map(CorpusFile.RegionMark::verdict).collect(Collectors.toSet());
		if (file.isRacy()) {
			return Demand.RACES;
		} else if (verdicts.contains("UNKNOWN")) {
			return Demand.END;
		}
		return verdicts.contains("RACE_FREE_IF") ? Demand.NO_RACE_UNDER_CONDITIONS : Demand.NO_RACE;
	}

	/** What runs show otherwise than the program's comments state; empty where the compiler makes no program of it. */
	Optional<List<Disagreement>> disagreements() throws IOException {
		try {
			return Optional.of(switch (demand()) {
				case RACES -> ofRacy();
				case NO_RACE -> new PlainRuns(this).ofRaceFree();
				case NO_RACE_UNDER_CONDITIONS -> ofConditional();
				case END -> new PlainRuns(this).ofUndecided();
			});
		} catch (BuildFailure e) {
			return new PlainRuns(this).plain(1).isEmpty() ? Optional.empty()
					: Optional.of(List.of(new Disagreement(Kind.NOT_BUILT, "", e.getMessage())));
		}
	}

	/** Each race without doubts is confirmed, save those of which the tool itself says that no run shows them; no other race is seen. */
	private List<Disagreement> ofRacy() throws IOException, BuildFailure {
		List<Disagreement> result = new ArrayList<>();
		tried(unit()).regions().stream().flatMap(r -> r.races().stream()).forEach(race -> {
			Trial trial = race.evidence().tried().orElseThrow();
			switch (trial.outcome()) {
				case RUN_ONLY -> result.add(Disagreement.of(Kind.ALARM, race, ""));
				case NOT_SEEN, NOT_EXECUTED, NOT_KNOWN -> {
					if (race.confidence() == Confidence.DEFINITE) {
						result.add(Disagreement.of(Kind.NOT_CONFIRMED, race, ": " + Sentences.of(trial.told())));
					}
				}
				case CONFIRMED, NOT_SHOWABLE -> {
				}
			}
		});
		return result;
	}

	/** No race is seen in a region whose conditions have all held where it was executed; of others nothing is demanded. */
	private List<Disagreement> ofConditional() throws IOException, BuildFailure {
		return tried(unit()).regions().stream()
				.filter(r -> r.conditions().stream().allMatch(c -> c.tried().orElseThrow().outcome() == ConditionTrial.Outcome.HELD))
				.flatMap(r -> r.races().stream()).map(race -> Disagreement.of(Kind.ALARM, race, "")).toList();
	}

	/** The program as it was analysed. */
	ParsedUnit unit() throws BuildFailure {
		try {
			return (isFortran(file) ? FORTRAN : CorpusFixes.FRONT_END).parse(CorpusFixes.source(file, file.text()),
					CorpusFixes.command(file), Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new BuildFailure(ForeignSentence.quoted(String.valueOf(e.getMessage())), e);
		}
	}

	/** The report with what runs show of it. */
	private UnitReport tried(ParsedUnit unit) throws IOException, BuildFailure {
		UnitReport report = (isFortran(file) ? OF_FORTRAN : CorpusFixes.ANALYSIS).analyse(unit, AnalysisOptions.defaults(),
				Cancellation.NEVER);
		Experiment.Outcome outcome = new Experiment(launcher, folder, new SourceFiles(), RunProgress.NONE, Cancellation.NEVER)
				.make(new Source(unit, SharedAccesses.of(unit, AnalysisOptions.defaults(), Cancellation.NEVER)), report, recipe(), LIMIT);
		if (outcome.failure().isPresent()) {
			throw new BuildFailure(ForeignSentence.quoted(outcome.failure().get()));
		}
		return outcome.result().orElseThrow().report();
	}

	Path original() {
		return file.path().toAbsolutePath().normalize();
	}

	private boolean isC() {
		return file.path().toString().endsWith(".c");
	}

	Recipe recipe() {
		if (isFortran(file)) {
			CompileCommand command = CorpusFixes.command(file);
			return new Recipe(FortranFrontEnd.language(file.path().toString(), command.modes()), command, List.of(), List.of(), List.of());
		}
		CompileCommand command = isC() ? new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty())
				: new CompileCommand(Language.CPP, List.of(), Map.of(), Optional.of("gnu++17"));
		return new Recipe(command.language(), command, List.of(), List.of("-latomic"), List.of());
	}

	/** What compiles the program, with its options. */
	List<String> words() {
		if (isFortran(file)) {
			return List.of(compiler.c, "-J", folder.toString());
		}
		return List.of(((isC() ? compiler.c : compiler.cpp + " -std=gnu++17") + compiler.options).split(" "));
	}

	/** What links it, in C with the runtime of OpenMP that recorded programs have. */
	String linker() {
		return isFortran(file) ? compiler.c : isC() ? "clang" : "clang++";
	}
}
