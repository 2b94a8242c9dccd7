package org.racelens.race.explore;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/**
 * Whether the trips of a waiting loop that go on leave nothing behind: what they write is what they found there, or only the last one
 * writes. Such trips need not be executed.
 */
final class PureTrips {
	private final SharedPlaces places;
	private final BoolExpr ends;
	private final Bindings thread;

	/** @param ends what holds of the last trip */
	PureTrips(SharedPlaces places, BoolExpr ends, Bindings thread) {
		this.places = places;
		this.ends = Bools.and(Bools.conjuncts(ends).stream().map(PureTrips::plain).toList());
		this.thread = thread;
	}

	/** A truth value that is made a number and asked for, as a condition again. */
	private static BoolExpr plain(BoolExpr part) {
		return part instanceof BoolExpr.NotZero n && n.term() instanceof IntExpr.Choice c && Ints.isConstant(c.whenFalse(), 0)
				&& Ints.constant(c.whenTrue()).filter(v -> v != 0).isPresent() ? c.condition() : part;
	}

	/** Whether a trip writes nothing that others may notice: no synchronisation location in another way, and no data. */
	boolean arePure(List<Item> trip) {
		Optional<Item.Access> access = Optional.empty();
		for (Item item : trip) {
			if (item instanceof Item.Access a) {
				access = Optional.of(a);
				if (a.write() && !places.isSynchronising(a) && a.purpose() != Item.Purpose.LOCK) {
					return false;
				}
			} else if (item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Write w && access.isPresent()
					&& places.isSynchronising(access.get()) && !isOfLast(thread.apply(p.guard()))
					&& !leavesWhatItFinds(access.get(), w, thread.apply(p.guard()))) {
				return false;
			}
			if (!arePure(item.inside())) {
				return false;
			}
		}
		return true;
	}

	private boolean isOfLast(BoolExpr guard) {
		return Bools.conjuncts(guard).containsAll(Bools.conjuncts(ends)) || Bools.and(guard, Bools.not(ends)).equals(Bools.FALSE);
	}

	/**
	 * Whether each value that the place may hold either ends the wait, or is written back, or lets nothing be written. Numbers of which
	 * every type has the same are looked at alone.
	 */
	private boolean leavesWhatItFinds(Item.Access access, OrderMark.Write write, BoolExpr guard) {
		Optional<Set<Long>> values = places.values(access);
		boolean areExact = values.filter(all -> all.stream().allMatch(v -> v >= 0 && v <= Byte.MAX_VALUE)).isPresent();
		if (!areExact || write.found().size() != 1) {
			return false;
		}
		IntExpr found = thread.apply(write.found().get(0));
		for (long value : values.get()) {
			Substitution same = Substitution.of(Map.of(found, Ints.of(value)));
			boolean isWritten = !same.apply(guard).equals(Bools.FALSE);
			boolean goesOn = !same.apply(ends).equals(Bools.TRUE);
			if (isWritten && goesOn && !same.apply(thread.apply(write.value())).equals(Ints.of(value))) {
				return false;
			}
		}
		return true;
	}
}
