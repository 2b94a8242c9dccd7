package org.racelens.race.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.openmp.directive.Clause.DependClause;
import org.racelens.openmp.directive.Clause.DependClause.DependKind;
import org.racelens.race.graph.PhaseEdge.Way;
import org.racelens.race.graph.Steps.Exit;

/**
 * The tasks that a graph's steps have generated, in the order of the text, and that nothing has waited for yet.
 */
final class OpenTasks {
	/** A task with dependences: its step, and what its items are. */
	private record Dependent(int node, List<Item> items) {
	}

	/** One item of a {@code depend} clause by its text. */
	record Item(DependKind kind, String text) {
		private boolean orders(Item other) {
			boolean unordered = kind == other.kind
					&& (kind == DependKind.IN || kind == DependKind.INOUTSET || kind == DependKind.MUTEXINOUTSET);
			return text.equals(other.text) && !unordered;
		}
	}

	private final Optional<OpenTasks> generator;
	private final List<Exit> children = new ArrayList<>();
	private final List<Exit> descendants = new ArrayList<>();
	private final List<Dependent> dependent = new ArrayList<>();

	private OpenTasks(Optional<OpenTasks> generator) {
		this.generator = generator;
	}

	/** The open tasks of an implicit task. */
	static OpenTasks none() {
		return new OpenTasks(Optional.empty());
	}

	/** The tasks that a task or a taskgroup generates inside. */
	OpenTasks inside() {
		return new OpenTasks(Optional.of(this));
	}

	/** A child ends at these exits; what it generated and did not wait for is open as well. */
	void add(List<Exit> ends, OpenTasks own) {
		ends.forEach(e -> children.add(new Exit(e.node(), Way.JOINED)));
		descendants.addAll(own.children);
		descendants.addAll(own.descendants);
	}

	/** What {@code taskwait} waits for. */
	List<Exit> children() {
		List<Exit> joined = List.copyOf(children);
		children.clear();
		return joined;
	}

	/** What a barrier of the team, or the end of a taskgroup, waits for. */
	List<Exit> all() {
		List<Exit> joined = Flow.joined(children, descendants);
		children.clear();
		descendants.clear();
		return joined;
	}

	OpenTasks outer() {
		return generator.orElseThrow();
	}

	/** The earlier siblings that a task waits for because of its dependences. */
	List<Exit> before(List<Item> items) {
		return dependent.stream().filter(d -> d.items.stream().anyMatch(i -> items.stream().anyMatch(i::orders)))
				.map(d -> new Exit(d.node, Way.DEPENDS)).toList();
	}

	void depends(int node, List<Item> items) {
		dependent.add(new Dependent(node, items));
	}

	/** The items of a clause. */
	static List<Item> items(DependClause clause, Spelling spelling) {
		return clause.items().stream().map(i -> new Item(clause.kind(), spelling.of(i.range()))).toList();
	}
}
