package org.racelens.race.judge;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * What one of the two instances of a witness settles: a term has a value only if the witness gives one to each of its unknowns.
 *
 * @param instance turns the region's terms into those of the instance
 */
record KnownValues(Assignment witness, Substitution instance, IntExpr teamSize) {
	/** Whether a condition holds where some trip numbers are given. */
	Optional<Boolean> holds(BoolExpr condition, Map<Symbol, IntExpr> trips) {
		BoolExpr placed = Substitution.of(Map.copyOf(trips)).apply(instance.apply(condition));
		BoolExpr settled = Substitution.of(cyclicOwners(placed)).apply(placed);
		AtomicBoolean open = new AtomicBoolean();
		Atoms.forEach(settled, t -> open.compareAndSet(false, isOpen(t)));
		try {
			return open.get() ? Optional.empty() : Optional.of(new Evaluator(witness).holds(settled));
		} catch (ArithmeticException tooLarge) {
			return Optional.empty();
		}
	}

	Optional<Long> value(IntExpr term, Map<Symbol, IntExpr> trips) {
		IntExpr placed = Substitution.of(Map.copyOf(trips)).apply(instance.apply(term));
		AtomicBoolean open = new AtomicBoolean();
		Atoms.forEach(placed, t -> open.compareAndSet(false, isOpen(t)));
		try {
			return open.get() ? Optional.empty() : Optional.of(new Evaluator(witness).value(placed));
		} catch (ArithmeticException tooLarge) {
			return Optional.empty();
		}
	}

	/** The symbol of the instance. */
	Symbol own(Symbol symbol) {
		return (Symbol) instance.apply((IntExpr) symbol);
	}

	private boolean isOpen(IntExpr term) {
		return term instanceof Symbol s && witness.value(s).isEmpty() || term instanceof Apply a && !witness.applications().containsKey(a);
	}

	/** {@code schedule(static,c)} deals out chunks in turn, so the owner of each is known. OpenMP 5.2 §11.5.3 */
	private Map<Apply, IntExpr> cyclicOwners(BoolExpr condition) {
		Map<Apply, IntExpr> result = new HashMap<>();
		for (Apply a : Atoms.applications(condition)) {
			if (a.function().meaning() == Meaning.OWNER_CYCLIC) {
				result.put(a, Ints.modulus(a.arguments().get(0), teamSize));
			}
		}
		return result;
	}
}
