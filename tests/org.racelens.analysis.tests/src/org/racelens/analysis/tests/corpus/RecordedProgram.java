package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.corpus.RecordedReasons.Disagreement;
import org.racelens.analysis.tests.corpus.RecordedReasons.Kind;
import org.racelens.analysis.tests.corpus.Toolchain.Outcome;
import org.racelens.analysis.SharedAccesses;
import org.racelens.confirm.Confirmation.Source;
import org.racelens.confirm.Experiment;
import org.racelens.confirm.RunProgress;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.Placement;
import org.racelens.confirm.build.Recipe;
import org.racelens.confirm.build.RecordedBuild;
import org.racelens.confirm.build.TeamSizes;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.Trial;
import org.racelens.race.verdict.UnitReport;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.race.Relation;
import org.racelens.report.words.Sentences;

/**
 * A program of the corpus with what recorded runs of it show.
 *
 * @param compiler that makes the objects
 * @param launcher {@code racelens} for that compiler
 * @param folder an empty one for all that is made
 */
record RecordedProgram(CorpusFile file, Compiler compiler, Path launcher, Path folder) {
	private static final int THREADS = 3;
	private static final TeamSizes SIZES = new TeamSizes(THREADS, 2, 1);
	private static final Duration LIMIT = Duration.ofSeconds(20);
	private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
	/** What can hand over; without it nothing but constructs orders what a free program does. */
	private static final Pattern HAND_OVER = Pattern
			.compile("(?i)atomic|(?<![bc])lock|critical|flush|mutex|detach|__sync|pthread|thrd_|call_once|sem_|<thread>|<future>");

	/** A compiler, and its options for the directives of OpenMP 5.1. */
	enum Compiler {
		CLANG("clang", "clang++", " -fopenmp-version=51"), GCC("gcc", "g++", "");

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
			Files.writeString(script, "#!/bin/sh\nRACELENS_CC='" + c + options + "' RACELENS_CXX='" + cpp + options + "' exec '" + racelens
					+ "' \"$@\"\n");
			if (!script.toFile().setExecutable(true)) {
				throw new IOException(script + " cannot be made executable");
			}
			return script;
		}
	}

	/** Whether runs of a program have to show something, or nothing. */
	static boolean isOf(CorpusFile file) {
		return CorpusFile.hasMain(file.text()) && (isFree(file) || file.isRacy());
	}

	private static boolean isFree(CorpusFile file) {
		return !file.regions().isEmpty() && file.regions().values().stream().allMatch(r -> r.verdict().equals("RACE_FREE"));
	}

	private static boolean handsOver(CorpusFile file) {
		return HAND_OVER.matcher(COMMENT.matcher(file.text()).replaceAll(" ")).find();
	}

	/** What runs show otherwise than the program's comments state; empty where the compiler makes no program of it. */
	Optional<List<Disagreement>> disagreements() throws IOException {
		try {
			return Optional.of(isFree(file) ? ofRaceFree() : ofRacy());
		} catch (BuildFailure e) {
			return plain().isEmpty() ? Optional.empty() : Optional.of(List.of(new Disagreement(Kind.NOT_BUILT, e.getMessage())));
		}
	}

	/** A run shows no race, and the program does what it does without the recorder. */
	private List<Disagreement> ofRaceFree() throws IOException, BuildFailure {
		RecordedBuild build = new RecordedBuild(launcher, folder, folder, Cancellation.NEVER);
		build.compile("", file.text(), original(), recipe());
		build.link(recipe());
		Path log = Files.createDirectory(folder.resolve("log"));
		RecordedBuild.End end = build.run(log, Placement.none(SIZES), List.of(), LIMIT);
		ObservedRegions observed = new ObservedRegions(folder, new SourceFiles(), Relation.OF_THREADS, percent -> {
		}, Cancellation.NEVER);
		for (Path process : RecordedRun.processes(log)) {
			observed.add(process);
		}
		List<Disagreement> result = new ArrayList<>();
		observed.reports().stream().flatMap(u -> u.regions().stream()).flatMap(r -> r.races().stream())
				.forEach(race -> result.add(new Disagreement(Kind.ALARM, told(race))));
		if (!handsOver(file)) {
			observed.handedOver().forEach(pair -> result.add(new Disagreement(Kind.HANDED_OVER, told(pair.race()))));
		}
		String recorded = told(new Outcome(text(build.output()),
				end.status().isPresent() ? "" + end.status().getAsInt() : "no end after " + LIMIT.toSeconds() + " s"));
		Optional<Outcome> plain = file.comparableTeams().contains(THREADS) ? plain() : Optional.empty();
		if (plain.isPresent() && !told(plain.get()).equals(recorded)) {
			result.add(new Disagreement(Kind.OTHER_END, "recorded: " + recorded + ", else: " + told(plain.get())));
		}
		return result;
	}

	/** Each race without doubts is confirmed, save those of which the tool itself says that no run shows them; no other race is seen. */
	private List<Disagreement> ofRacy() throws IOException, BuildFailure {
		ParsedUnit unit;
		try {
			unit = CorpusFixes.FRONT_END.parse(CorpusFixes.source(file, file.text()), CorpusFixes.command(file), Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new BuildFailure(ForeignSentence.quoted(String.valueOf(e.getMessage())), e);
		}
		UnitReport report = CorpusFixes.ANALYSIS.analyse(unit, AnalysisOptions.defaults(), Cancellation.NEVER);
		Experiment.Outcome outcome = new Experiment(launcher, folder, new SourceFiles(), RunProgress.NONE, Cancellation.NEVER)
				.make(new Source(unit, SharedAccesses.of(unit, AnalysisOptions.defaults(), Cancellation.NEVER)), report, recipe(), LIMIT);
		if (outcome.failure().isPresent()) {
			throw new BuildFailure(ForeignSentence.quoted(outcome.failure().get()));
		}
		List<Disagreement> result = new ArrayList<>();
		outcome.result().orElseThrow().report().regions().stream().flatMap(r -> r.races().stream()).forEach(race -> {
			Trial trial = race.evidence().tried().orElseThrow();
			switch (trial.outcome()) {
				case RUN_ONLY -> result.add(new Disagreement(Kind.ALARM, told(race)));
				case NOT_SEEN, NOT_EXECUTED, NOT_KNOWN -> {
					if (race.confidence() == Confidence.DEFINITE) {
						result.add(new Disagreement(Kind.NOT_CONFIRMED, told(race) + ": " + Sentences.of(trial.told())));
					}
				}
				case CONFIRMED, NOT_SHOWABLE -> {
				}
			}
		});
		return result;
	}

	private static String told(Race race) {
		return race.variable() + " in lines " + race.first().place().line() + " and " + race.second().place().line();
	}

	private static String told(Outcome outcome) {
		return "status " + outcome.status() + ", output '" + outcome.output() + "'";
	}

	Path original() {
		return file.path().toAbsolutePath().normalize();
	}

	private boolean isC() {
		return file.path().toString().endsWith(".c");
	}

	Recipe recipe() {
		CompileCommand command = isC() ? new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty())
				: new CompileCommand(Language.CPP, List.of(), Map.of(), Optional.of("gnu++17"));
		return new Recipe(command, List.of(), List.of("-latomic"), List.of());
	}

	private static String text(Path output) throws IOException {
		return Files.exists(output) ? new String(Files.readAllBytes(output), StandardCharsets.ISO_8859_1) : "";
	}

	/** The program without the recorder, with the same compiler and the same runtime of OpenMP; empty where it cannot be built. */
	private Optional<Outcome> plain() throws IOException {
		Path object = folder.resolve("plain.o");
		Path program = folder.resolve("plain");
		Path said = folder.resolve("plain.txt");
		String words = (isC() ? compiler.c : compiler.cpp + " -std=gnu++17") + compiler.options;
		List<String> compile = Stream.concat(Stream.of(words.split(" ")),
				Stream.of("-fopenmp", "-O0", "-w", "-c", "-o", object.toString(), original().toString())).toList();
		List<String> link = List.of(isC() ? "clang" : "clang++", "-fopenmp", "-o", program.toString(), object.toString(), "-lm",
				"-latomic");
		if (!Toolchain.compile(compile, said).status().equals("0") || !Toolchain.compile(link, said).status().equals("0")) {
			return Optional.empty();
		}
		Path output = folder.resolve("plain-output.txt");
		ProcessBuilder builder = new ProcessBuilder(program.toString()).directory(folder.toFile()).redirectErrorStream(true)
				.redirectOutput(output.toFile());
		builder.environment().putAll(SIZES.environment());
		builder.environment().put("OMP_DYNAMIC", "false");
		String status = Toolchain.execute(builder, output, LIMIT).status();
		return Optional.of(new Outcome(text(output), status));
	}
}
