package org.racelens.race.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseEdge.Way;
import org.racelens.race.graph.PhaseNode.Kind;

/** The nodes and edges of a graph that is being made. */
final class Steps {
	/** A way out of a node whose end is not known yet. */
	record Exit(int node, Way way, String label) {
		Exit(int node, Way way) {
			this(node, way, "");
		}
	}

	private final List<PhaseNode> nodes = new ArrayList<>();
	private final List<PhaseEdge> edges = new ArrayList<>();

	/** A new node that these exits lead to. */
	int add(Kind kind, String code, String detail, SourceRange place, SourceRange extent, List<Exit> from) {
		int id = nodes.size();
		nodes.add(new PhaseNode(id, kind, code, detail, place, extent));
		edges.addAll(merged(from, id));
		return id;
	}

	/** Several cases of a {@code switch} may lead to one step. */
	private static List<PhaseEdge> merged(List<Exit> from, int to) {
		Map<Exit, String> labels = new LinkedHashMap<>();
		from.forEach(exit -> labels.merge(new Exit(exit.node, exit.way), exit.label, (a, b) -> a.equals(b) ? a : a + ", " + b));
		return labels.entrySet().stream().map(e -> new PhaseEdge(e.getKey().node, to, e.getKey().way, e.getValue())).toList();
	}

	/** The last step of these kinds around some code; the steps are in the order of the text, so it is the innermost one. */
	Kind innermost(SourceRange code, Set<Kind> kinds) {
		return nodes.stream().filter(n -> kinds.contains(n.kind()) && n.extent().contains(code)).map(PhaseNode::kind)
				.reduce((outer, inner) -> inner).orElse(Kind.FORK);
	}

	/** The id of the node that is added next. */
	int size() {
		return nodes.size();
	}

	/** Leads exits back to a loop's head. */
	void back(List<Exit> from, int head) {
		from.stream().map(Exit::node).distinct().forEach(node -> edges.add(new PhaseEdge(node, head, Way.AGAIN, "")));
	}

	static List<Exit> next(int node) {
		return List.of(new Exit(node, Way.NEXT));
	}

	PhaseGraph graph(String directive, SourceRange place, String function) {
		return new PhaseGraph(directive, place, function, nodes, edges);
	}
}
