package org.racelens.analysis.phase;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.Item.Access;
import org.racelens.analysis.region.Item.Barrier;
import org.racelens.analysis.region.Item.Loop;

/**
 * How many barriers an access's thread may have passed: at least {@code lower}, at most {@code upper}. The fallback where barriers are not
 * aligned (LLOV's phase interval analysis: joined at merges, widened at loops); strictly disjoint intervals are ordered.
 *
 * @param upper {@link Integer#MAX_VALUE} where there is no bound
 */
public record PhaseInterval(int lower, int upper) {
	private static final int UNBOUNDED = Integer.MAX_VALUE;

	public boolean isDisjointFrom(PhaseInterval other) {
		return upper < other.lower || other.upper < lower;
	}

	private PhaseInterval plus(PhaseInterval more) {
		boolean unbounded = upper == UNBOUNDED || more.upper == UNBOUNDED;
		return new PhaseInterval(lower + more.lower, unbounded ? UNBOUNDED : upper + more.upper);
	}

	/** The interval of every access of a region. */
	public static Map<Access, PhaseInterval> of(List<Item> items) {
		Map<Access, PhaseInterval> result = new IdentityHashMap<>();
		walk(items, new PhaseInterval(0, 0), result);
		return result;
	}

	private static PhaseInterval walk(List<Item> items, PhaseInterval entry, Map<Access, PhaseInterval> result) {
		PhaseInterval now = entry;
		for (Item item : items) {
			if (item instanceof Access a) {
				result.put(a, now);
			} else if (item instanceof Barrier b) {
				now = now.plus(new PhaseInterval(b.guard().equals(Bools.TRUE) ? 1 : 0, 1));
			} else if (item instanceof Loop l) {
				now = loop(l, now, result);
			} else if (item instanceof Item.Task t) {
				inside(t.body(), now, result);
			} else if (item instanceof Item.Team t) {
				inside(t.body(), now, result);
			}
		}
		return now;
	}

	/** Tasks and inner teams take the interval of their making. */
	private static void inside(List<Item> items, PhaseInterval entry, Map<Access, PhaseInterval> result) {
		Map<Access, PhaseInterval> own = new IdentityHashMap<>();
		walk(items, entry, own);
		own.keySet().forEach(a -> result.put(a, entry));
	}

	private static PhaseInterval loop(Loop l, PhaseInterval now, Map<Access, PhaseInterval> result) {
		PhaseInterval entry = l.hasBarrier() ? new PhaseInterval(now.lower, UNBOUNDED) : now;
		for (Item h : l.header()) {
			if (h instanceof Access a) {
				result.put(a, entry);
			}
		}
		walk(l.body(), entry, result);
		return entry;
	}
}
