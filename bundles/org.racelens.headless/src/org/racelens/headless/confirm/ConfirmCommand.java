package org.racelens.headless.confirm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.racelens.analysis.SharedAccesses;
import org.racelens.confirm.Confirmation;
import org.racelens.confirm.Confirmation.Folders;
import org.racelens.confirm.Confirmation.Result;
import org.racelens.confirm.Confirmation.Source;
import org.racelens.confirm.RunProgress;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.Recipe;
import org.racelens.confirm.build.Recipe.Companion;
import org.racelens.confirm.observed.LogFolder;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.LinePlace;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.AnalysisFlags;
import org.racelens.headless.flag.Called;
import org.racelens.headless.flag.CompileFlags;
import org.racelens.headless.flag.ConfidenceFilter;
import org.racelens.headless.flag.FindingFlags;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.flag.LineSelection;
import org.racelens.headless.flag.OutputFormat;
import org.racelens.headless.flag.RunSettings;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceNames;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.FileAnalysis;
import org.racelens.headless.work.FileAnalysis.Outcome;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.SharedAccess;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code racelens confirm}: looks for the races of a file in runs of the program. */
@Command(name = "confirm", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = { "Builds a program with the recorder and runs it, and says which of the races of a file the runs have shown.",
				"A source in C or C++ without main is called by a driver, with the values of the witnesses." })
public final class ConfirmCommand implements Callable<Integer> {
	private static final String LAUNCHER = "racelens.launcher";
	private static final int LONGEST_RUN = 86_400;
	private static final int MOST_SAID = 8;

	private final Surroundings surroundings;
	private final Pipeline pipeline;

	@Spec
	private CommandSpec spec;

	@Parameters(index = "0", paramLabel = "FILE[:LINE]", description = "A source, or the race or region of one of its lines.")
	private String place;
	@Parameters(index = "1..*", arity = "0..*", paramLabel = "ARGUMENT", description = "What the program is called with; -- before it.")
	private List<String> arguments = new ArrayList<>();
	@Option(names = "--with", paramLabel = "SOURCE", description = "Another source of the program; may be given several times.")
	private List<String> companions = new ArrayList<>();
	@Option(names = "--link", paramLabel = "WORD", description = "A word for the linker, such as a library; may be given several times.")
	private List<String> linked = new ArrayList<>();
	@Option(names = "--limit", paramLabel = "SECONDS", description = "The longest time of one run, after which none begins; ${DEFAULT-VALUE} if not given.")
	private int limit = 60;
	@Mixin
	private CompileFlags compile;
	@Option(names = "--format", paramLabel = "text|json|sarif|html", description = "How the report is written.")
	private OutputFormat format = OutputFormat.TEXT;
	@Mixin
	private AnalysisFlags analysis;
	@Mixin
	private FindingFlags findings;
	@Mixin
	private Output output;

	public ConfirmCommand(Surroundings surroundings, Pipeline pipeline) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
	}

	@Override
	public Integer call() {
		RunSettings settings = RunSettings.of(analysis, compile, findings.said(), surroundings);
		output.requireWritable(surroundings);
		if (limit < 1 || limit > LONGEST_RUN) {
			throw new BadUsageException("--limit is a number of seconds from 1 to " + LONGEST_RUN);
		}
		Optional<LinePlace> asked = Files.exists(surroundings.resolve(place)) ? Optional.empty() : LinePlace.of(place);
		String file = asked.map(LinePlace::file).orElse(place);
		Outcome outcome = analyse(file, settings);
		if (outcome.report().failure().isPresent()) {
			surroundings.complain(outcome.report().path() + ": " + outcome.report().failure().get());
			return outcome.status();
		}
		UnitReport filtered = ConfidenceFilter.keep(outcome.report(), settings.confidence(file));
		UnitReport chosen = asked.isEmpty() ? filtered : LineSelection.of(filtered, asked.get().line())
				.orElseThrow(() -> new BadUsageException(place + ": there is no parallel region and no end of a race in this line"));
		Result result = confirmed(file, chosen, outcome.report(), settings);
		CheckReport report = new CheckReport(Version.current(), List.of(result.report()), Findings.extent(surroundings));
		int status = Findings.status(report.files(), findings.failOn());
		output.write(format.render(report, new FileLines(surroundings), output.palette(surroundings),
				Called.as(spec, status, surroundings)), surroundings);
		return status;
	}

	private Outcome analyse(String file, RunSettings settings) {
		List<Input> inputs = List.of(settings.one(file, "confirm", output));
		int jobs = Runtime.getRuntime().availableProcessors();
		FileAnalysis workers = new FileAnalysis(surroundings, settings.linked(pipeline, inputs, jobs), settings);
		try (Progress progress = new Progress(surroundings, ProgressMode.NEVER, 1)) {
			return workers.analyse(inputs, 1, progress).get(0);
		}
	}

	private Result confirmed(String file, UnitReport chosen, UnitReport known, RunSettings settings) {
		String launcher = System.getProperty(LAUNCHER);
		if (launcher == null) {
			throw new BadUsageException("confirm needs the launcher ./racelens, which compiles");
		}
		CompileCommand command = settings.command(file);
		try {
			SourceText source = new SourceText(file, SourceReader.read(surroundings.resolve(file)), 0);
			ParsedUnit unit = pipeline.single().parse(source, command, surroundings.cancellation());
			List<Companion> others = companions.stream().map(c -> companion(c, settings.command(c))).toList();
			Recipe recipe = new Recipe(unit.language(), command, others, linked, arguments);
			Map<SourceRange, List<SharedAccess>> accesses = SharedAccesses.of(unit, settings.options(file), surroundings.cancellation());
			Path work = Files.createTempDirectory("racelens-confirm");
			try {
				Confirmation confirmation = new Confirmation(Path.of(launcher), folders(work), new FileLines(surroundings),
						RunProgress.NONE, surroundings.cancellation());
				Result result = confirmation.confirm(new Source(unit, accesses), chosen, known, recipe, Duration.ofSeconds(limit));
				tell(result.notes(), confirmation.output());
				return result;
			} finally {
				delete(work);
			}
		} catch (BuildFailure e) {
			e.getMessage().lines().forEach(surroundings::complain);
			throw new BadUsageException(file + ": its races cannot be looked for in runs");
		} catch (FrontEndException e) {
			throw new BadUsageException(e.getMessage());
		} catch (CancellationException e) {
			surroundings.complain("the runs were stopped: what they have shown by then is not told");
			return new Result(chosen, 0, List.of());
		} catch (IOException e) {
			throw new BadUsageException(file + ": " + SourceReader.reason(e));
		}
	}

	/** What the program said is of interest where it did not end as it should. */
	private void tell(List<Explanation> notes, Path output) throws IOException {
		notes.forEach(note -> surroundings.complain(Sentences.of(note)));
		if (!notes.isEmpty() && Files.exists(output)) {
			try (BufferedReader said = new BufferedReader(new InputStreamReader(Files.newInputStream(output), StandardCharsets.UTF_8))) {
				said.lines().limit(MOST_SAID).forEach(line -> surroundings.complain("the program: " + line));
			}
		}
	}

	private void delete(Path work) {
		try {
			LogFolder.delete(work);
		} catch (IOException e) {
			surroundings.complain(work + " cannot be deleted: " + SourceReader.reason(e));
		}
	}

	private Folders folders(Path work) {
		return new Folders(work, surroundings.folder(), surroundings.folder());
	}

	private Companion companion(String name, CompileCommand command) {
		Path file = existing(name);
		return new Companion(file, SourceNames.language(file, command), command);
	}

	private Path existing(String companion) {
		Path file = surroundings.resolve(companion);
		if (!Files.isRegularFile(file)) {
			throw new BadUsageException("--with " + companion + ": there is no such file");
		}
		return file;
	}
}
