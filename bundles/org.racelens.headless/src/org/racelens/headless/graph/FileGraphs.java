package org.racelens.headless.graph;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.PathNames;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.work.Instructions;
import org.racelens.headless.work.Pipeline;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.verdict.UnitReport;

/** Finds the graphs of a file's regions, with the answers for them. */
final class FileGraphs {
	/**
	 * The graphs of one file.
	 *
	 * @param problem why there are none
	 * @param status what it does to the exit status
	 */
	record Graphs(UnitReport report, Map<SourceRange, PhaseGraph> graphs, Optional<String> problem, int status) {
		static Graphs failed(String path, String reason, Ending ending, Duration time) {
			return new Graphs(UnitReport.failed(path, reason, time), Map.of(), Optional.of(reason), ending.status());
		}
	}

	private final Surroundings surroundings;
	private final Pipeline pipeline;
	private final Instructions instructions;

	FileGraphs(Surroundings surroundings, Pipeline pipeline, Instructions instructions) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
		this.instructions = instructions;
	}

	Graphs of(String path) throws IOException, FrontEndException {
		SourceText source = new SourceText(surroundings.portable(path), SourceReader.read(surroundings.resolve(path)), 0);
		CompileCommand command = instructions.command(path);
		AnalysisOptions options = instructions.options(path);
		Map<SourceRange, PhaseGraph> graphs = pipeline.graphs().graphs(source, command, options, surroundings.cancellation());
		PathNames names = PathNames.asNamed(path, surroundings);
		UnitReport report = names.apply(pipeline.analyser().analyse(source, command, options, surroundings.cancellation()));
		return new Graphs(report, names.apply(graphs), report.failure(),
				report.failure().isPresent() ? ExitStatus.BAD_USAGE : ExitStatus.NOTHING_FOUND);
	}
}
