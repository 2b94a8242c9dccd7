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
	private static final Comparator<PhaseNode> INNERMOST = Comparator
			.<PhaseNode>comparingInt(n -> n.extent().endOffset() - n.extent().offset())
			.thenComparing(PhaseNode::id, Comparator.reverseOrder());

	public PhaseGraph {
		nodes = List.copyOf(nodes);
		edges = List.copyOf(edges);
	}

	/**
	 * Whether one thread alone executes a step each time that the team comes there (LLOV-PIA: a node with a single instance). Tasks that
	 * one thread generates in a loop are several.
	 */
	public boolean isSingle(PhaseNode node) {
		boolean isTask = false;
		for (PhaseNode around : around(node)) {
			isTask |= around.kind().isTask();
			if (around.kind().isForMany() || isTask && around.kind() == PhaseNode.Kind.LOOP) {
				return false;
			}
			if (around.kind().isForOne()) {
				return !node.kind().isBarrier();
			}
		}
		return false;
	}

	/** The step itself and those that it is inside of, innermost first. */
	private List<PhaseNode> around(PhaseNode node) {
		return nodes.stream()
				.filter(n -> n.extent().contains(node.extent()) && (n.id() <= node.id() || !node.extent().contains(n.extent())))
				.sorted(INNERMOST).toList();
	}

	/** The innermost step that some code belongs to. */
	public Optional<PhaseNode> nodeAt(SourceRange code) {
		return nodes.stream().filter(n -> n.extent().contains(code))
				.min(INNERMOST);
	}
}
