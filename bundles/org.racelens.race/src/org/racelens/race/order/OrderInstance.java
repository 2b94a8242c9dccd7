package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.IterationOrder.Side;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * One instance of an order point in an ordered loop.
 *
 * @param trips of the loops around it, outermost first
 * @param terms turns the region's terms into those of the instance
 * @param exists whether it is met
 * @param thread that executes its iteration
 */
record OrderInstance(Position position, List<Integer> trips, Substitution terms, BoolExpr exists, IntExpr thread) {
	OrderInstance {
		trips = List.copyOf(trips);
	}

	static OrderInstance of(Position position, List<Integer> trips, OrderedLoop loop) {
		Map<Symbol, IntExpr> numbers = new LinkedHashMap<>();
		for (int i = 0; i < trips.size(); i++) {
			numbers.put(position.trips().get(i), Ints.of(trips.get(i)));
		}
		String name = "~" + position.number() + trips;
		Substitution there = terms(numbers, name);
		IntExpr owner = there.apply(loop.owner());
		numbers.put(position.thread(), owner);
		Substitution own = terms(numbers, name);
		return new OrderInstance(position, trips, own, own.apply(position.domain()), owner);
	}

	/** Symbols of the instance that have no known value get names of their own. */
	private static Substitution terms(Map<Symbol, IntExpr> known, String name) {
		Map<Symbol, IntExpr> values = Map.copyOf(known);
		return Substitution.ofSymbols(s -> s.role().isPerInstance()
				? values.getOrDefault(s, new Symbol(s.name().then(name), s.role(), s.gap()))
				: s);
	}

	/** Whether its number of trips and its thread say all of it: nothing else that is not known decides whether it is met. */
	boolean isPlain() {
		return Atoms.symbols(exists).stream().noneMatch(s -> s.role().isPerInstance())
				&& Atoms.symbols(thread).stream().noneMatch(s -> s.role().isPerInstance());
	}

	/** Whether a thread that comes to both comes here first. */
	boolean isBefore(OrderInstance later) {
		int common = ProgramOrder.common(position, later.position).size();
		for (int i = 0; i < common; i++) {
			if (!trips.get(i).equals(later.trips.get(i))) {
				return trips.get(i) < later.trips.get(i);
			}
		}
		return position.isBefore(later.position);
	}

	BoolExpr onSameThread(OrderInstance other) {
		return Bools.equal(thread, other.thread);
	}

	/** That an access's thread comes here later. */
	BoolExpr isAfter(Side s) {
		return inOrder(s, s.position().isBefore(position), Bools::less);
	}

	/** That an access's thread has come here before. */
	BoolExpr isBefore(Side t) {
		return inOrder(t, position.isBefore(t.position()), (theirs, here) -> Bools.less(here, theirs));
	}

	/** An order of two numbers. */
	private interface Order {
		BoolExpr of(IntExpr theirs, IntExpr here);
	}

	private BoolExpr inOrder(Side access, boolean textually, Order order) {
		List<BoolExpr> ways = new ArrayList<>();
		List<BoolExpr> equal = new ArrayList<>();
		List<Loop> common = ProgramOrder.common(access.position(), position);
		for (int i = 0; i < common.size(); i++) {
			IntExpr theirs = access.instance().apply((IntExpr) common.get(i).trip());
			IntExpr here = Ints.of(trips.get(i));
			List<BoolExpr> now = new ArrayList<>(equal);
			now.add(order.of(theirs, here));
			ways.add(Bools.and(now));
			equal.add(Bools.equal(theirs, here));
		}
		if (textually) {
			ways.add(Bools.and(equal));
		}
		return Bools.and(exists, Bools.equal(access.thread(), thread), Bools.or(ways));
	}
}
