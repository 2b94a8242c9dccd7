package org.racelens.confirm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.racelens.confirm.observed.ObservedGraphs;
import org.racelens.confirm.observed.ObservedGraphs.Wanted;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.recording.RecordedRun;
import org.racelens.report.run.RecordedGraph;

/** Draws what runs did in the regions of a report: of each region an execution with a race, if one of the first runs has it. */
final class DrawnRuns {
	/** Each is read and judged once more. */
	private static final int MOST_RUNS = 4;
	private static final int MOST_NODES = 300;

	private final ObservedGraphs graphs;
	private final Map<SourceRange, RecordedGraph> drawn = new HashMap<>();

	/** @param graphs that name files as the report does */
	DrawnRuns(ObservedGraphs graphs) {
		this.graphs = graphs;
	}

	/**
	 * The graphs by the places of the regions.
	 *
	 * @param work the folder of the runs; what cannot be read of them has no graph
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	Map<SourceRange, RecordedGraph> of(UnitReport report, Path work) {
		for (int run = 0; run < MOST_RUNS && report.regions().stream().anyMatch(this::isOpen); run++) {
			Path log = Runs.log(work, run);
			if (Files.isDirectory(log)) {
				draw(report, log);
			}
		}
		return Map.copyOf(drawn);
	}

	private void draw(UnitReport report, Path log) {
		try {
			for (Path process : RecordedRun.processes(log)) {
				graphs.graphs(process, new Wanted(Optional.empty(), OptionalInt.empty())).forEach(graph -> add(report, graph));
			}
		} catch (IOException e) {
			// the answers are there, and say themselves what is not known of a run
		}
	}

	/** Whether another run may show more of a region. */
	private boolean isOpen(RegionReport region) {
		RecordedGraph known = drawn.get(region.place());
		return known == null || !known.hasRace() && region.races().stream().anyMatch(r -> r.evidence().kind() != Evidence.Kind.PROVED);
	}

	private void add(UnitReport report, RecordedGraph graph) {
		report.regions().stream().filter(region -> graph.region().filter(place -> isIn(place, region)).isPresent())
				.forEach(region -> drawn.merge(region.place(), graph.first(MOST_NODES),
						(a, b) -> b.hasRace() && !a.hasRace() ? b : a));
	}

	/** Of directives over several lines compilers name one. */
	private static boolean isIn(SourceRange seen, RegionReport region) {
		return seen.path().equals(region.place().path()) && region.place().line() <= seen.line()
				&& seen.line() <= region.place().endLine();
	}
}
