package org.racelens.headless.graph;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.AnalysisFlags;
import org.racelens.headless.flag.CompileFlags;
import org.racelens.headless.flag.ConfidenceFilter;
import org.racelens.headless.flag.FindingFlags;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.flag.OtherFiles;
import org.racelens.headless.flag.RunSettings;
import org.racelens.headless.graph.FileGraphs.Graphs;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.headless.work.Workers;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.DotReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code racelens graph}: what the threads of each region do, in which order, and where they race. */
@Command(name = "graph", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Writes the phase graph of each parallel region of a file, or with --run the graphs of a recorded run, as DOT, for "
				+ "Graphviz; races are red.")
public final class GraphCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Pipeline pipeline;

	@Parameters(paramLabel = "FILE", arity = "0..1", description = "A source; with --run, FILE or FILE:LINE chooses regions.")
	private String file;
	@Option(names = "--run", paramLabel = "DIR", description = "Draw what racelens run --keep has kept in DIR.")
	private String run;
	@Option(names = "--svg", description = "Draw the graphs with Graphviz's dot, which has to be installed.")
	private boolean drawn;
	@Mixin
	private OtherFiles others;
	@Mixin
	private CompileFlags compile;
	@Mixin
	private AnalysisFlags analysis;
	@Mixin
	private FindingFlags findings;
	@Mixin
	private Output output;

	public GraphCommand(Surroundings surroundings, Pipeline pipeline) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
	}

	@Override
	public Integer call() {
		output.requireWritable(surroundings);
		if (drawn) {
			Graphviz.require();
		}
		if (run != null) {
			write(new RecordedGraphs(surroundings).dot(run, Optional.ofNullable(file)));
			return ExitStatus.NOTHING_FOUND;
		}
		if (file == null) {
			throw new BadUsageException("say which file's graphs are to be drawn, or with --run which run's");
		}
		return analysed();
	}

	private void write(String dot) {
		output.write(drawn ? Graphviz.svg(dot) : dot.getBytes(StandardCharsets.UTF_8), surroundings);
	}

	private int analysed() {
		RunSettings settings = RunSettings.of(analysis, compile, findings.said(), surroundings);
		Graphs found = graphs(settings.one(file, "graph", output), settings);
		if (found.problem().isPresent()) {
			surroundings.complain(found.report().path() + ": " + found.problem().get());
			return found.status();
		}
		UnitReport report = ConfidenceFilter.keep(found.report(), settings.confidence(file));
		write(DotReport.render(report, found.graphs()));
		return Findings.status(List.of(report), findings.failOn());
	}

	private Graphs graphs(Input input, RunSettings settings) {
		FileGraphs graphs = new FileGraphs(surroundings, settings.linked(pipeline, input, others), settings);
		try (Progress progress = new Progress(surroundings, ProgressMode.NEVER, 1)) {
			return new Workers<>(graphs::of, Graphs::failed, surroundings.cancellation()).run(List.of(input), 1, progress).get(0);
		}
	}
}
