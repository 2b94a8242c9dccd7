package org.racelens.race.phase;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.ItemVisitor;
import org.racelens.logic.term.Bools;

/**
 * How many barriers an access's thread may have passed: at least {@code lower}, at most {@code upper}. LLOV's phase interval analysis
 * (LLOV-PIA, section III.C): joined at merges, widened at loops with the number of trips as the threshold; strictly disjoint intervals are
 * ordered.
 *
 * @param upper {@link Integer#MAX_VALUE} where there is no bound
 */
public record PhaseInterval(int lower, int upper) {
	/** No upper bound. */
	static final int UNBOUNDED = Integer.MAX_VALUE;

	/** Whether no number of barriers lies in both intervals. */
	public boolean isDisjointFrom(PhaseInterval other) {
		return upper < other.lower || other.upper < lower;
	}

	/** After one more barrier. */
	public PhaseInterval next() {
		return plus(new PhaseInterval(1, 1));
	}

	/** After any number of barriers. */
	public PhaseInterval andLater() {
		return new PhaseInterval(lower, UNBOUNDED);
	}

	/** Where two ways meet. */
	public PhaseInterval joined(PhaseInterval other) {
		return new PhaseInterval(Math.min(lower, other.lower), Math.max(upper, other.upper));
	}

	/** At a loop's head, after an iteration that ends in another interval. */
	public PhaseInterval widened(PhaseInterval again) {
		return new PhaseInterval(Math.min(lower, again.lower), again.upper > upper ? UNBOUNDED : upper);
	}

	private PhaseInterval plus(PhaseInterval more) {
		return new PhaseInterval(bounded((long) lower + more.lower), bounded((long) upper + more.upper));
	}

	/** The same barriers so often. */
	private PhaseInterval times(int least, int most) {
		return new PhaseInterval(bounded((long) lower * least), bounded((long) upper * most));
	}

	private static int bounded(long barriers) {
		return (int) Math.min(barriers, UNBOUNDED);
	}

	/** For a person: the region's first phase is 1. */
	@Override
	public String toString() {
		return "[" + (lower + 1) + ", " + (upper == UNBOUNDED ? "∞" : upper + 1) + "]";
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
			now = item.accept(new Passing(now, result));
		}
		return now;
	}

	/** The interval behind an item that is come to in an interval. */
	private record Passing(PhaseInterval now, Map<Access, PhaseInterval> result) implements ItemVisitor<PhaseInterval> {
		@Override
		public PhaseInterval visitAccess(Access item) {
			result.put(item, now);
			return now;
		}

		@Override
		public PhaseInterval visitBarrier(Barrier item) {
			return now.plus(new PhaseInterval(item.guard().equals(Bools.TRUE) ? 1 : 0, 1));
		}

		@Override
		public PhaseInterval visitTaskwait(Item.Taskwait item) {
			return now;
		}

		@Override
		public PhaseInterval visitTask(Item.Task item) {
			inside(item.body(), now, result);
			return now;
		}

		@Override
		public PhaseInterval visitTeam(Item.Team item) {
			inside(item.body(), now, result);
			return now;
		}

		@Override
		public PhaseInterval visitScanSeparator(Item.ScanSeparator item) {
			return now;
		}

		@Override
		public PhaseInterval visitLoop(Loop item) {
			return loop(item, now, result);
		}

		@Override
		public PhaseInterval visitOrderPoint(Item.OrderPoint item) {
			return now;
		}
	}

	/** Tasks and inner teams take the interval of their making. */
	private static void inside(List<Item> items, PhaseInterval entry, Map<Access, PhaseInterval> result) {
		Map<Access, PhaseInterval> own = new IdentityHashMap<>();
		walk(items, entry, own);
		own.keySet().forEach(a -> result.put(a, entry));
	}

	private static PhaseInterval loop(Loop l, PhaseInterval now, Map<Access, PhaseInterval> result) {
		if (!l.hasBarrier()) {
			header(l, now, result);
			walk(l.body(), now, result);
			return now;
		}
		PhaseInterval once = walk(l.body(), new PhaseInterval(0, 0), new IdentityHashMap<>());
		TripBounds trips = TripBounds.of(l);
		PhaseInterval before = now.plus(once.times(0, Math.max(0, trips.most() - 1)));
		header(l, now.plus(once.times(0, trips.most())), result);
		walk(l.body(), before, result);
		return now.plus(once.times(trips.least(), trips.most()));
	}

	private static void header(Loop l, PhaseInterval interval, Map<Access, PhaseInterval> result) {
		for (Item h : l.header()) {
			if (h instanceof Access a) {
				result.put(a, interval);
			}
		}
	}
}
