package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.IterationEnds.Edge;
import org.racelens.race.order.IterationOrder.Side;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * ORD composed with PO across a loop with {@code schedule(static,c)}, each of whose iterations executes an ordered region: what is passed
 * on to a thread's iteration is passed on to all that the thread does later. Which threads have iterations before and after one follows
 * from the chunks' numbers: chunk q is thread q mod T's. OpenMP 5.2 §11.5.3
 */
final class ThreadPassages {
	private final OrderedMarks marks;
	private final OrderedLoop loop;
	private final long chunk;
	private final Optional<ShortLoop> few;

	private ThreadPassages(OrderedMarks marks, long chunk, Optional<ShortLoop> few) {
		this.marks = marks;
		loop = marks.loop();
		this.chunk = chunk;
		this.few = few;
	}

	static Optional<ThreadPassages> of(OrderedMarks marks) {
		OrderedLoop loop = marks.loop();
		if (!marks.makers().isEmpty() || marks.tasks() > 0) {
			return Optional.empty();
		}
		Optional<ShortLoop> few = ShortLoop.of(marks).filter(l -> !new IterationEnds(marks).isFree());
		if (few.isPresent()) {
			return Optional.of(new ThreadPassages(marks, 1, few));
		}
		if (marks.isDoacross() || loop.trips().size() > 1 || loop.counts().get(0).isEmpty() || !marks.executes().equals(Bools.TRUE)
				|| !(loop.owner() instanceof Apply a && a.function().meaning() == Meaning.OWNER_CYCLIC)) {
			return Optional.empty();
		}
		IntExpr number = a.arguments().get(0);
		long chunk = number instanceof Quotient q && q.divisor() instanceof Constant c ? c.value() : 1;
		return number.equals(Ints.quotient(loop.trips().get(0), Ints.of(chunk)))
				? Optional.of(new ThreadPassages(marks, chunk, Optional.empty()))
				: Optional.empty();
	}

	/** That the first is in the loop, and the second comes in its thread after an iteration that follows the first's. */
	BoolExpr into(Side s, Side t) {
		if (!marks.contains(s.position())) {
			return Bools.FALSE;
		}
		List<BoolExpr> ways = new ArrayList<>();
		for (Edge from : new IterationEnds(marks).starts(s)) {
			ways.add(Bools.and(from.condition(), follows(from.trips().get(0), t.thread(), s)));
		}
		return Bools.and(before(s, s.position(), t, depth(s), t.position().loops().size()), Bools.or(ways));
	}

	/** That the second is in the loop, and the first comes in its thread before an iteration that precedes the second's. */
	BoolExpr outOf(Side s, Side t) {
		if (!marks.contains(t.position())) {
			return Bools.FALSE;
		}
		List<BoolExpr> ways = new ArrayList<>();
		for (Edge to : new IterationEnds(marks).ends(t)) {
			ways.add(Bools.and(to.condition(), precedes(to.trips().get(0), s.thread(), t)));
		}
		return Bools.and(before(s, s.position(), t, s.position().loops().size(), depth(t)), Bools.or(ways));
	}

	/** That a third thread has an iteration behind the first's here, and later one of the other loop before the second's. */
	BoolExpr byThird(Side s, ThreadPassages other, Side t) {
		if (!marks.contains(s.position()) || !other.marks.contains(t.position())) {
			return Bools.FALSE;
		}
		List<BoolExpr> ways = new ArrayList<>();
		for (Edge from : new IterationEnds(marks).starts(s)) {
			for (Edge to : new IterationEnds(other.marks).ends(t)) {
				ways.add(Bools.and(from.condition(), to.condition(), both(from.trips().get(0), s, other, to.trips().get(0), t)));
			}
		}
		return Bools.and(before(s, s.position(), t, depth(s), other.depth(t)), Bools.or(ways));
	}

	private BoolExpr both(IntExpr from, Side s, ThreadPassages other, IntExpr to, Side t) {
		if (few.isPresent() && other.few.isPresent()) {
			return few.get().both(from, s, other.few.get(), to, t);
		}
		if (few.isPresent() || other.few.isPresent()) {
			return Bools.FALSE;
		}
		IntExpr next = Ints.add(number(from), 1);
		IntExpr rest = Ints.modulus(next, team());
		IntExpr threads = other.number(to);
		BoolExpr direct = Bools.and(exists(next, s), Bools.less(rest, threads));
		BoolExpr round = Bools.and(exists(Ints.add(Ints.subtract(next, rest), team()), s), Bools.less(Ints.ZERO, threads));
		return Bools.or(direct, round);
	}

	/** That the first is before the loop and the second behind it, and the first's thread has an iteration before one of the second's. */
	BoolExpr through(Side s, Side t) {
		Position loopStart = marks.blocks().get(0).enter();
		List<Loop> around = marks.around(loopStart);
		boolean between = s.position().isBefore(loopStart) && loopStart.isBefore(t.position())
				&& !marks.contains(s.position()) && !marks.contains(t.position());
		List<Loop> common = ProgramOrder.common(s.position(), t.position());
		if (!between || around.size() > common.size() || !common.subList(0, around.size()).equals(around)) {
			return Bools.FALSE;
		}
		List<BoolExpr> same = new ArrayList<>();
		around.forEach(l -> same.add(Bools.equal(s.instance().apply((IntExpr) l.trip()), t.instance().apply((IntExpr) l.trip()))));
		same.add(s.instance().apply(loopStart.loops().get(around.size()).guard()));
		if (few.isPresent()) {
			same.add(few.get().through(s.thread(), t.thread(), s));
			return Bools.and(same);
		}
		IntExpr first = Ints.multiply(s.thread(), chunk);
		same.add(Bools.less(first, s.instance().apply(loop.counts().get(0).get())));
		same.add(follows(first, t.thread(), s));
		return Bools.and(same);
	}

	/** That a thread executes an iteration after one of another thread's. */
	private BoolExpr follows(IntExpr trip, IntExpr thread, Side s) {
		if (few.isPresent()) {
			return few.get().after(trip, thread, s);
		}
		IntExpr number = number(trip);
		return exists(Ints.add(number, Ints.modulus(Ints.subtract(thread, number), team())), s);
	}

	/** That a thread executes an iteration before one of another thread's. */
	private BoolExpr precedes(IntExpr trip, IntExpr thread, Side t) {
		IntExpr number = number(trip);
		return few.map(l -> l.before(trip, thread, t))
				.orElseGet(() -> Bools.lessEqual(Ints.modulus(Ints.subtract(number, thread), team()), number));
	}

	private BoolExpr exists(IntExpr number, Side s) {
		return Bools.less(Ints.multiply(number, chunk), s.instance().apply(loop.counts().get(0).get()));
	}

	/** The size of the team that shares the loop. */
	private Symbol team() {
		return marks.start().team();
	}

	private IntExpr number(IntExpr trip) {
		return Ints.quotient(trip, Ints.of(chunk));
	}

	/** How many loops are around the ordered one. */
	private int depth(Side side) {
		return marks.around(side.position()).size();
	}

	/** PO: that a thread that comes by the first encounter comes by the second one later. */
	private static BoolExpr before(Side s, Position place, Side t, int firstDepth, int secondDepth) {
		List<Loop> common = ProgramOrder.common(place, t.position());
		int depth = Math.min(common.size(), Math.min(firstDepth, secondDepth));
		List<BoolExpr> ways = new ArrayList<>();
		List<BoolExpr> equal = new ArrayList<>();
		for (Loop l : common.subList(0, depth)) {
			IntExpr k = s.instance().apply((IntExpr) l.trip());
			IntExpr m = t.instance().apply((IntExpr) l.trip());
			if (l.uniform()) {
				List<BoolExpr> earlier = new ArrayList<>(equal);
				earlier.add(Bools.less(k, m));
				ways.add(Bools.and(earlier));
			}
			equal.add(Bools.equal(k, m));
		}
		if (common.size() == depth && place.isBefore(t.position())) {
			ways.add(Bools.and(equal));
		}
		return Bools.or(ways);
	}
}
