package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.logic.decide.Polynomials;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.verdict.Condition.Interleaved;
import org.racelens.race.verdict.Sum;

/**
 * What may be assumed of two ways that accesses move by, {@code y[i * s + j * d]}, or {@code y[i * s]} and {@code y[i * s + d]}, where both
 * are inputs: that all steps of one lie between two steps of the other.
 */
record Interleaving(AccessPair pair, InputNames names) {
	private static final Substitution PRIMED = Substitution.priming();

	/**
	 * A way that accesses move by.
	 *
	 * @param bytes an input, or computed of inputs
	 * @param count one more than the largest number of times that it is taken; empty where nobody counts
	 * @param taken how often it leads from one access to the other
	 */
	private record Way(IntExpr bytes, Optional<IntExpr> count, IntExpr taken) {
	}

	/** The sentences that are conditions: those whose strides are taken a number of times that is an input. */
	List<Assumed> conditions() {
		return sentences().stream().filter(a -> ((Interleaved) a.statement()).strides().isPresent()).toList();
	}

	/**
	 * The sentences about strides whose steps nobody counts: they hold of one of the two usual layouts only, so that they are no
	 * conditions.
	 */
	List<Assumed> uncounted() {
		return sentences().stream().filter(a -> ((Interleaved) a.statement()).strides().isEmpty()).toList();
	}

	private List<Assumed> sentences() {
		List<Assumed> result = new ArrayList<>();
		Map<IntExpr, IntExpr> first = Polynomials.byMovingPart(pair.first().access().place().offset());
		Map<IntExpr, IntExpr> second = Polynomials.byMovingPart(pair.second().access().place().offset());
		if (!(pair.first().access().size() instanceof Constant width) || !width.equals(pair.second().access().size())) {
			return result;
		}
		IntExpr way = Ints.subtract(first.getOrDefault(Ints.ONE, Ints.ZERO), second.getOrDefault(Ints.ONE, Ints.ZERO));
		List<Way> strides = new ArrayList<>();
		first.forEach((moving, bytes) -> second.entrySet().stream().filter(e -> !moving.equals(Ints.ONE) && !e.getKey().equals(Ints.ONE))
				.filter(e -> e.getValue().equals(bytes)).findFirst()
				.ifPresent(e -> strides.add(new Way(bytes, count(moving, e.getKey()), Ints.subtract(moving, PRIMED.apply(e.getKey()))))));
		for (Way stride : strides) {
			for (Way part : Ints.terms(way).isEmpty() ? strides : List.of(apart(way, stride, width.value()))) {
				boolean isSaid = strides.indexOf(part) > strides.indexOf(stride) && stride.count.isPresent();
				if (!isSaid && !isMultiple(stride.bytes, part.bytes) && !isMultiple(part.bytes, stride.bytes)) {
					sentence(part, stride, width.value()).ifPresent(result::add);
				}
			}
		}
		return result;
	}

	/** One more than the largest of two trip numbers, where both loops have the same. */
	private Optional<IntExpr> count(IntExpr one, IntExpr other) {
		boolean areTrips = Stream.of(one, other).allMatch(t -> t instanceof Symbol s && s.role() == Symbol.Role.TRIP);
		List<IntExpr> others = areTrips ? Strides.extents(pair.second(), other).toList() : List.of();
		return others.isEmpty() ? Optional.empty() : Strides.extents(pair.first(), one).filter(others::contains).findFirst();
	}

	/** A way that is taken once, or as often as the greatest number says that divides it and not the stride. */
	private static Way apart(IntExpr way, Way stride, long width) {
		long times = Math.max(1, Strides.unit(way) / Math.max(width, Strides.divisor(Strides.unit(way), Strides.unit(stride.bytes))));
		return new Way(Polynomials.divide(Strides.upward(way), Ints.of(times)).quotient(), Optional.of(Ints.of(times + 1)),
				Ints.of(times));
	}

	private static boolean isMultiple(IntExpr way, IntExpr of) {
		return Ints.terms(way).isEmpty() || Polynomials.divide(way, of).remainder().equals(Ints.ZERO);
	}

	/** That all of a part lies between two steps of a stride, or all steps of the stride between two of the part. */
	private Optional<Assumed> sentence(Way part, Way stride, long width) {
		if (part.count.isEmpty() || Strides.unit(part.bytes) % width != 0 || Strides.unit(stride.bytes) % width != 0) {
			return Optional.empty();
		}
		IntExpr steps = Ints.add(part.count.get(), -1);
		IntExpr p = Polynomials.divide(part.bytes, Ints.of(width)).quotient();
		IntExpr s = Polynomials.divide(stride.bytes, Ints.of(width)).quotient();
		BoolExpr inside = isLess(Ints.multiply(p, part.taken), s);
		BoolExpr beyond = stride.count.isPresent() ? isLess(Ints.multiply(s, stride.taken), p) : Bools.FALSE;
		long common = Strides.divisor(Strides.unit(p), Strides.unit(s));
		return length(p, common).flatMap(one -> length(s, common).flatMap(step -> names.sum(steps)
				.map(n -> new Assumed(new Interleaved(one, n, step, stride.count.flatMap(c -> names.sum(Ints.add(c, -1)))),
						Bools.or(inside, beyond)))));
	}

	/** A way that is told by its absolute value, in larger units. */
	private Optional<Sum> length(IntExpr way, long unit) {
		return names.sum(Strides.upward(Polynomials.divide(way, Ints.of(unit)).quotient()));
	}

	/** That the absolute value of a number is less than that of another one. */
	private static BoolExpr isLess(IntExpr a, IntExpr b) {
		return Bools.or(Bools.and(Bools.less(a, b), Bools.less(Ints.negate(a), b)),
				Bools.and(Bools.less(a, Ints.negate(b)), Bools.less(Ints.negate(a), Ints.negate(b))));
	}
}
