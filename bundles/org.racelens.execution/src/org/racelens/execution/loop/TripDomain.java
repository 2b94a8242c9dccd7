package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * Which trips of a loop exist.
 *
 * @param bodies the trips that run the body, as a condition on the trip number: a superset if not {@code exact}
 * @param tests the trips for which the condition is tested
 * @param count the number of trips, where it has a closed form
 */
public record TripDomain(BoolExpr bodies, BoolExpr tests, Optional<IntExpr> count, boolean exact) {

	/**
	 * The domain of a loop.
	 *
	 * @param condition the loop's condition in trip k
	 * @param breaks the states in which trip k breaks off
	 * @param table a bound on k under which closed forms by table hold
	 * @param nonNegative whether a term is surely not negative
	 */
	static TripDomain of(BoolExpr condition, EachTrip each, boolean testAtEnd, List<State> breaks, Optional<BoolExpr> table,
			Predicate<IntExpr> nonNegative) {
		Symbol trip = each.trip();
		BoolExpr start = Bools.lessEqual(Ints.ZERO, trip);
		BoolExpr first = Bools.equal(trip, Ints.ZERO);
		List<BoolExpr> parts = new ArrayList<>(
				Bools.conjuncts(condition).stream().map(p -> each.isKnownBy(p) ? ordered(p, trip) : p).toList());
		parts.addAll(parts.stream().filter(each::isKnownBy).flatMap(p -> advancing(p, trip, nonNegative).stream()).toList());
		parts.addAll(parts.stream().filter(each::isKnownBy).flatMap(p -> entered(p, trip, nonNegative).stream()).toList());
		BoolExpr holds = Bools.and(parts);
		boolean exact = table.isPresent() || parts.stream().allMatch(p -> !each.isKnownBy(p) || isMonotone(p, trip, nonNegative));
		BoolExpr before = Bools.or(first, each.before(holds));
		BoolExpr unbroken = Bools.TRUE;
		for (State s : breaks) {
			Optional<BoolExpr> none = noneBefore(s.control().arrives(), each);
			exact &= none.isPresent();
			unbroken = Bools.and(unbroken, none.orElse(Bools.or(first, Bools.not(each.before(s.control().arrives())))));
		}
		// where the condition says nothing of earlier trips, at least that the trip before went on
		BoolExpr reached = exact && !testAtEnd ? Bools.TRUE : before;
		BoolExpr bodies = Bools.and(start, testAtEnd ? Bools.TRUE : holds, reached, unbroken, table.orElse(Bools.TRUE));
		BoolExpr tests = Bools.and(start, before, unbroken);
		Optional<IntExpr> count = breaks.isEmpty() && exact && !testAtEnd && parts.stream().allMatch(each::isKnownBy)
				? count(parts, trip) : Optional.empty();
		return new TripDomain(bodies, tests, count, exact);
	}

	/** {@code i != n} with i stepping by one is {@code i < n}: the loop ends, so it starts on this side. */
	private static BoolExpr ordered(BoolExpr part, Symbol trip) {
		if (part instanceof NotZero z) {
			Long k = Ints.terms(z.term()).get(trip);
			if (k != null && mentionsOnce(z.term(), trip)) {
				return k > 0 ? Bools.notPositive(Ints.add(z.term(), 1)) : Bools.notPositive(Ints.subtract(Ints.ONE, z.term()));
			}
		}
		return part;
	}

	private static boolean mentionsOnce(IntExpr term, Symbol trip) {
		int[] times = { 0 };
		Atoms.forEachOccurrence(term, t -> times[0] += t.equals(trip) ? 1 : 0);
		return times[0] == 1;
	}

	/** Whether the condition, holding for trip k, holds for all earlier ones. */
	private static boolean isMonotone(BoolExpr part, Symbol trip, Predicate<IntExpr> nonNegative) {
		if (!Atoms.symbols(part).contains(trip) || isAdvancing(part, trip)) {
			return true;
		}
		return part instanceof NotPositive p && (nonNegative.test(growth(p.term(), trip)) || !mentions(growth(p.term(), trip), trip));
	}

	private static boolean mentions(IntExpr e, Symbol trip) {
		return Atoms.symbols(e).contains(trip);
	}

	/**
	 * A linear condition that becomes no truer by stepping may hold for trip k without having held for trip 0:
	 * {@code for (i = 9; i < 5; i--)}.
	 */
	private static Optional<BoolExpr> entered(BoolExpr part, Symbol trip, Predicate<IntExpr> nonNegative) {
		boolean linear = part instanceof NotPositive p && mentions(p.term(), trip) && !mentions(growth(p.term(), trip), trip)
				&& !nonNegative.test(growth(p.term(), trip));
		return linear ? Optional.of(Substitution.of(Map.of(trip, Ints.ZERO)).apply(part)) : Optional.empty();
	}

	/** By how much a term grows from trip k to the next. */
	private static IntExpr growth(IntExpr term, Symbol trip) {
		return Ints.subtract(Substitution.of(Map.of(trip, Ints.add(trip, 1))).apply(term), term);
	}

	/**
	 * A loop whose variable is stepped by an unknown but fixed amount: were it to step away from its bound, the loop would only end by an
	 * overflow, which is undefined. So where there is a second trip, the step is towards the bound.
	 */
	private static Optional<BoolExpr> advancing(BoolExpr part, Symbol trip, Predicate<IntExpr> nonNegative) {
		if (!(part instanceof NotPositive p) || !mentions(p.term(), trip)) {
			return Optional.empty();
		}
		IntExpr growth = growth(p.term(), trip);
		return mentions(growth, trip) || nonNegative.test(growth) || Ints.constant(growth).isPresent()
				? Optional.empty()
				: Optional.of(Bools.or(Bools.equal(trip, Ints.ZERO), Bools.less(Ints.ZERO, growth)));
	}

	private static boolean isAdvancing(BoolExpr part, Symbol trip) {
		return part instanceof Or o && o.parts().contains(Bools.equal(trip, Ints.ZERO));
	}

	/** That a break did not happen in a trip before k, where that has a closed form. */
	private static Optional<BoolExpr> noneBefore(BoolExpr breaks, EachTrip each) {
		Symbol trip = each.trip();
		BoolExpr first = Bools.equal(trip, Ints.ZERO);
		if (!Atoms.symbols(breaks).contains(trip)) {
			boolean ownSymbols = Atoms.symbols(breaks).stream().allMatch(s -> s.role() != Symbol.Role.TRIP || isOuter(s, trip));
			return ownSymbols ? Optional.of(Bools.or(first, Bools.not(each.earlier(breaks)))) : Optional.empty();
		}
		if (!each.isKnownBy(breaks)) {
			return breaks instanceof And || breaks instanceof Or ? Optional.empty()
					: Optional.of(Bools.or(first, Bools.not(each.before(breaks))));
		}
		if (breaks instanceof IsZero z && mentionsOnce(z.term(), trip)) {
			Long k = Ints.terms(z.term()).get(trip);
			if (k != null && Math.abs(k) == 1) {
				IntExpr at = Ints.subtract(trip, Ints.multiply(z.term(), k));
				return Optional.of(Bools.or(Bools.less(at, Ints.ZERO), Bools.lessEqual(trip, at)));
			}
		}
		if (breaks instanceof NotPositive p && mentionsOnce(p.term(), trip)) {
			Long k = Ints.terms(p.term()).get(trip);
			if (k != null) {
				IntExpr worst = k < 0 ? Ints.add(trip, -1) : Ints.ZERO;
				return Optional.of(Bools.or(first, Bools.not(Substitution.of(Map.of(trip, worst)).apply(breaks))));
			}
		}
		return Optional.empty();
	}

	/** Trips of loops inside the body are named after the trip itself. */
	private static boolean isOuter(Symbol s, Symbol trip) {
		return trip.name().age().isYoungerThan(s.name().age());
	}

	/**
	 * The number of trips of a loop whose condition's parts all bound k from above with constant coefficients, or say whether there is any.
	 */
	private static Optional<IntExpr> count(List<BoolExpr> parts, Symbol trip) {
		List<IntExpr> bounds = new ArrayList<>();
		List<BoolExpr> entering = new ArrayList<>();
		for (BoolExpr part : parts) {
			Long k = part instanceof NotPositive p && mentionsOnce(p.term(), trip) ? Ints.terms(p.term()).get(trip) : null;
			if (!Atoms.symbols(part).contains(trip)) {
				entering.add(part);
			} else if (k == null || k <= 0) {
				return Optional.empty();
			} else {
				IntExpr rest = Ints.subtract(((NotPositive) part).term(), Ints.multiply(trip, k));
				bounds.add(Ints.add(Ints.quotient(Ints.negate(rest), Ints.of(k)), 1));
			}
		}
		BoolExpr entered = Bools.and(entering);
		if (entered.equals(Bools.FALSE)) {
			return Optional.of(Ints.ZERO);
		}
		return bounds.stream().reduce(Ints::min).map(n -> Ints.choice(entered, Ints.max(Ints.ZERO, n), Ints.ZERO));
	}
}
