package org.racelens.race.phase;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Item.Task;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Symbol;

/**
 * Where in one task's sequence an item stands: an access of the task itself, or the generation of the task or team that leads to an access.
 *
 * @param body what the task around it executes
 * @param steps the way from the task's start to the item
 * @param item the access, task or team
 * @param barriers which barrier the task meets next, for an implicit task whose team's barriers are aligned
 * @param waits which {@code taskwait} the task meets next
 * @param groups the taskgroup regions of the task around the item
 */
public record TaskPoint(Body body, List<Step> steps, Item item, Optional<PhaseStamp> barriers, PhaseStamp waits, List<Grouping> groups) {
	/** Item number {@code index} of a list (−1 in a loop's header) and, if the way goes on inside it, the loop. */
	public record Step(int index, Optional<Loop> loop) {
	}

	/** What a task executes. */
	public record Body(List<Item> items, List<Sibling> dependent) {
		public Body {
			dependent = List.copyOf(dependent);
		}
	}

	/**
	 * A task that a task generates with dependences.
	 *
	 * @param domain which instances of it are generated
	 * @param lengths how many trips the loops around its generation have at most, where that is known of all
	 */
	public record Sibling(Task task, List<Step> steps, BoolExpr domain, Optional<List<Integer>> lengths) {
		public Sibling {
			steps = List.copyOf(steps);
			lengths = lengths.map(List::copyOf);
		}

		/** The trip numbers of the loops around its generation, outermost first. */
		public List<Symbol> trips() {
			return TaskPoint.trips(steps);
		}
	}

	public TaskPoint {
		steps = List.copyOf(steps);
		groups = List.copyOf(groups);
	}

	/** The trip numbers of the loops of the task around the item, outermost first. */
	public List<Symbol> trips() {
		return trips(steps);
	}

	private static List<Symbol> trips(List<Step> steps) {
		return steps.stream().flatMap(s -> s.loop().stream()).map(Loop::trip).toList();
	}
}
