package org.racelens.confirm.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.confirm.build.ProcessRun.Ended;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.CompilerSyntax;

/** Builds a program with the recorder, unoptimised, and runs it. All that is written is in one folder. */
public final class RecordedBuild {
	private static final Duration LONGEST_BUILD = Duration.ofMinutes(10);
	private static final Pattern STANDARD = Pattern.compile("[A-Za-z0-9+:]+");
	/** Teams that threads of teams make have several threads in runs that are placed, as the program could have been told as well. */
	private static final String NESTED = "3";
	private static final int MOST_LINES = 12;
	private static final List<String> LINKERS = List.of("fc", "c++", "cc");

	private final Path launcher;
	private final Path work;
	private final Path folder;
	private final Cancellation cancellation;
	private final Consumer<String> printed;
	/** The other sources that are compiled, by their numbers. */
	private final Set<Integer> compiled = new HashSet<>();

	/** The same where nobody wants to know what the program prints while it runs. */
	public RecordedBuild(Path launcher, Path work, Path folder, Cancellation cancellation) {
		this(launcher, work, folder, cancellation, text -> {
		});
	}

	/**
	 * @param launcher {@code racelens}, which compiles
	 * @param work the folder for what is made
	 * @param folder in which the program works
	 * @param printed takes what the program prints while it runs; what it prints faster than that is left out
	 */
	public RecordedBuild(Path launcher, Path work, Path folder, Cancellation cancellation, Consumer<String> printed) {
		this.printed = printed;
		this.launcher = launcher;
		this.work = work;
		this.folder = folder;
		this.cancellation = cancellation;
	}

	/**
	 * How a run ended.
	 *
	 * @param status of the program; empty where it was stopped, as it had no more time
	 */
	public record End(OptionalInt status) {
		/** What is to be known of it; empty where there is nothing. */
		public Optional<Explanation> note(Duration limit) {
			if (status.isEmpty()) {
				return Optional.of(RunSentence.PROGRAM_WAS_STOPPED_AFTER_X_SECONDS.of(limit.toSeconds()));
			}
			return status.getAsInt() == 0 ? Optional.empty()
					: Optional.of(RunSentence.PROGRAM_ENDED_WITH_STATUS_X.of(status.getAsInt()));
		}
	}

	/**
	 * Compiles the source.
	 *
	 * @param declarations what stands before the text
	 * @param original the file that the text comes from: it is named in what debuggers are told, and headers are looked for beside it
	 * @throws BuildFailure with what the compiler says
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public void compile(String declarations, String text, Path original, Recipe recipe) throws BuildFailure {
		CompilerSyntax compiler = recipe.language().compilers();
		if (original.toString().chars().anyMatch(Character::isISOControl)) {
			throw new BuildFailure(RunSentence.SOURCE_WITH_A_CONTROL_CHARACTER_IN_ITS_NAME.of());
		}
		try {
			Path source = Files.writeString(work.resolve(compiler.fileName(original.toString())),
					declarations + compiler.firstLine(original.toString()) + text, StandardCharsets.UTF_8);
			compiled(source, original.getParent(), compiler, recipe.command(), 0);
		} catch (IOException e) {
			throw new BuildFailure(RunSentence.PROGRAM_CANNOT_BE_BUILT_X.of(said(e)), e);
		}
	}

	/**
	 * Builds the program of which the source is compiled.
	 *
	 * @throws BuildFailure with what the compiler says
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public void link(Recipe recipe) throws BuildFailure {
		try {
			for (int i = 0; i < recipe.companions().size(); i++) {
				companion(recipe, i);
			}
			List<String> link = new ArrayList<>(List.of(launcher.toString(), linker(recipe), "-fopenmp", "-o", program().toString()));
			for (int i = 0; i <= recipe.companions().size(); i++) {
				link.add(object(i));
			}
			link.addAll(recipe.linked());
			link.add("-lm");
			tool(link, RunSentence.PROGRAM_CANNOT_BE_LINKED.of(), RunSentence.PROGRAM_CANNOT_BE_LINKED_IN_TIME.of());
		} catch (IOException e) {
			throw new BuildFailure(RunSentence.PROGRAM_CANNOT_BE_BUILT_X.of(said(e)), e);
		}
	}

	/**
	 * Compiles what can be of the other sources of the program, before a source that may need descriptions of their modules; the rest is
	 * compiled when the program is built.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public void compileFirst(Recipe recipe) {
		int before = -1;
		while (before < compiled.size()) {
			before = compiled.size();
			for (int i = 0; i < recipe.companions().size(); i++) {
				try {
					companion(recipe, i);
				} catch (BuildFailure | IOException e) {
					// it may need one that is compiled later
				}
			}
		}
	}

	private void companion(Recipe recipe, int index) throws IOException, BuildFailure {
		if (!compiled.contains(index)) {
			Recipe.Companion companion = recipe.companions().get(index);
			compiled(companion.file(), companion.file().toAbsolutePath().getParent(), companion.language().compilers(), companion.command(),
					index + 1);
			compiled.add(index);
		}
	}

	private String object(int number) {
		return work.resolve(number + ".o").toString();
	}

	/** The compiler that knows the libraries of all languages of the program. */
	private static String linker(Recipe recipe) {
		Set<String> compilers = Stream.concat(Stream.of(recipe.language()), recipe.companions().stream().map(Recipe.Companion::language))
				.map(language -> language.compilers().compiler()).collect(Collectors.toSet());
		return LINKERS.stream().filter(compilers::contains).findFirst().orElseThrow();
	}

	private void compiled(Path source, Path folder, CompilerSyntax compiler, CompileCommand command, int number)
			throws IOException, BuildFailure {
		List<String> words = new ArrayList<>(
				List.of(launcher.toString(), compiler.compiler(), "-fopenmp", "-O0", "-w", "-c", "-o", object(number)));
		words.addAll(compiler.options(folder.toString(), work.toAbsolutePath().toString()));
		command.standard().filter(s -> STANDARD.matcher(s).matches()).ifPresent(s -> words.add("-std=" + s));
		command.includePaths().forEach(path -> words.add("-I" + path));
		command.macros().forEach((name, value) -> words.add("-D" + name + "=" + value));
		command.forced().macroFiles().forEach(file -> words.addAll(List.of("-imacros", file)));
		command.forced().includes().forEach(file -> words.addAll(List.of("-include", file)));
		words.add(source.toAbsolutePath().toString());
		String name = source.getFileName().toString();
		tool(words, RunSentence.X_CANNOT_BE_COMPILED.of(name), RunSentence.X_CANNOT_BE_COMPILED_IN_TIME.of(name));
	}

	private void tool(List<String> command, Explanation failed, Explanation late) throws IOException, BuildFailure {
		Path said = work.resolve("compiler.txt");
		Ended ended = new ProcessRun(folder, Map.of(), cancellation, text -> {
		}).run(command, said, LONGEST_BUILD);
		if (ended.isTooLong() || ended.status() != 0) {
			Explanation failure = ended.isTooLong() ? late : failed;
			throw new BuildFailure(RunSentence.X_AND_THE_COMPILER_SAYS_Y.of(failure, ForeignSentence.quoted(head(said))));
		}
		Files.deleteIfExists(said);
	}

	private static String said(IOException e) {
		return String.valueOf(e.getMessage());
	}

	private static String head(Path file) throws IOException {
		return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().limit(MOST_LINES).collect(Collectors.joining("\n"));
	}

	private Path program() {
		return work.resolve("program");
	}

	/** What the program has printed in all runs. */
	public Path output() {
		return work.resolve("output.txt");
	}

	/**
	 * Runs the program.
	 *
	 * @param log the new folder for what is recorded
	 * @throws BuildFailure where it cannot be started
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public End run(Path log, Placement placement, List<String> arguments, Duration limit) throws BuildFailure {
		Map<String, String> environment = new LinkedHashMap<>(placement.sizes().environment());
		environment.put("RACELENS_RECORD", log.toString());
		environment.put("OMP_DYNAMIC", "false");
		placement.most().ifPresent(n -> environment.put("OMP_THREAD_LIMIT", Integer.toString(n)));
		placement.bit().ifPresent(b -> environment.putAll(Map.of("RACELENS_PLACE", Integer.toString(b), "OMP_MAX_ACTIVE_LEVELS", NESTED)));
		placement.schedule().ifPresent(schedule -> environment.put("RACELENS_SCHEDULE", schedule));
		List<String> command = new ArrayList<>(List.of(program().toString()));
		command.addAll(arguments);
		try {
			Ended ended = new ProcessRun(folder, environment, cancellation, printed).run(command, output(), limit);
			return new End(ended.isTooLong() ? OptionalInt.empty() : OptionalInt.of(ended.status()));
		} catch (IOException e) {
			throw new BuildFailure(RunSentence.PROGRAM_CANNOT_BE_STARTED_X.of(said(e)), e);
		}
	}
}
