package org.racelens.confirm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.racelens.confirm.Confirmation.Folders;
import org.racelens.confirm.Confirmation.Result;
import org.racelens.confirm.Confirmation.Source;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.Recipe;
import org.racelens.confirm.observed.LogFolder;
import org.racelens.confirm.observed.ObservedGraphs;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.SourceLines;
import org.racelens.report.run.RecordedGraph;

/**
 * A confirmation with all that it makes in a temporary folder, for reports that name files by their whole paths.
 *
 * @param launcher {@code racelens}, which compiles
 * @param program the folder in which the program works
 * @param lines the sources
 * @param progress is told of the runs
 */
public record Experiment(Path launcher, Path program, SourceLines lines, RunProgress progress, Cancellation cancellation) {
	private static final int LONGEST_OUTPUT = 1 << 18;

	/**
	 * What came of it.
	 *
	 * @param result empty where nothing could be run
	 * @param failure why; empty where something could
	 * @param output the begin of what the program has printed
	 * @param graphs of executions of regions, by the places of these
	 */
	public record Outcome(Optional<Result> result, Optional<String> failure, String output, Map<SourceRange, RecordedGraph> graphs) {
		/** Keeps its own graphs. */
		public Outcome {
			graphs = Map.copyOf(graphs);
		}
	}

	/**
	 * Builds and runs.
	 *
	 * @param source the source as it was analysed
	 * @param report with the regions and races that are looked for
	 * @param limit of each run
	 * @throws IOException where there is no room for what is made
	 * @throws java.util.concurrent.CancellationException when cancelled; compilers and program have ended then
	 */
	public Outcome make(Source source, UnitReport report, Recipe recipe, Duration limit) throws IOException {
		Path work = Files.createTempDirectory("racelens-confirm");
		try {
			Confirmation confirmation = new Confirmation(launcher, new Folders(work, program, work), lines, progress,
					cancellation);
			try {
				Result result = confirmation.confirm(source, report, report, recipe, limit);
				return new Outcome(Optional.of(result), Optional.empty(), head(confirmation.output()), drawn(source, result, work));
			} catch (BuildFailure e) {
				return new Outcome(Optional.empty(), Optional.of(e.getMessage()), head(confirmation.output()), Map.of());
			}
		} finally {
			LogFolder.delete(work);
		}
	}

	private Map<SourceRange, RecordedGraph> drawn(Source source, Result result, Path work) {
		ObservedGraphs graphs = new ObservedGraphs(work, lines, cancellation);
		Path original = work.resolve(source.unit().source().path()).toAbsolutePath().normalize();
		graphs.called(original, work.toAbsolutePath().resolve(original.getFileName()));
		return new DrawnRuns(graphs).of(result.report(), work);
	}

	private static String head(Path output) throws IOException {
		if (!Files.exists(output)) {
			return "";
		}
		try (InputStream in = Files.newInputStream(output)) {
			return new String(in.readNBytes(LONGEST_OUTPUT), StandardCharsets.UTF_8);
		}
	}
}
