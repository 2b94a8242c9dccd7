package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/**
 * Splits a conjunction into cases: the sign of a shared factor, the smallest disjunction, a choice by its condition, or {@code t ≠ 0} into
 * both sides.
 */
final class CaseSplit {
	private static final int MAX_PARTS = 8;

	private CaseSplit() {
	}

	/** Formulas whose disjunction is equivalent to the given one; empty when there is nothing to split. */
	static List<BoolExpr> of(BoolExpr formula, Network network) {
		List<BoolExpr> parts = Bools.conjuncts(formula);
		Optional<IntExpr> unsigned = sharedFactors(formula).stream().filter(f -> hasBothSigns(f, network)).findFirst();
		if (unsigned.isPresent()) {
			BoolExpr negative = Bools.less(unsigned.get(), Ints.ZERO);
			return List.of(Bools.and(formula, negative), Bools.and(formula, Bools.not(negative)));
		}
		Optional<Or> smallest = parts.stream().filter(Or.class::isInstance).map(Or.class::cast).filter(o -> o.parts().size() <= MAX_PARTS)
				.min(Comparator.comparingInt(o -> o.parts().size()));
		if (smallest.isPresent()) {
			return smallest.get().parts().stream().map(p -> with(parts, smallest.get(), p)).toList();
		}
		Optional<Choice> choice = parts.stream().filter(p -> !(p instanceof Or)).flatMap(p -> choices(p).stream()).findFirst();
		if (choice.isPresent()) {
			return List.of(chosen(formula, choice.get(), choice.get().condition(), choice.get().whenTrue()),
					chosen(formula, choice.get(), Bools.not(choice.get().condition()), choice.get().whenFalse()));
		}
		Set<IntExpr> compared = compared(parts);
		return parts.stream().filter(NotZero.class::isInstance).map(NotZero.class::cast)
				.filter(n -> compared.containsAll(Ints.terms(n.term()).keySet())).findFirst()
				.map(n -> List.of(with(parts, n, Bools.less(n.term(), Ints.ZERO)), with(parts, n, Bools.less(Ints.ZERO, n.term()))))
				.orElse(List.of());
	}

	private static boolean hasBothSigns(IntExpr factor, Network network) {
		return network.cell(factor).filter(c -> c.low < 0 && c.high >= 0).isPresent();
	}

	private static Set<IntExpr> sharedFactors(BoolExpr formula) {
		Set<IntExpr> result = new LinkedHashSet<>();
		Atoms.forEach(formula, t -> {
			if (t instanceof Product p) {
				p.powers().keySet().stream().filter(Polynomials::isShared).forEach(result::add);
			}
		});
		return result;
	}

	/** The atoms of equalities and inequalities: of others it tells nothing which is greater; nor of threads by owner. */
	private static Set<IntExpr> compared(List<BoolExpr> parts) {
		Set<IntExpr> result = new LinkedHashSet<>();
		for (BoolExpr part : parts) {
			if (part instanceof IsZero || part instanceof NotPositive) {
				Atoms.forEach(part, result::add);
			}
		}
		result.removeIf(t -> t instanceof Apply call && call.function().isOwner());
		return result;
	}

	private static List<Choice> choices(BoolExpr e) {
		List<Choice> result = new ArrayList<>();
		Atoms.forEach(e, t -> {
			if (t instanceof Choice c) {
				result.add(0, c);
			}
		});
		return result;
	}

	private static BoolExpr chosen(BoolExpr formula, Choice choice, BoolExpr condition, IntExpr value) {
		return Bools.and(condition, Substitution.of(Map.of(choice, value)).apply(formula));
	}

	private static BoolExpr with(List<BoolExpr> parts, BoolExpr replaced, BoolExpr replacement) {
		return Bools.and(parts.stream().map(p -> p == replaced ? replacement : p).toList());
	}
}
