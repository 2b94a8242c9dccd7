package org.racelens.report.run;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.source.SourceRange;

/**
 * The series-parallel graph of one execution of a region, in words.
 *
 * @param title of the region, with its threads and without its place
 * @param region where its directive is
 * @param nodes parents before their children, and left siblings before right ones; none where there are too many to be drawn
 * @param links between nodes that are not those of the tree
 * @param omitted how many nodes are left out behind these
 */
public record RecordedGraph(String title, Optional<SourceRange> region, List<Node> nodes, List<Link> links, int omitted) {
	/** What a node is. */
	public enum Kind {
		WORK, SERIAL, PARALLEL, TASKWAIT
	}

	/** Whether a node is an end of a race. */
	public enum Mark {
		NONE, RACING
	}

	/** What a link says. */
	public enum Relation {
		DEPENDENCE, RACE, POSSIBLE_RACE
	}

	/**
	 * A node.
	 *
	 * @param parent its index, -1 for the root
	 * @param lines what it is; none where nothing is accessed
	 * @param place the first line that it stands for
	 */
	public record Node(Kind kind, int parent, List<String> lines, Optional<SourceRange> place, Mark mark) {
		/** Keeps its own lines. */
		public Node {
			lines = List.copyOf(lines);
		}
	}

	/**
	 * A line between two nodes.
	 *
	 * @param from the index of the earlier node
	 * @param label what it says
	 */
	public record Link(int from, int to, Relation relation, String label) {
	}

	/** Keeps its own lists. */
	public RecordedGraph {
		nodes = List.copyOf(nodes);
		links = List.copyOf(links);
	}

	/** Whether two of its nodes race. */
	public boolean hasRace() {
		return links.stream().anyMatch(link -> link.relation() == Relation.RACE);
	}

	/** Its first nodes, and the links between these. */
	public RecordedGraph first(int most) {
		if (nodes.size() <= most) {
			return this;
		}
		return new RecordedGraph(title, region, nodes.subList(0, most),
				links.stream().filter(link -> link.from() < most && link.to() < most).toList(), omitted + nodes.size() - most);
	}

	/** The same with other places. */
	public RecordedGraph withPlaces(UnaryOperator<SourceRange> change) {
		return new RecordedGraph(title, region.map(change),
				nodes.stream().map(n -> new Node(n.kind(), n.parent(), n.lines(), n.place().map(change), n.mark())).toList(), links,
				omitted);
	}
}
