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
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.Condition.Columns;
import org.racelens.race.verdict.Condition.LongestRow;
import org.racelens.race.verdict.Sum;

/**
 * What may be assumed of tables that say how long rows are: that no row is longer than the way to the next one, as where each cell has room
 * for 64 atoms and a table counts those that are in it; and of tables that say in which column of a row an element is, as where each thread
 * sums up the columns of a sparse matrix in a row of its own.
 */
record RowLengths(AccessPair pair, Tables tables, InputNames names) {
	private static final Substitution PRIMED = Substitution.priming();

	List<Assumed> all() {
		return Stream.concat(of(pair.first(), Substitution.ofSymbols(s -> s)), of(pair.second(), PRIMED)).distinct().toList();
	}

	/**
	 * The lengths of the rows in which one of the two finds its element.
	 *
	 * @param instance makes a term of the access one of the pair's formula
	 */
	private Stream<Assumed> of(Flattened access, Substitution instance) {
		Map<IntExpr, IntExpr> coefficients = Polynomials.byMovingPart(access.access().place().offset());
		coefficients.remove(Ints.ONE);
		List<Assumed> result = new ArrayList<>();
		coefficients.forEach((row, way) -> coefficients.forEach((column, step) -> {
			if (!row.equals(column)) {
				length(way, step).ifPresent(length -> {
					columns(column, length, instance).ifPresent(result::add);
					bounds(access, column).forEach(extent -> longest(extent, length, instance).ifPresent(result::add));
				});
			}
		}));
		return result.stream();
	}

	/** How many steps it is to the next row; empty where that is no whole number, or known not to be at least 2. */
	private static Optional<IntExpr> length(IntExpr way, IntExpr step) {
		Polynomials.Division division = Polynomials.divide(way, step);
		return division.remainder().equals(Ints.ZERO) && Ints.constant(division.quotient()).filter(n -> n < 2).isEmpty()
				? Optional.of(division.quotient())
				: Optional.empty();
	}

	/** Numbers that a trip number is less than. */
	private static Stream<IntExpr> bounds(Flattened access, IntExpr trip) {
		return Bools.conjuncts(access.domain()).stream().filter(NotPositive.class::isInstance).map(part -> ((NotPositive) part).term())
				.filter(term -> Ints.terms(term).getOrDefault(trip, 0L) == 1)
				.map(term -> Ints.add(Ints.negate(Ints.subtract(term, trip)), 1));
	}

	/** That the column where an access finds its element is one of the row's own, if a table tells it. */
	private Optional<Assumed> columns(IntExpr column, IntExpr length, Substitution instance) {
		if (!(column instanceof Apply element) || Polynomials.isShared(element) || !tables.isInput(element)) {
			return Optional.empty();
		}
		IntExpr last = Ints.add(length, -1);
		BoolExpr holds = instance.apply(Bools.or(Bools.not(tables.isKept(element)),
				Bools.and(Bools.lessEqual(Ints.ZERO, element), Bools.lessEqual(element, last))));
		return names.sum(last).map(n -> new Assumed(new Columns(n, tables.holder(List.of(element))), holds));
	}

	/** That a row is not longer than some steps, if its extent is an element of a table and a constant. */
	private Optional<Assumed> longest(IntExpr extent, IntExpr length, Substitution instance) {
		IntExpr most = Ints.add(length, -Ints.constantPart(extent));
		Map<IntExpr, Long> terms = Ints.terms(extent);
		if (terms.size() != 1 || !terms.containsValue(1L) || !(terms.keySet().iterator().next() instanceof Apply element)
				|| Polynomials.isShared(element) || !tables.isInput(element)) {
			return Optional.empty();
		}
		Optional<Sum> name = names.sum(most);
		BoolExpr holds = instance.apply(Bools.or(Bools.not(tables.isKept(element)), Bools.lessEqual(element, most)));
		return name.map(n -> new Assumed(new LongestRow(n, tables.holder(List.of(element))), holds));
	}
}
