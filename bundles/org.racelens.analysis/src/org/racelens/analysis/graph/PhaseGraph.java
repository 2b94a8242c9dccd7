package org.racelens.analysis.graph;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * What the threads of a region do. Paths from the first node, the fork, to the last one, the join, are what one thread may do; all threads
 * are at the same barrier at a time.
 *
 * @param directive as written, without clauses: {@code parallel for}
 * @param place of the directive
 * @param function the function around it
 * @param nodes by id, in the order of the text
 */
public record PhaseGraph(String directive, SourceRange place, String function, List<PhaseNode> nodes, List<PhaseEdge> edges) {
	public PhaseGraph {
		nodes = List.copyOf(nodes);
		edges = List.copyOf(edges);
	}

	/**
	 * Whether one thread of the team alone executes a step each time that the team comes there (LLOV-PIA: a node with a single instance).
	 */
	public boolean isSingle(PhaseNode node) {
		return nodes.stream().filter(n -> n.kind().isForOne()).anyMatch(n -> n.extent().contains(node.extent()))
				&& !node.kind().isBarrier();
	}

	/** The innermost step that some code belongs to. */
	public Optional<PhaseNode> nodeAt(SourceRange code) {
		return nodes.stream().filter(n -> n.extent().contains(code))
				.min(Comparator.<PhaseNode>comparingInt(n -> n.extent().endOffset() - n.extent().offset())
						.thenComparing(PhaseNode::id, Comparator.reverseOrder()));
	}
}
