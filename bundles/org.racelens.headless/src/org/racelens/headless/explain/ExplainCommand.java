package org.racelens.headless.explain;

import java.util.List;
import java.util.concurrent.Callable;
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
import org.racelens.headless.flag.OtherFiles;
import org.racelens.headless.flag.OutputFormat;
import org.racelens.headless.flag.RunSettings;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.FileAnalysis;
import org.racelens.headless.work.FileAnalysis.Outcome;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.JsonReport;
import org.racelens.report.TextReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.CheckReport.Extent;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code racelens explain}: everything that is known of one race or one region. */
@Command(name = "explain", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Explains the races or the region of a line: witness, phases, constraint.")
public final class ExplainCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Pipeline pipeline;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FILE:LINE", description = "A line of an access or of a parallel region.")
	private String place;
	@Mixin
	private OtherFiles others;
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

	public ExplainCommand(Surroundings surroundings, Pipeline pipeline) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
	}

	@Override
	public Integer call() {
		RunSettings settings = RunSettings.of(analysis, compile, findings.said(), surroundings);
		output.requireWritable(surroundings);
		LinePlace asked = LinePlace.of(place).orElseThrow(() -> new BadUsageException("explain needs FILE:LINE, not " + place));
		Outcome outcome = analyse(asked.file(), settings);
		if (outcome.report().failure().isPresent()) {
			surroundings.complain(outcome.report().path() + ": " + outcome.report().failure().get());
			return outcome.status();
		}
		UnitReport chosen = LineSelection.of(ConfidenceFilter.keep(outcome.report(), settings.confidence(asked.file())), asked.line())
				.orElseThrow(() -> new BadUsageException(place + ": there is no parallel region and no end of a race in this line"));
		int status = Findings.status(List.of(chosen), findings.failOn());
		output.write(render(chosen, status), surroundings);
		return status;
	}

	private Outcome analyse(String file, RunSettings settings) {
		Input input = settings.one(file, "explain", output);
		Pipeline linked = settings.linked(pipeline, input, others);
		try (Progress progress = new Progress(surroundings, ProgressMode.NEVER, 1)) {
			return new FileAnalysis(surroundings, path -> linked, settings).analyse(List.of(input), 1, progress).get(0);
		}
	}

	private String render(UnitReport chosen, int status) {
		CheckReport report = new CheckReport(Version.current(), List.of(chosen), Extent.WHOLE);
		FileLines lines = new FileLines(surroundings);
		return switch (format) {
			case TEXT -> new TextReport(lines, output.palette(surroundings)).explain(chosen);
			case JSON -> new JsonReport(JsonReport.Detail.CONSTRAINTS).render(report);
			case SARIF, HTML ->
				format.render(report, lines, output.palette(surroundings), Called.as(spec, status, surroundings));
		};
	}
}
