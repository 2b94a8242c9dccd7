package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * Brings a conjunction into a shape from which more can be read: of parallel inequalities the tightest, opposite ones that meet as an
 * equality, different values of a function as different arguments, disjunctions without what is known. The result is equivalent to the
 * input.
 */
final class Consequences {
	private Consequences() {
	}

	static BoolExpr added(BoolExpr formula) {
		BoolExpr before = null;
		BoolExpr result = formula;
		while (!result.equals(before)) {
			before = result;
			result = Bools.and(withoutKnown(congruence(tightest(Bools.conjuncts(result)))));
		}
		return result;
	}

	/**
	 * What must hold because different threads own what the two instances execute: {@code tid ≠ tid'}, {@code tid = own(x)} and
	 * {@code tid' = own(y)} need {@code x ≠ y}.
	 */
	static BoolExpr ofDifferentOwners(BoolExpr formula) {
		List<BoolExpr> parts = Bools.conjuncts(formula);
		Map<Symbol, IntExpr> owners = new LinkedHashMap<>();
		for (BoolExpr part : parts) {
			if (part instanceof IsZero equality && Ints.constantPart(equality.term()) == 0 && Ints.terms(equality.term()).size() == 2) {
				List<IntExpr> sides = List.copyOf(Ints.terms(equality.term()).keySet());
				IntExpr owner = sides.get(0) instanceof Apply ? sides.get(0) : sides.get(1);
				IntExpr thread = sides.get(0) instanceof Apply ? sides.get(1) : sides.get(0);
				if (thread instanceof Symbol s && owner instanceof Apply && Bools.equal(s, owner).equals(part)) {
					owners.put(s, owner);
				}
			}
		}
		Substitution substitution = Substitution.of(owners);
		List<BoolExpr> different = parts.stream().filter(NotZero.class::isInstance).map(substitution::apply).toList();
		return Bools.and(congruence(different));
	}

	/** Keeps the tightest of inequalities with the same coefficients; two opposite ones that leave one value become an equality. */
	private static List<BoolExpr> tightest(List<BoolExpr> parts) {
		Map<Map<IntExpr, Long>, Long> greatest = new LinkedHashMap<>();
		for (BoolExpr part : parts) {
			if (part instanceof NotPositive p) {
				greatest.merge(Ints.terms(p.term()), Ints.constantPart(p.term()), Math::max);
			}
		}
		List<BoolExpr> result = new ArrayList<>();
		for (BoolExpr part : parts) {
			if (!(part instanceof NotPositive p)) {
				result.add(part);
			} else if (greatest.get(Ints.terms(p.term())) == Ints.constantPart(p.term())) {
				Map<IntExpr, Long> opposite = Ints.terms(Ints.negate(p.term()));
				Long other = greatest.get(opposite);
				long gap = other == null ? -1 : Math.addExact(other, Ints.constantPart(p.term()));
				result.add(gap > 0 ? Bools.FALSE : gap == 0 && other != null ? Bools.isZero(p.term()) : part);
			}
		}
		return result;
	}

	/** {@code f(x) ≠ f(y)} needs {@code x ≠ y}, also where f is a division or a table. */
	private static List<BoolExpr> congruence(List<BoolExpr> parts) {
		List<BoolExpr> result = new ArrayList<>(parts);
		for (BoolExpr part : parts) {
			if (part instanceof NotZero n && Ints.constantPart(n.term()) == 0 && Ints.terms(n.term()).size() == 2) {
				List<Map.Entry<IntExpr, Long>> terms = List.copyOf(Ints.terms(n.term()).entrySet());
				if (terms.get(0).getValue() + terms.get(1).getValue() == 0) {
					result.add(someDiffer(terms.get(0).getKey(), terms.get(1).getKey()));
				}
			}
		}
		return result;
	}

	private static BoolExpr someDiffer(IntExpr x, IntExpr y) {
		if (x instanceof Apply a && y instanceof Apply b && a.function().equals(b.function())) {
			BoolExpr differ = someDiffer(a.arguments(), b.arguments());
			return a.function().meaning() == Meaning.OWNER_GUIDED ? Bools.and(differ, OwnerLaws.guidedApart(a, b)) : differ;
		}
		if (x instanceof Modulus a && y instanceof Modulus b) {
			return someDiffer(List.of(a.dividend(), a.divisor()), List.of(b.dividend(), b.divisor()));
		}
		if (x instanceof Quotient a && y instanceof Quotient b) {
			return someDiffer(List.of(a.dividend(), a.divisor()), List.of(b.dividend(), b.divisor()));
		}
		if (x instanceof Lookup a && y instanceof Lookup b && a.table().equals(b.table()) && a.values().equals(b.values())) {
			return someDiffer(List.of(a.index()), List.of(b.index()));
		}
		return Bools.TRUE;
	}

	private static BoolExpr someDiffer(List<IntExpr> x, List<IntExpr> y) {
		List<BoolExpr> cases = new ArrayList<>();
		for (int k = 0; k < x.size(); k++) {
			cases.add(Bools.notEqual(x.get(k), y.get(k)));
		}
		return Bools.or(cases);
	}

	/** Puts the truth of the conjuncts that are no disjunctions into the disjunctions. */
	private static List<BoolExpr> withoutKnown(List<BoolExpr> parts) {
		Set<BoolExpr> known = new LinkedHashSet<>();
		parts.stream().filter(p -> !(p instanceof Or)).forEach(known::add);
		return parts.stream().map(p -> p instanceof Or o ? given(o, known) : p).toList();
	}

	private static BoolExpr given(BoolExpr e, Set<BoolExpr> known) {
		if (e instanceof Or o) {
			return Bools.or(o.parts().stream().map(p -> given(p, known)).toList());
		}
		if (e instanceof And a) {
			return Bools.and(a.parts().stream().map(p -> given(p, known)).toList());
		}
		return known.contains(e) ? Bools.TRUE : known.contains(Bools.not(e)) ? Bools.FALSE : e;
	}
}
