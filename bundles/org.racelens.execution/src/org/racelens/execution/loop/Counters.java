package org.racelens.execution.loop;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * Scalars without a closed form that each way through an iteration changes by a constant: {@code if (a[i] > 0) n++}, the two indices of a
 * merge, {@code n += c & 1}. After k trips such a scalar has moved by k times its least step at least, and k times its greatest one at
 * most; where the steps of two add up to the same constant on each way, so do their moves. Of unsigned ones that holds unless they may have
 * wrapped. What a scalar has moved beyond k times its least step is a multiple of what its steps differ by.
 */
final class Counters {
	private static final int MOST_WAYS = 16;
	/** A balance is looked for between each two. */
	private static final int MOST_COUNTERS = 8;

	/** Stands for 2⁶⁴, as in all arithmetic of 64 bits. */
	private static final long LARGE = 1L << 62;

	private final List<Counter> counters;
	private final List<Balance> balances;

	/**
	 * A scalar that each way through an iteration changes by a constant.
	 *
	 * @param least what an iteration adds at least
	 * @param greatest what it adds at most
	 * @param stride of which what it adds beyond the least is a multiple; at least 1
	 * @param top the first number that an unsigned one cannot hold; empty for a signed one, which does not overflow
	 */
	private record Counter(LoopHead head, long least, long greatest, long stride, Optional<Long> top) {
		static Counter of(LoopHead head, List<Long> steps, Machine machine) {
			Optional<Long> top = head.isUnsigned(machine) ? Optional.of(head.part().size() > 4 ? LARGE : 1L << 32) : Optional.empty();
			long least = Collections.min(steps);
			long stride = common(steps.stream().map(s -> Math.subtractExact(s, least)));
			return new Counter(head, least, Collections.max(steps), Math.max(stride, 1), top);
		}

		/** How a value lies to one that it was some trips before, of more in which it may have wrapped. */
		BoolExpr come(IntExpr value, IntExpr from, IntExpr trips, IntExpr all) {
			return Bools.and(wrapped(value, from, trips), Bools.or(wraps(all), moved(value, from, trips)));
		}

		private BoolExpr moved(IntExpr value, IntExpr from, IntExpr trips) {
			IntExpr move = Ints.subtract(value, from);
			IntExpr beyond = Ints.subtract(move, Ints.multiply(trips, least));
			return Bools.and(Bools.lessEqual(Ints.ZERO, beyond), Bools.lessEqual(move, Ints.multiply(trips, greatest)),
					isMultiple(beyond, stride));
		}

		/** The same of one that may have wrapped: what divides the number of its values is kept. */
		private BoolExpr wrapped(IntExpr value, IntExpr from, IntExpr trips) {
			return isMultiple(Ints.subtract(Ints.subtract(value, from), Ints.multiply(trips, least)), Long.lowestOneBit(stride));
		}

		private static BoolExpr isMultiple(IntExpr move, long of) {
			return Bools.equal(Ints.modulus(move, Ints.of(of)), Ints.ZERO);
		}

		/** That it may have wrapped in that many trips. */
		BoolExpr wraps(IntExpr trips) {
			IntExpr initial = head.initial().term();
			return top.map(t -> Bools.or(Bools.less(Ints.add(initial, Ints.multiply(trips, least)), Ints.ZERO),
					Bools.lessEqual(Ints.of(t), Ints.add(initial, Ints.multiply(trips, greatest))))).orElse(Bools.FALSE);
		}
	}

	/**
	 * Two scalars whose moves depend on each other.
	 *
	 * @param sign 1 if it is the sum of their steps that does not change, -1 if it is the difference
	 * @param step that sum or difference
	 */
	private record Balance(Counter first, Counter second, int sign, long step) {
		BoolExpr holds(Substitution at, IntExpr trips) {
			IntExpr moves = Ints.add(move(first.head, at), Ints.multiply(move(second.head, at), sign));
			return Bools.or(first.wraps(trips), second.wraps(trips), Bools.equal(moves, Ints.multiply(trips, step)));
		}
	}

	private Counters(List<Counter> counters, List<Balance> balances) {
		this.counters = counters;
		this.balances = balances;
	}

	/**
	 * The counters among the scalars that a loop changes.
	 *
	 * @param end the state at the end of an iteration that started with the heads' symbols
	 */
	static Counters of(Execution execution, List<LoopHead> heads, State end) {
		Map<LoopHead, IntExpr> steps = new LinkedHashMap<>();
		for (LoopHead h : heads) {
			if (!h.exact() && isFollowed(h.value()) && steps.size() < MOST_COUNTERS) {
				LoopHeads.end(execution, end, h).filter(Counters::isFollowed)
						.ifPresent(v -> steps.put(h, Ints.subtract(v.term(), h.symbol())));
			}
		}
		List<Counter> counters = new ArrayList<>();
		steps.forEach((h, step) -> ways(List.of(step)).map(w -> w.stream().map(s -> s.get(0)).toList())
				.ifPresent(w -> counters.add(Counter.of(h, w, execution.machine()))));
		List<Balance> balances = new ArrayList<>();
		for (int i = 0; i < counters.size(); i++) {
			for (int j = i + 1; j < counters.size(); j++) {
				balances.addAll(balances(counters.get(i), counters.get(j), steps));
			}
		}
		return new Counters(counters, balances);
	}

	/** A number, or a pointer that stays in what it leads to. */
	private static boolean isFollowed(Value value) {
		return value instanceof Value.Number || !value.targets().isEmpty();
	}

	private static List<Balance> balances(Counter first, Counter second, Map<LoopHead, IntExpr> steps) {
		return Stream.of(1, -1)
				.flatMap(sign -> ways(List.of(steps.get(first.head), steps.get(second.head))).stream()
						.map(w -> w.stream().map(s -> s.get(0) + sign * s.get(1)).distinct().toList()).filter(w -> w.size() == 1)
						.map(w -> new Balance(first, second, sign, w.get(0))))
				.toList();
	}

	/**
	 * What terms come to on each way through an iteration, by the choices in them: one list for each way; empty if some are no constants or
	 * there are too many ways.
	 */
	private static Optional<List<List<Long>>> ways(List<IntExpr> terms) {
		List<List<Long>> result = new ArrayList<>();
		return addWays(terms, result) ? Optional.of(result) : Optional.empty();
	}

	private static boolean addWays(List<IntExpr> terms, List<List<Long>> ways) {
		Optional<BoolExpr> fork = terms.stream().flatMap(t -> Ints.terms(t).keySet().stream()).filter(Choice.class::isInstance)
				.map(c -> ((Choice) c).condition()).findFirst();
		if (fork.isPresent()) {
			return addWays(terms.stream().map(t -> branch(t, fork.get(), true)).toList(), ways)
					&& addWays(terms.stream().map(t -> branch(t, fork.get(), false)).toList(), ways);
		}
		Optional<Modulus> rest = terms.stream().flatMap(t -> Ints.terms(t).keySet().stream()).filter(Counters::isSmall)
				.map(Modulus.class::cast).findFirst();
		if (rest.isPresent()) {
			return LongStream.range(0, Ints.constant(rest.get().divisor()).orElseThrow())
					.allMatch(r -> addWays(terms.stream().map(t -> with(t, rest.get(), Ints.of(r))).toList(), ways));
		}
		List<Optional<Long>> values = terms.stream().map(Ints::constant).toList();
		if (ways.size() == MOST_WAYS || values.contains(Optional.<Long>empty())) {
			return false;
		}
		ways.add(values.stream().map(Optional::orElseThrow).toList());
		return true;
	}

	/** Whether a term is the rest of a division by a small number. */
	private static boolean isSmall(IntExpr atom) {
		return atom instanceof Modulus m && Ints.constant(m.divisor()).filter(d -> d > 0 && d <= MOST_WAYS).isPresent();
	}

	private static IntExpr with(IntExpr term, IntExpr atom, IntExpr value) {
		return Substitution.of(Map.of(atom, value)).apply(term);
	}

	private static IntExpr branch(IntExpr term, BoolExpr condition, boolean holds) {
		IntExpr result = Ints.of(Ints.constantPart(term));
		for (Map.Entry<IntExpr, Long> e : Ints.terms(term).entrySet()) {
			IntExpr atom = e.getKey() instanceof Choice c && c.condition().equals(condition) ? holds ? c.whenTrue() : c.whenFalse()
					: e.getKey();
			result = Ints.add(result, Ints.multiply(atom, e.getValue()));
		}
		return result;
	}

	boolean isEmpty() {
		return counters.isEmpty();
	}

	boolean contains(LoopHead head) {
		return counters.stream().anyMatch(c -> c.head.equals(head));
	}

	/**
	 * Of what a scalar's values at the ends of a loop, breaks among them, differ by multiples; 1 where that is not known, as of unsigned
	 * numbers, which may wrap.
	 *
	 * @param moves how they differ from those at the start of the last trip
	 */
	long stride(LoopHead head, List<IntExpr> moves) {
		Optional<Counter> counter = counters.stream().filter(c -> c.head.equals(head) && c.top.isEmpty()).findFirst();
		List<Optional<List<List<Long>>>> all = moves.stream().map(m -> ways(List.of(m))).toList();
		if (counter.isEmpty() || all.stream().anyMatch(Optional::isEmpty)) {
			return 1;
		}
		Stream<Long> broken = all.stream().flatMap(w -> w.orElseThrow().stream()).map(w -> w.get(0));
		return Math.max(1, common(Stream.concat(Stream.of(counter.get().least, counter.get().stride), broken)));
	}

	/** The greatest common divisor; 0 of zeros alone. */
	private static long common(Stream<Long> numbers) {
		return numbers.map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::gcd).longValueExact();
	}

	/** A condition without the values of the counters. */
	BoolExpr without(BoolExpr condition) {
		Map<IntExpr, IntExpr> none = new LinkedHashMap<>();
		counters.forEach(c -> none.put(c.head.value().term(), Ints.ZERO));
		return Substitution.of(none).apply(condition);
	}

	private static IntExpr move(LoopHead head, Substitution at) {
		return Ints.subtract(at.apply(head.value().term()), head.initial().term());
	}

	/** What holds of the values at the start of a trip; nothing is known where the numbers leave 64 bits. */
	BoolExpr at(Symbol trip) {
		return told(() -> at(trip, trip));
	}

	private static BoolExpr told(Supplier<BoolExpr> facts) {
		try {
			return facts.get();
		} catch (ArithmeticException tooLarge) {
			return Bools.TRUE;
		}
	}

	private BoolExpr at(Symbol trip, IntExpr number) {
		Substitution then = Substitution.of(Map.of(trip, number));
		List<BoolExpr> facts = new ArrayList<>();
		counters.forEach(
				c -> facts.add(c.come(then.apply(c.head.value().term()), c.head.initial().term(), number, number)));
		balances.forEach(b -> facts.add(b.holds(then, number)));
		return Bools.and(facts);
	}

	/**
	 * What holds of the values after a loop that only its condition, tested before each iteration, ends.
	 *
	 * @param trips the number of trips
	 * @param held what is known to hold in each trip, of its number, these values and what does not change in the loop
	 */
	BoolExpr after(Symbol trip, IntExpr trips, BoolExpr held) {
		return told(() -> ended(trip, trips, held));
	}

	private BoolExpr ended(Symbol trip, IntExpr trips, BoolExpr held) {
		IntExpr last = Ints.add(trips, -1);
		Substitution end = Substitution.of(Map.of(trip, trips));
		Substitution before = Substitution.of(Map.of(trip, last));
		List<BoolExpr> lastTrip = new ArrayList<>(List.of(Bools.less(Ints.ZERO, trips), before.apply(held), at(trip, last)));
		counters.forEach(c -> lastTrip.add(
				c.come(end.apply(c.head.value().term()), before.apply(c.head.value().term()), Ints.ONE, trips)));
		return Bools.and(Bools.lessEqual(Ints.ZERO, trips), at(trip, trips),
				Bools.or(Bools.equal(trips, Ints.ZERO), Bools.and(lastTrip)));
	}
}
