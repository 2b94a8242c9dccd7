package org.racelens.headless.check;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.PathNames;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.Instructions;
import org.racelens.headless.work.Pipelines;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.Workers;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/** Makes the phase graphs of the files that have something to be looked at. */
final class GraphSearch {
	private final Surroundings surroundings;
	private final Pipelines pipelines;
	private final Instructions instructions;

	GraphSearch(Surroundings surroundings, Pipelines pipelines, Instructions instructions) {
		this.surroundings = surroundings;
		this.pipelines = pipelines;
		this.instructions = instructions;
	}

	/** By the paths of the files and the places of the directives; a file that cannot be read again has none. */
	Map<String, Map<SourceRange, PhaseGraph>> of(List<UnitReport> files, int jobs, Progress progress) {
		List<Input> told = files.stream().filter(GraphSearch::isTold).map(file -> new Input(file.path(), Optional.empty())).toList();
		Workers<Map<SourceRange, PhaseGraph>> workers = new Workers<>(this::graphs, (path, reason, ending, time) -> Map.of(),
				surroundings.cancellation());
		List<Map<SourceRange, PhaseGraph>> found = workers.run(told, jobs, progress);
		Map<String, Map<SourceRange, PhaseGraph>> graphs = new HashMap<>();
		IntStream.range(0, told.size()).forEach(i -> graphs.put(told.get(i).path(), found.get(i)));
		return graphs;
	}

	private static boolean isTold(UnitReport file) {
		return file.failure().isEmpty() && file.regions().stream().anyMatch(region -> region.verdict() != Verdict.RACE_FREE);
	}

	private Map<SourceRange, PhaseGraph> graphs(String path) throws IOException, FrontEndException {
		SourceText source = new SourceText(surroundings.portable(path), SourceReader.read(surroundings.resolve(path)), 0);
		return PathNames.asNamed(path, surroundings).apply(pipelines.of(path).graphs().graphs(source, instructions.command(path),
				instructions.options(path), surroundings.cancellation()));
	}
}
