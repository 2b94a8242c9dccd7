package org.racelens.race.explore;

import java.util.HashMap;
import java.util.Map;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * What is fixed while the items of a region are gone through: the thread, the team's size, the trips of the loops around.
 *
 * @param values numbers
 */
record Bindings(Map<Symbol, Long> values, Substitution terms) {
	static Bindings of(Map<Symbol, Long> values) {
		Map<Symbol, IntExpr> numbers = new HashMap<>();
		values.forEach((symbol, value) -> numbers.put(symbol, Ints.of(value)));
		return new Bindings(Map.copyOf(values), Substitution.of(numbers));
	}

	/** The same with one more. */
	Bindings with(Symbol symbol, long value) {
		Map<Symbol, Long> more = new HashMap<>(values);
		more.put(symbol, value);
		return of(more);
	}

	IntExpr apply(IntExpr term) {
		return terms.apply(term);
	}

	BoolExpr apply(BoolExpr condition) {
		return terms.apply(condition);
	}
}
