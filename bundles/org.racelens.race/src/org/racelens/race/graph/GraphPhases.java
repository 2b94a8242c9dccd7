package org.racelens.race.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.graph.PhaseNode.Kind;
import org.racelens.race.phase.PhaseInterval;

/**
 * In which phases a step can be: how many barriers of the team its thread has passed, as far as the text tells (LLOV-PIA, section III.C).
 * Ways that meet are joined; behind a loop around a barrier, and behind a call of a function with constructs inside, there is no upper
 * bound. A task is in the phase of its generation.
 */
public final class GraphPhases {
	private final PhaseGraph graph;
	private final List<Optional<PhaseInterval>> before = new ArrayList<>();

	private GraphPhases(PhaseGraph graph) {
		this.graph = graph;
		graph.nodes().forEach(n -> before.add(Optional.empty()));
	}

	/** By the ids of the nodes; nothing for a step that no way leads to. */
	public static List<Optional<PhaseInterval>> of(PhaseGraph graph) {
		GraphPhases phases = new GraphPhases(graph);
		phases.before.set(0, Optional.of(new PhaseInterval(0, 0)));
		while (phases.round()) {
			// an interval grows at most twice: to a bound that the text gives, and to none
		}
		return List.copyOf(phases.before);
	}

	/** Hands on the intervals along all edges; whether one has grown. */
	private boolean round() {
		boolean grown = false;
		for (PhaseEdge edge : graph.edges()) {
			Optional<PhaseInterval> known = before.get(edge.to());
			Optional<PhaseInterval> next = before.get(edge.from()).map(p -> after(graph.nodes().get(edge.from()), p))
					.map(p -> known.map(k -> edge.isBack() ? k.widened(p) : k.joined(p)).orElse(p));
			if (next.isPresent() && !next.equals(known)) {
				before.set(edge.to(), next);
				grown = true;
			}
		}
		return grown;
	}

	private static PhaseInterval after(PhaseNode node, PhaseInterval interval) {
		boolean passes = node.kind() == Kind.BARRIER || node.kind() == Kind.IMPLIED_BARRIER;
		if (node.kind() == Kind.CALL) {
			return interval.andLater();
		}
		return passes ? interval.next() : interval;
	}
}
