package org.racelens.recording.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The graph of an execution.
 *
 * @param nodes parents before their children, and left siblings before right ones; the first is the root
 * @param dependences between P-nodes that are siblings, from the earlier one
 */
public record SeriesParallelGraph(List<GraphNode> nodes, List<Dependence> dependences) {
	/** The task of the one node waits for that of the other one. */
	public record Dependence(int from, int to) {
	}

	/** Keeps its own lists. */
	public SeriesParallelGraph {
		nodes = List.copyOf(nodes);
		dependences = List.copyOf(dependences);
	}

	/** Whether two different W-nodes may execute in parallel by the paper's procedure (section 3, "Checking Series-Parallel Relations"). */
	public boolean mayRunInParallel(int first, int second) {
		List<Integer> left = fromRoot(Math.min(first, second));
		List<Integer> right = fromRoot(Math.max(first, second));
		int depth = 0;
		while (left.get(depth).equals(right.get(depth))) {
			depth++;
		}
		if (left.get(depth) > right.get(depth)) {
			List<Integer> swapped = left;
			left = right;
			right = swapped;
		}
		int sum = sum(left.subList(depth, left.size()));
		switch (nodes.get(left.get(depth)).kind()) {
			case W:
			case S:
				return false;
			case P:
				return sum != 1 || !leads(left.get(depth), right.get(depth));
			case ST:
				return sum > 0;
		}
		throw new IllegalStateException();
	}

	/**
	 * The levels of tasks on a way down that nobody has waited for. An ST-node takes back that of its own child: it says nothing of what
	 * its task did itself before it waited. What is below an S-node is complete where that ends.
	 */
	private int sum(List<Integer> path) {
		int sum = 0;
		for (int i = 0; i < path.size() && nodes.get(path.get(i)).kind() != NodeKind.S; i++) {
			GraphNode node = nodes.get(path.get(i));
			boolean counts = node.kind() != NodeKind.ST || i + 1 < path.size() && nodes.get(path.get(i + 1)).kind() == NodeKind.P;
			sum += counts ? node.value() : 0;
		}
		return sum;
	}

	private List<Integer> fromRoot(int node) {
		List<Integer> path = new ArrayList<>();
		for (int n = node; n >= 0; n = nodes.get(n).parent()) {
			path.add(n);
		}
		Collections.reverse(path);
		return path;
	}

	private boolean leads(int from, int to) {
		Set<Integer> seen = new HashSet<>(Set.of(from));
		Deque<Integer> open = new ArrayDeque<>(seen);
		while (!open.isEmpty()) {
			int node = open.remove();
			for (Dependence edge : dependences) {
				if (edge.from() == node && seen.add(edge.to())) {
					open.add(edge.to());
				}
			}
		}
		return seen.contains(to);
	}
}
