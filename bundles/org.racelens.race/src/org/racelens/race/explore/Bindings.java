package org.racelens.race.explore;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * What is fixed while the items of a region are gone through: the thread, the team's size, the trips of the loops around, and who does what
 * is dealt out.
 *
 * @param values numbers
 */
record Bindings(Map<Symbol, Long> values, Substitution terms, Dealing dealing) {
	static Bindings of(Map<Symbol, Long> values, Dealing dealing) {
		Map<Symbol, IntExpr> numbers = new HashMap<>();
		values.forEach((symbol, value) -> numbers.put(symbol, Ints.of(value)));
		return new Bindings(Map.copyOf(values), Substitution.of(numbers), dealing);
	}

	/** The same with one more. */
	Bindings with(Symbol symbol, long value) {
		Map<Symbol, Long> more = new HashMap<>(values);
		more.put(symbol, value);
		return of(more, dealing);
	}

	IntExpr apply(IntExpr term) {
		return dealing.apply(terms.apply(term));
	}

	/** The number that a term is; elements outside of a constant table are 0. */
	static Optional<Long> number(IntExpr term) {
		return term instanceof IntExpr.Lookup outside && Ints.constant(outside.index()).isPresent() ? Optional.of(0L) : Ints.constant(term);
	}

	BoolExpr apply(BoolExpr condition) {
		return dealing.apply(terms.apply(condition));
	}
}
