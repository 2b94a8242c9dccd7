package org.racelens.recording.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/**
 * Builds a graph construct by construct, as the paper's section 3 has it. Tasks may be filled in any order; siblings stand in the order in
 * which they were created.
 */
public final class GraphBuilder {
	/** A node that may still change. */
	private static final class Node {
		final NodeKind kind;
		final String label;
		final Subject subject;
		final List<Node> children = new ArrayList<>();
		int value;
		int index;

		Node(NodeKind kind, String label, Subject subject) {
			this.kind = kind;
			this.label = label;
			this.subject = subject;
			this.value = kind.value();
		}

		Node add(NodeKind childKind, String childLabel, Subject childSubject) {
			Node child = new Node(childKind, childLabel, childSubject);
			children.add(child);
			return child;
		}
	}

	private record Edge(Node from, Node to) {
	}

	private final Node root = new Node(NodeKind.S, "", Subject.NONE);
	private final List<Edge> edges = new ArrayList<>();
	private int size = 1;

	/** What one task, or one thread of a team, executes. */
	public final class Strand {
		/** Where its fragments go: an ST-node where it has children that it has not waited for. */
		private final Deque<Node> open = new ArrayDeque<>();
		private final Node own;

		private Strand(Node own) {
			this.own = own;
			open.push(own);
		}

		private Node add(NodeKind kind, String label, Subject subject) {
			size++;
			return open.peek().add(kind, label, subject);
		}

		/** Adds a fragment. */
		public void work(String label) {
			work(label, Subject.NONE);
		}

		/** Adds a fragment of a run. */
		public void work(String label, Subject subject) {
			add(NodeKind.W, label, subject);
		}

		/** Begins what is complete before what follows its end: a region, what is between two barriers, a loop, a taskgroup. */
		public void beginSerial(String label) {
			beginSerial(label, Subject.NONE);
		}

		/** The same of a run. */
		public void beginSerial(String label, Subject subject) {
			open.push(add(NodeKind.S, label, subject));
		}

		/** Ends what was begun last, with the tasks created inside. */
		public void endSerial() {
			while (open.peek() != own && open.pop().kind != NodeKind.S) {
				// an ST-node inside of it
			}
		}

		/** Adds what runs beside what follows: a thread of a team, a chunk of a loop. */
		public Strand parallel(String label) {
			return parallel(label, Subject.NONE);
		}

		/** The same of a run. */
		public Strand parallel(String label, Subject subject) {
			return new Strand(add(NodeKind.P, label, subject));
		}

		/** Creates a task. */
		public Strand task(String label) {
			return task(label, Subject.NONE);
		}

		/** The same of a run. */
		public Strand task(String label, Subject subject) {
			if (open.peek().kind != NodeKind.ST) {
				open.push(add(NodeKind.ST, "", Subject.NONE));
			}
			return new Strand(add(NodeKind.P, label, subject));
		}

		/** Creates a task that is executed at once; its descendants are not waited for. */
		public Strand undeferredTask(String label, Subject subject) {
			Node node = add(NodeKind.ST, "", Subject.NONE);
			node.value = -1;
			size++;
			return new Strand(node.add(NodeKind.P, label, subject));
		}

		/** Waits for the children. */
		public void taskwait() {
			if (open.peek().kind == NodeKind.ST) {
				open.pop().value = -1;
			}
		}

		/** Waits for a task that was created before, by a depend clause. */
		public void waitFor(Strand earlier) {
			edges.add(new Edge(earlier.own, own));
		}
	}

	/** The nodes so far. */
	public int size() {
		return size;
	}

	/** What is outside of all regions. To be asked for once. */
	public Strand root() {
		return new Strand(root);
	}

	/** The graph so far. Dependences between tasks that are no siblings in it, as a taskwait lies between, are left out. */
	public SeriesParallelGraph build() {
		List<GraphNode> nodes = new ArrayList<>();
		Deque<Node> next = new ArrayDeque<>(List.of(root));
		Deque<Integer> parents = new ArrayDeque<>(List.of(-1));
		while (!next.isEmpty()) {
			Node node = next.pop();
			node.index = nodes.size();
			nodes.add(new GraphNode(node.kind, parents.pop(), node.value, node.label, node.subject));
			for (int i = node.children.size() - 1; i >= 0; i--) {
				next.push(node.children.get(i));
				parents.push(node.index);
			}
		}
		TreeSet<Long> pairs = new TreeSet<>();
		for (Edge edge : edges) {
			if (nodes.get(edge.from.index).parent() == nodes.get(edge.to.index).parent()) {
				pairs.add((long) edge.from.index << 32 | edge.to.index);
			}
		}
		return new SeriesParallelGraph(nodes,
				pairs.stream().map(pair -> new SeriesParallelGraph.Dependence((int) (pair >> 32), (int) (long) pair)).toList());
	}
}
