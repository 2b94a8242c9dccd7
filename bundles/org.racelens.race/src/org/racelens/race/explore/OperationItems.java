package org.racelens.race.explore;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;

/**
 * The accesses of one operation on a synchronisation location.
 *
 * @param read what is read, if something is
 * @param write what is written, if something is
 * @param condition under which it is written
 * @param failure the order of the read where nothing is written
 */
record OperationItems(Optional<OrderMark.Read> read, Optional<OrderMark.Write> write, BoolExpr condition, OrderMark.Strength failure) {
	/**
	 * One past the items of the operation that begins with an access: what stands at it, and of an update all accesses of it.
	 *
	 * @param synchronises whether the access is of a synchronisation location
	 */
	static int end(List<Item> items, int at, boolean synchronises) {
		Item.Access first = (Item.Access) items.get(at);
		int end = behindMarks(items, at + 1);
		if (!synchronises || first.write() || !first.atomic()) {
			return end;
		}
		int last = end;
		while (last < items.size() && items.get(last) instanceof Item.Access a && a.atomic()
				&& a.place().object().equals(first.place().object())) {
			last = behindMarks(items, last + 1);
			OperationItems all = of(items.subList(at, last));
			if (all.write().isPresent()) {
				return all.isUpdate() ? last : end;
			}
		}
		return end;
	}

	/** Whether the write is of the same operation as the read. */
	private boolean isUpdate() {
		return read.isPresent() && write.filter(w -> w.found().contains(read.get().value())).isPresent();
	}

	private static int behindMarks(List<Item> items, int at) {
		int end = at;
		while (end < items.size() && items.get(end) instanceof Item.OrderPoint p
				&& (p.mark() instanceof OrderMark.Read || p.mark() instanceof OrderMark.Write || p.mark() instanceof OrderMark.Look)) {
			end++;
		}
		return end;
	}

	/** What the items of one operation say. */
	static OperationItems of(List<Item> items) {
		List<Item.OrderPoint> reads = points(items, OrderMark.Read.class);
		List<Item.OrderPoint> writes = points(items, OrderMark.Write.class);
		Optional<OrderMark.Read> read = reads.stream().findFirst().map(p -> (OrderMark.Read) p.mark());
		Optional<Item.OrderPoint> last = writes.stream().reduce((first, second) -> second);
		List<BoolExpr> condition = last.map(p -> beyond(p, items)).orElse(List.of());
		OrderMark.Strength failure = reads.stream().filter(p -> beyond(p, items).stream().noneMatch(condition::contains))
				.map(p -> ((OrderMark.Read) p.mark()).strength()).reduce((first, second) -> second).orElse(OrderMark.Strength.RELAXED);
		return new OperationItems(read, last.map(p -> (OrderMark.Write) p.mark()), Bools.and(condition), failure);
	}

	private static List<Item.OrderPoint> points(List<Item> items, Class<? extends OrderMark> kind) {
		return items.stream().filter(Item.OrderPoint.class::isInstance).map(Item.OrderPoint.class::cast)
				.filter(p -> kind.isInstance(p.mark())).toList();
	}

	/** What holds there beyond what holds where the operation begins. */
	private static List<BoolExpr> beyond(Item.OrderPoint point, List<Item> items) {
		return Bools.conjuncts(point.guard()).stream().filter(c -> !Bools.conjuncts(items.get(0).guard()).contains(c)).toList();
	}
}
