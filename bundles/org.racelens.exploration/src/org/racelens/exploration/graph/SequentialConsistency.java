package org.racelens.exploration.graph;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;

/**
 * The axiom of RC11 for {@code seq_cst}: the partial order of such accesses and strong fences has no cycle. Lahav et al. 2017, §3.2, with
 * its names: {@code scb} is what orders them, {@code psc} the order.
 */
final class SequentialConsistency {
	private final Graph graph;
	private final List<Event> nodes;
	/** the place in its location's modification order of what an event writes, and of what it reads; by node */
	private final int[] writes;
	private final int[] reads;
	private final Relation happensBefore;
	private final Relation scb;

	private SequentialConsistency(Graph graph, List<Event> nodes) {
		this.graph = graph;
		this.nodes = nodes;
		this.writes = new int[nodes.size()];
		this.reads = new int[nodes.size()];
		for (int i = 0; i < nodes.size(); i++) {
			writes[i] = nodes.get(i).kind().writes() ? place(nodes.get(i).location(), nodes.get(i).id()) : -1;
			reads[i] = nodes.get(i).kind().reads() ? place(nodes.get(i).location(), nodes.get(i).from()) : -1;
		}
		happensBefore = relation(Event::happensBefore);
		scb = scb();
	}

	/** @param included which events count: a set that what its members depend on belongs to, too */
	static boolean holds(Graph graph, IntPredicate included, Reading reading) {
		List<Event> events = graph.events().stream().filter(event -> included.test(event.id())).toList();
		if (events.stream().filter(Event::isSequentiallyConsistent).count() < 2) {
			return true;
		}
		List<Event> nodes = events.stream().filter(event -> event.thread() != Event.INITIAL_THREAD && event.kind() != EventKind.SEGMENT)
				.toList();
		return new SequentialConsistency(graph, nodes).holds(reading);
	}

	private int place(int location, int id) {
		int[] order = graph.modifications(location);
		int place = 0;
		while (order[place] != id) {
			place++;
		}
		return place;
	}

	private Relation relation(BiPredicate<Event, Event> holds) {
		Relation relation = new Relation(nodes.size());
		for (int i = 0; i < nodes.size(); i++) {
			for (int j = 0; j < nodes.size(); j++) {
				if (i != j && holds.test(nodes.get(i), nodes.get(j))) {
					relation.add(i, j);
				}
			}
		}
		return relation;
	}

	private static boolean isSameLocation(Event a, Event b) {
		return a.location() >= 0 && a.location() == b.location();
	}

	private Relation scb() {
		Relation elsewhere = relation((a, b) -> a.precedes(b) && !isSameLocation(a, b));
		Relation scb = elsewhere.then(happensBefore).then(elsewhere);
		for (int i = 0; i < nodes.size(); i++) {
			for (int j = 0; j < nodes.size(); j++) {
				if (i != j && (nodes.get(i).precedes(nodes.get(j)) || isSameLocation(nodes.get(i), nodes.get(j))
						&& (happensBefore.has(i, j) || isOverwritten(i, j)))) {
					scb.add(i, j);
				}
			}
		}
		return scb;
	}

	/** Whether the second one writes later than what the first one writes or reads. */
	private boolean isOverwritten(int i, int j) {
		return writes[j] >= 0 && (writes[i] >= 0 && writes[i] < writes[j] || reads[i] >= 0 && reads[i] < writes[j]);
	}

	/** Whether what one event of a location writes or reads is before what the other one does: the extended coherence order. */
	private boolean isCoherenceBefore(int i, int j) {
		int from = writes[i] >= 0 ? writes[i] : reads[i];
		if (!isSameLocation(nodes.get(i), nodes.get(j)) || i == j) {
			return false;
		}
		if (writes[j] >= 0) {
			return from < writes[j];
		}
		return writes[i] >= 0 ? from <= reads[j] : from < reads[j];
	}

	private boolean holds(Reading reading) {
		int count = nodes.size();
		Relation fences = new Relation(count);
		boolean hasFences = nodes.stream().anyMatch(event -> event.kind() == EventKind.FENCE && event.isSequentiallyConsistent());
		if (hasFences) {
			addFences(fences);
		}
		Relation psc = new Relation(count);
		Relation ends = hasFences ? scb.then(toFences()) : new Relation(count);
		for (int i = 0; i < count; i++) {
			psc.addAll(i, scb, i);
			psc.addAll(i, ends, i);
		}
		Relation from = hasFences ? toFencesReversed().then(psc) : new Relation(count);
		return isAcyclic(psc, from, fences, reading);
	}

	private boolean isAcyclic(Relation psc, Relation from, Relation fences, Reading reading) {
		Relation accessOrder = new Relation(nodes.size());
		Relation fenceOrder = new Relation(nodes.size());
		for (int i = 0; i < nodes.size(); i++) {
			for (int j = 0; j < nodes.size(); j++) {
				if (!nodes.get(i).isSequentiallyConsistent() || !nodes.get(j).isSequentiallyConsistent()) {
					continue;
				}
				boolean isOrdered = psc.has(i, j) || isFence(i) && from.has(i, j) || fences.has(i, j);
				if (isOrdered && (reading == Reading.STRONGER || !isFence(i) && !isFence(j))) {
					accessOrder.add(i, j);
				}
				if (isOrdered && isFence(i) && isFence(j)) {
					fenceOrder.add(i, j);
				}
			}
		}
		return accessOrder.isAcyclic() && fenceOrder.isAcyclic();
	}

	private boolean isFence(int node) {
		return nodes.get(node).kind() == EventKind.FENCE;
	}

	/** What happens before strong fences. */
	private Relation toFences() {
		return relation((a, b) -> b.kind() == EventKind.FENCE && b.isSequentiallyConsistent() && a.happensBefore(b));
	}

	/** What happens after strong fences. */
	private Relation toFencesReversed() {
		return relation((a, b) -> a.kind() == EventKind.FENCE && a.isSequentiallyConsistent() && a.happensBefore(b));
	}

	private void addFences(Relation order) {
		Relation coherence = new Relation(nodes.size());
		for (int i = 0; i < nodes.size(); i++) {
			for (int j = 0; j < nodes.size(); j++) {
				if (isCoherenceBefore(i, j)) {
					coherence.add(i, j);
				}
			}
		}
		Relation around = toFencesReversed().then(coherence).then(toFences());
		for (int i = 0; i < nodes.size(); i++) {
			if (isFence(i)) {
				order.addAll(i, around, i);
				order.addAll(i, happensBefore, i);
			}
		}
	}
}
