package org.racelens.report.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;

/**
 * The races of a region between two steps of its graph.
 *
 * @param first id of the node with one end, not behind the other one's
 * @param second id of the node with the other end; it may be the same
 */
public record GraphRaces(int first, int second, List<Race> races) {
	private record Ends(int first, int second) {
	}

	public GraphRaces {
		races = List.copyOf(races);
	}

	/** The races that have a place in the graph, in the order of their steps as the races name them first. */
	public static List<GraphRaces> of(List<Race> races, PhaseGraph graph) {
		Map<Ends, List<Race>> byEnds = new LinkedHashMap<>();
		for (Race race : races) {
			Optional<PhaseNode> first = node(race.first(), graph);
			Optional<PhaseNode> second = node(race.second(), graph);
			if (first.isPresent() && second.isPresent()) {
				int one = first.get().id();
				int other = second.get().id();
				byEnds.computeIfAbsent(new Ends(Math.min(one, other), Math.max(one, other)), k -> new ArrayList<>()).add(race);
			}
		}
		return byEnds.entrySet().stream().map(e -> new GraphRaces(e.getKey().first, e.getKey().second, e.getValue())).toList();
	}

	/** The step with an access: what another function does belongs to the call in the region that leads there. */
	private static Optional<PhaseNode> node(AccessReport access, PhaseGraph graph) {
		return graph.nodeAt(access.calls().isEmpty() ? access.place() : access.calls().get(0).place());
	}

	/** {@code race on a, b}. */
	public String label() {
		return GraphWords.races(races.stream().map(Race::variable).distinct().toList());
	}
}
