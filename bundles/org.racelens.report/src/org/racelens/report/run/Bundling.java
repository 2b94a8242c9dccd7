package org.racelens.report.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.report.run.RecordedGraph.Link;
import org.racelens.report.run.RecordedGraph.Relation;

/**
 * Brings the links of a graph together that one line can show, races first: those of two nodes, and those by which each of several nodes
 * races with each other one on the same variable.
 */
final class Bundling {
	/** The order of importance. */
	private static final List<Relation> RELATIONS = List.of(Relation.RACE, Relation.POSSIBLE_RACE, Relation.DEPENDENCE);

	private Bundling() {
	}

	/**
	 * Nodes that are joined.
	 *
	 * @param nodes their indices, at least two; of a dependence the earlier one first, else in their order
	 * @param label what the line says
	 */
	record Bundle(Relation relation, List<Integer> nodes, String label) {
		Bundle {
			nodes = List.copyOf(nodes);
		}
	}

	/** Two nodes, with or without an order. */
	private record Ends(List<Integer> nodes) {
		static Ends of(Link link) {
			return new Ends(link.relation() == Relation.DEPENDENCE || link.from() < link.to() ? List.of(link.from(), link.to())
					: List.of(link.to(), link.from()));
		}
	}

	static List<Bundle> of(List<Link> links) {
		List<Bundle> result = new ArrayList<>();
		for (Relation relation : RELATIONS) {
			Map<String, Set<Ends>> byLabel = new LinkedHashMap<>();
			links.stream().filter(link -> link.relation() == relation)
					.forEach(link -> byLabel.computeIfAbsent(link.label(), l -> new LinkedHashSet<>()).add(Ends.of(link)));
			List<Bundle> alike = byLabel.entrySet().stream().flatMap(e -> bundles(relation, e.getKey(), e.getValue()).stream()).toList();
			result.addAll(merged(relation, alike));
		}
		return result;
	}

	/** What joins each with each is one line; else each pair has its own. */
	private static List<Bundle> bundles(Relation relation, String label, Set<Ends> pairs) {
		Set<Integer> nodes = new TreeSet<>();
		pairs.forEach(pair -> nodes.addAll(pair.nodes()));
		if (relation != Relation.DEPENDENCE && pairs.size() == nodes.size() * (nodes.size() - 1) / 2) {
			return List.of(new Bundle(relation, List.copyOf(nodes), label));
		}
		return pairs.stream().map(pair -> new Bundle(relation, pair.nodes(), label)).toList();
	}

	/** The same nodes are joined once, whatever the links say. */
	private static List<Bundle> merged(Relation relation, List<Bundle> bundles) {
		Map<List<Integer>, Set<String>> labels = new LinkedHashMap<>();
		bundles.forEach(b -> labels.computeIfAbsent(b.nodes(), n -> new LinkedHashSet<>()).add(b.label()));
		return labels.entrySet().stream()
				.map(e -> new Bundle(relation, e.getKey(), e.getValue().stream().collect(Collectors.joining(", "))))
				.toList();
	}

	/**
	 * The upright that each of several lines has, counted from the left: lines whose heights overlap have different ones.
	 *
	 * @param spans from above to below, of each line
	 */
	static List<Integer> uprights(List<Span> spans) {
		List<Integer> result = new ArrayList<>();
		for (Span span : spans) {
			Set<Integer> taken = new HashSet<>();
			for (int other = 0; other < result.size(); other++) {
				if (spans.get(other).overlaps(span)) {
					taken.add(result.get(other));
				}
			}
			int free = 0;
			while (taken.contains(free)) {
				free++;
			}
			result.add(free);
		}
		return result;
	}

	/** A range of heights, the ends included. */
	record Span(int top, int bottom) {
		boolean overlaps(Span other) {
			return top <= other.bottom && other.top <= bottom;
		}
	}
}
