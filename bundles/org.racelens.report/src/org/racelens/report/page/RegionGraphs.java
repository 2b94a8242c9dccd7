package org.racelens.report.page;

import java.util.Map;
import java.util.Optional;
import com.google.gson.JsonObject;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.PhaseGraphDrawing;

/** The drawings of the phase graphs of regions that are not proved, as long as the page stays light. */
final class RegionGraphs {
	/** Larger ones nobody reads; {@code racelens graph} has them. */
	static final int LARGEST = 60;
	/** Steps of all drawings of a page. */
	static final int MOST = 5000;

	private final Map<String, Map<SourceRange, PhaseGraph>> graphs;
	private int steps;

	RegionGraphs(Map<String, Map<SourceRange, PhaseGraph>> graphs) {
		this.graphs = graphs;
	}

	/** The drawing for a region of a file; empty where there is none. */
	Optional<JsonObject> of(String unit, RegionReport region) {
		PhaseGraph graph = graphs.getOrDefault(unit, Map.of()).get(region.place());
		if (graph == null || region.verdict() == Verdict.RACE_FREE || graph.nodes().size() > LARGEST
				|| steps + graph.nodes().size() > MOST) {
			return Optional.empty();
		}
		steps += graph.nodes().size();
		return Optional.of(SceneJson.of(PhaseGraphDrawing.of(graph, region.races(), new EstimatedMeasure())));
	}
}
