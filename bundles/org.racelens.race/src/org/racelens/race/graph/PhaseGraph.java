package org.racelens.race.graph;

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

	/** Who executes a step each time that the team comes there. */
	public enum Executors {
		/** all threads of the team */
		TEAM,
		/** one thread alone */
		ONE_THREAD,
		/** who has an iteration of a shared loop */
		ITERATIONS,
		/** who has a task, of which there may be several */
		TASKS
	}

	/** Who executes a step. Tasks that one thread generates in a loop are several. */
	public Executors executors(PhaseNode node) {
		boolean isTask = false;
		for (PhaseNode around : around(node)) {
			isTask |= around.kind().isTask();
			if (around.kind().isForOne()) {
				return Executors.ONE_THREAD;
			}
			if (around.kind().isSharedLoop()) {
				return isTask ? Executors.TASKS : Executors.ITERATIONS;
			}
			if (around.kind().isForMany() || isTask && around.kind() == PhaseNode.Kind.LOOP) {
				return isTask ? Executors.TASKS : Executors.TEAM;
			}
		}
		return isTask ? Executors.TASKS : Executors.TEAM;
	}

	/** Whether one thread alone executes a step each time that the team comes there (LLOV-PIA: a node with a single instance). */
	public boolean isSingle(PhaseNode node) {
		return !node.kind().isBarrier() && executors(node) == Executors.ONE_THREAD;
	}

	/** The step itself and those that it is inside of, innermost first. Where the tasks of a loop are waited for is not inside of it. */
	private List<PhaseNode> around(PhaseNode node) {
		boolean isWait = node.kind() == PhaseNode.Kind.TASKWAIT;
		return nodes.stream()
				.filter(n -> n.extent().contains(node.extent()) && (n.id() <= node.id() || !node.extent().contains(n.extent())))
				.filter(n -> !(isWait && n.kind() == PhaseNode.Kind.TASKLOOP && n.extent().endOffset() == node.extent().endOffset()))
				.sorted(INNERMOST).toList();
	}

	/** The innermost step that some code belongs to. */
	public Optional<PhaseNode> nodeAt(SourceRange code) {
		return nodes.stream().filter(n -> n.extent().contains(code))
				.min(INNERMOST);
	}
}
