package org.racelens.race.explore;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Carried;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;

/** Which items are one step of a thread, and which loops have steps. */
record ItemGroups(SharedPlaces places) {
	/**
	 * One past the last of the items that are one step: an access with what stands at it, an atomic operation, a critical region, a wait.
	 */
	int end(List<Item> items, int at) {
		Item item = items.get(at);
		if (item instanceof Item.Access a) {
			return OperationItems.end(items, at, places.isSynchronising(a));
		}
		if (item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Acquired acquired
				&& acquired.lock().kind() == Lock.Kind.CRITICAL) {
			return CriticalItems.end(items, at, acquired.lock());
		}
		boolean waits = item instanceof Item.Loop l && at + 1 < items.size() && waited(l, items.get(at + 1)).isPresent();
		return at + (waits ? 2 : 1);
	}

	/** The end of a loop that waits, where it stands behind it. */
	static Optional<OrderMark.Waited> waited(Item.Loop loop, Item next) {
		return next instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Waited w && w.trip().equals(loop.trip())
				&& w.manner() == OrderMark.Manner.WAITS ? Optional.of(w) : Optional.empty();
	}

	/** Whether there are visible operations inside of an item. */
	boolean hasSteps(Item item) {
		return item.inside().stream().anyMatch(i -> i instanceof Item.OrderPoint p && !(p.mark() instanceof OrderMark.Look)
				|| i instanceof Item.Stop || i instanceof Item.Access a && places.isSynchronising(a) || hasSteps(i));
	}

	/**
	 * Whether what a waiting loop does, or when it ends, depends on a number that earlier trips have kept.
	 *
	 * @param last what holds of its last trip, for the thread
	 */
	boolean carries(Item.Loop loop, BoolExpr last, Bindings thread) {
		Set<IntExpr> own = new HashSet<>(loop.carried().stream().map(c -> thread.apply(c.value())).toList());
		Set<IntExpr> kept = new HashSet<>(loop.carried().stream().map(Carried::value).toList());
		return !kept.isEmpty() && (mentions(last, own) || loop.inside().stream().anyMatch(i -> mentions(i, kept)));
	}

	private static boolean mentions(Item item, Set<IntExpr> kept) {
		boolean isPlaced = item instanceof Item.Access a && mentions(a.place().offset(), kept);
		boolean isWritten = item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write w && mentions(w.value(), kept);
		return mentions(item.guard(), kept) || isPlaced || isWritten || item.inside().stream().anyMatch(i -> mentions(i, kept));
	}

	private static boolean mentions(BoolExpr condition, Set<IntExpr> kept) {
		boolean[] found = { false };
		Atoms.forEach(condition, t -> found[0] |= kept.contains(t));
		return found[0];
	}

	private static boolean mentions(IntExpr term, Set<IntExpr> kept) {
		boolean[] found = { false };
		Atoms.forEach(term, t -> found[0] |= kept.contains(t));
		return found[0];
	}
}
