package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.race.order.IterationOrder.Side;

/** An ordered loop with few iterations: which of them a thread executes, and an ordered region in them, is said of each by itself. */
final class ShortLoop {
	private static final long MOST = 8;

	private final OrderedMarks marks;
	private final int count;

	private ShortLoop(OrderedMarks marks, int count) {
		this.marks = marks;
		this.count = count;
	}

	static Optional<ShortLoop> of(OrderedMarks marks) {
		boolean simple = !marks.isDoacross() && marks.loop().trips().size() == 1
				&& marks.blocks().stream().allMatch(b -> OrderedMarks.isDirectlyIn(marks.loop(), b.enter()));
		return marks.loop().counts().get(0).flatMap(Ints::constant).filter(n -> simple && n <= MOST)
				.map(n -> new ShortLoop(marks, (int) (long) n));
	}

	int count() {
		return count;
	}

	/**
	 * That a thread executes an iteration, with an ordered region in it.
	 *
	 * @param inside an instance in the loop, which tells the encounter
	 */
	BoolExpr executes(int trip, IntExpr thread, Side inside) {
		return Bools.and(Bools.equal(thread, owner(trip, inside)), region(trip, thread, inside));
	}

	/** The thread of an iteration. */
	IntExpr owner(int trip, Side inside) {
		return inside.instance().apply(at(trip).apply(marks.loop().owner()));
	}

	/** That an iteration executes an ordered region if a thread executes it. */
	BoolExpr region(int trip, IntExpr thread, Side inside) {
		BoolExpr guard = inside.instance().apply(at(trip).apply(marks.executes()));
		return Substitution.of(Map.of(inside.thread(), thread)).apply(guard);
	}

	private Substitution at(int trip) {
		return Substitution.of(Map.of(marks.loop().trips().get(0), Ints.of(trip)));
	}

	/** That a thread executes an ordered region in an iteration after one. */
	BoolExpr after(IntExpr trip, IntExpr thread, Side inside) {
		List<BoolExpr> ways = new ArrayList<>();
		for (int k = 0; k < count; k++) {
			ways.add(Bools.and(Bools.less(trip, Ints.of(k)), executes(k, thread, inside)));
		}
		return Bools.or(ways);
	}

	/** That a thread executes an ordered region in an iteration before one. */
	BoolExpr before(IntExpr trip, IntExpr thread, Side inside) {
		List<BoolExpr> ways = new ArrayList<>();
		for (int k = 0; k < count; k++) {
			ways.add(Bools.and(Bools.less(Ints.of(k), trip), executes(k, thread, inside)));
		}
		return Bools.or(ways);
	}

	/** That some thread executes an ordered region here after one iteration, and in another loop before another one. */
	BoolExpr both(IntExpr from, Side inside, ShortLoop other, IntExpr to, Side insideOther) {
		List<BoolExpr> ways = new ArrayList<>();
		for (int k = 0; k < count; k++) {
			IntExpr thread = owner(k, inside);
			ways.add(Bools.and(Bools.less(from, Ints.of(k)), region(k, thread, inside), other.before(to, thread, insideOther)));
		}
		return Bools.or(ways);
	}

	/** That one thread executes an ordered region before another one does. */
	BoolExpr through(IntExpr first, IntExpr second, Side around) {
		List<BoolExpr> ways = new ArrayList<>();
		for (int k = 0; k < count; k++) {
			ways.add(Bools.and(executes(k, first, around), after(Ints.of(k), second, around)));
		}
		return Bools.or(ways);
	}
}
