package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.logic.decide.Polynomials;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.Condition.LeadingDimension;
import org.racelens.race.verdict.Condition.Stride;
import org.racelens.race.verdict.Sum;

/**
 * What may be assumed of the coefficients of an access's subscripts that are no constants: that the bytes of two trips do not overlap, and
 * that a row is not longer than the way to the next one.
 */
record Strides(Flattened access, InputNames names) {

	/** Leading dimensions first: where strides that are not 0 suffice, as for rows of a declared length, these are asked for. */
	List<Assumed> all() {
		List<Assumed> result = new ArrayList<>();
		Map<IntExpr, IntExpr> coefficients = Polynomials.byMovingPart(access.access().place().offset());
		coefficients.remove(Ints.ONE);
		coefficients.forEach((row, way) -> coefficients.forEach((column, step) -> {
			if (!row.equals(column)) {
				leading(way, step, column).ifPresent(result::add);
			}
		}));
		coefficients.values().forEach(c -> stride(c).ifPresent(result::add));
		return result;
	}

	/** That a coefficient, in bytes, is not less than the width of the access. */
	private Optional<Assumed> stride(IntExpr coefficient) {
		long scale = unit(coefficient);
		if (Ints.constant(coefficient).isPresent() || scale == 0 || !(access.access().size() instanceof Constant width)) {
			return Optional.empty();
		}
		return stride(coefficient, scale, width.value()).or(() -> stride(coefficient, divisor(width.value(), scale), width.value()));
	}

	/**
	 * The same of a coefficient in larger units.
	 *
	 * @param unit in bytes
	 * @param width of the access, in bytes
	 */
	private Optional<Assumed> stride(IntExpr coefficient, long unit, long width) {
		IntExpr stride = upward(Polynomials.divide(coefficient, Ints.of(unit)).quotient());
		long least = Math.max(1, Math.floorDiv(width + unit - 1, unit));
		BoolExpr holds = Bools.or(Bools.lessEqual(Ints.of(least), stride), Bools.lessEqual(stride, Ints.of(-least)));
		return names.sum(stride).map(name -> new Assumed(new Stride(name, least), holds));
	}

	/** Of a sum and its negative, of which the absolute value is one, the one that a person writes: without a leading minus. */
	static IntExpr upward(IntExpr stride) {
		boolean isDownward = Ints.terms(stride).values().stream().findFirst().filter(factor -> factor < 0).isPresent();
		return isDownward ? Ints.negate(stride) : stride;
	}

	/** The greatest number that divides each coefficient of a term, 0 for the term 0. */
	static long unit(IntExpr term) {
		return Ints.terms(term).values().stream().reduce(Ints.constantPart(term), Strides::divisor);
	}

	/** The greatest number that divides two others, 0 for two of 0. */
	static long divisor(long a, long b) {
		return b == 0 ? Math.abs(a) : divisor(b, a % b);
	}

	/** That the way to the next row is not less than the columns' extent. */
	private Optional<Assumed> leading(IntExpr way, IntExpr step, IntExpr column) {
		Polynomials.Division division = Polynomials.divide(way, step);
		if (!division.remainder().equals(Ints.ZERO) || Ints.constant(division.quotient()).isPresent()) {
			return Optional.empty();
		}
		return extents(access, column).findFirst().flatMap(extent -> named(division.quotient(), extent));
	}

	private Optional<Assumed> named(IntExpr dimension, IntExpr extent) {
		Optional<Sum> left = names.sum(dimension);
		Optional<Sum> right = names.sum(extent);
		return left.isEmpty() || right.isEmpty() || Ints.constant(extent).filter(n -> n <= 1).isPresent()
				? Optional.empty()
				: Optional.of(new Assumed(new LeadingDimension(left.get(), right.get()), Bools.lessEqual(extent, dimension)));
	}

	/** What is one more than the largest value of a trip number, where bounds of loops are inputs. */
	static Stream<IntExpr> extents(Flattened access, IntExpr trip) {
		return Bools.conjuncts(access.domain()).stream().filter(NotPositive.class::isInstance).map(part -> ((NotPositive) part).term())
				.filter(term -> Ints.terms(term).getOrDefault(trip, 0L) == 1)
				.map(term -> Ints.add(Ints.negate(Ints.subtract(term, trip)), 1))
				.filter(Polynomials::isShared);
	}
}
