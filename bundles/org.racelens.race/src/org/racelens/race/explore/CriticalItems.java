package org.racelens.race.explore;

import java.util.List;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;

/** Where a critical region ends: items say who holds its lock, not where it is given back. */
final class CriticalItems {
	private CriticalItems() {
	}

	/** One past the last item inside a critical region of which the entry stands at an index. */
	static int end(List<Item> items, int entry, Lock lock) {
		int end = entry + 1;
		for (int at = entry + 1; at < items.size() && !isBehind(items.get(at), lock); at++) {
			if (holds(items.get(at), lock)) {
				end = at + 1;
			}
		}
		while (end < items.size() && end > entry + 1 && items.get(end) instanceof Item.OrderPoint p && isOfAccess(p.mark())) {
			end++;
		}
		return end;
	}

	private static boolean isOfAccess(OrderMark mark) {
		return mark instanceof OrderMark.Read || mark instanceof OrderMark.Write || mark instanceof OrderMark.Look;
	}

	private static boolean isBehind(Item item, Lock lock) {
		return item instanceof Item.Access a && !holds(a, lock) || item instanceof Item.Stop
				|| item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Acquired a && a.lock().matches(lock)
				|| item.inside().stream().anyMatch(i -> isBehind(i, lock));
	}

	private static boolean holds(Item item, Lock lock) {
		return item instanceof Item.Access a && a.locks().stream().anyMatch(lock::matches)
				|| item.inside().stream().anyMatch(i -> holds(i, lock));
	}
}
