package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * Takes equalities of linearised subscripts apart: {@code stride·A + B = 0} with {@code |B| < stride} proved from the other conjuncts
 * implies {@code A = 0} and {@code B = 0}. Strides are the coefficients of loop variables: constants, symbols, sums and products of
 * symbols. Repeated for each part, which handles several dimensions. A pair of inequalities {@code l ≤ t ≤ h} is treated like an equality,
 * with {@code l ≤ B ≤ h} left.
 *
 * @see <a href="https://doi.org/10.1145/2751205.2751248">T. Grosser et al., Optimistic Delinearization of Parametrically Sized Arrays, ICS
 * 2015</a>
 */
final class Delinearisation {
	private static final int MAX_STRIDES = 8;
	private static final long WIDEST_RANGE = 4096;

	private final List<BoolExpr> facts;

	private Delinearisation(List<BoolExpr> facts) {
		this.facts = facts;
	}

	/** A term and the interval it lies in. */
	private record Range(IntExpr term, long low, long high) {
	}

	/**
	 * New equalities and inequalities that a conjunction implies; empty when nothing comes apart.
	 *
	 * @param facts linear consequences of the formula
	 */
	static List<BoolExpr> implied(BoolExpr formula, List<BoolExpr> facts) {
		List<BoolExpr> parts = Bools.conjuncts(formula);
		Delinearisation self = new Delinearisation(facts);
		Set<BoolExpr> result = new LinkedHashSet<>();
		for (Range range : ranges(parts)) {
			self.split(range).ifPresent(result::addAll);
		}
		result.removeAll(parts);
		result.remove(Bools.TRUE);
		return new ArrayList<>(result);
	}

	private static List<Range> ranges(List<BoolExpr> parts) {
		List<Range> result = new ArrayList<>();
		Map<Map<IntExpr, Long>, Long> constants = new LinkedHashMap<>();
		for (BoolExpr part : parts) {
			if (part instanceof IsZero equality && Ints.terms(equality.term()).size() > 1) {
				result.add(new Range(equality.term(), 0, 0));
			} else if (part instanceof NotPositive p && Ints.terms(p.term()).size() > 1) {
				constants.put(Ints.terms(p.term()), Ints.constantPart(p.term()));
			}
		}
		Set<Map<IntExpr, Long>> done = new LinkedHashSet<>();
		constants.forEach((terms, constant) -> {
			Map<IntExpr, Long> negated = Ints.terms(Ints.negate(Ints.sum(terms, 0)));
			Long opposite = constants.get(negated);
			if (opposite != null && !done.contains(negated) && Math.addExact(opposite, constant) >= -WIDEST_RANGE) {
				done.add(terms);
				result.add(new Range(Ints.sum(terms, 0), opposite, -constant));
			}
		});
		return result;
	}

	private Optional<List<BoolExpr>> split(Range range) {
		Map<IntExpr, IntExpr> coefficients = Polynomials.byMovingPart(range.term);
		Set<IntExpr> strides = new LinkedHashSet<>();
		coefficients.forEach((moving, c) -> {
			if (!moving.equals(Ints.ONE)) {
				strides.add(absolute(c));
			}
		});
		strides.remove(Ints.ONE);
		return strides.stream().limit(MAX_STRIDES).map(stride -> split(range, coefficients, stride)).flatMap(Optional::stream).findFirst();
	}

	private static IntExpr absolute(IntExpr e) {
		long sign = Ints.constant(e).orElseGet(() -> Ints.terms(e).values().iterator().next());
		return sign < 0 ? Ints.negate(e) : e;
	}

	private Optional<List<BoolExpr>> split(Range range, Map<IntExpr, IntExpr> coefficients, IntExpr stride) {
		IntExpr multiple = Ints.ZERO;
		IntExpr rest = Ints.ZERO;
		for (Map.Entry<IntExpr, IntExpr> c : coefficients.entrySet()) {
			Polynomials.Division division = Polynomials.divide(c.getValue(), stride);
			multiple = Ints.add(multiple, Ints.multiply(division.quotient(), c.getKey()));
			rest = Ints.add(rest, Ints.multiply(division.remainder(), c.getKey()));
		}
		BoolExpr tooLarge = Bools.lessEqual(Ints.add(stride, range.low), rest);
		BoolExpr tooSmall = Bools.lessEqual(rest, Ints.subtract(Ints.of(range.high), stride));
		if (!isImpossible(tooLarge) || !isImpossible(tooSmall)) {
			return Optional.empty();
		}
		BoolExpr notLess = Bools.lessEqual(Ints.of(range.low), rest);
		BoolExpr notGreater = Bools.lessEqual(rest, Ints.of(range.high));
		return Optional.of(List.of(Bools.isZero(multiple), notLess, notGreater));
	}

	private boolean isImpossible(BoolExpr further) {
		List<BoolExpr> all = new ArrayList<>(facts);
		all.add(further);
		return LinearSystem.isInfeasible(all);
	}
}
