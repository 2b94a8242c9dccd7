package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/** The unknowns of a constraint in the order in which their values should be small. */
final class Unknowns {
	private static final List<Role> ORDER = List.of(Role.TEAM_SIZE, Role.PARAMETER, Role.HAVOC, Role.TRIP, Role.THREAD, Role.AUXILIARY,
			Role.INSTANCE_HAVOC);

	/** An unknown with what it stands for; a function's value at shared arguments is like a parameter. */
	record Unknown(Role role, Cell cell) {
	}

	private Unknowns() {
	}

	private static int rank(Role role) {
		return ORDER.indexOf(role.plain());
	}

	/** Symbols by their roles, the team's size first. */
	static List<Symbol> bySize(RaceConstraint constraint) {
		Set<Symbol> symbols = new LinkedHashSet<>(Set.of(constraint.teamSize()));
		symbols.addAll(Atoms.symbols(constraint.formula()));
		return symbols.stream().sorted(Comparator.comparingInt(s -> rank(s.role()))).toList();
	}

	/**
	 * Symbols and applications by their roles. Unbounded symbols that some conjunct gives once all others are known come last: any value
	 * will do for them, and guessing it first would fix the others.
	 */
	static List<Unknown> ordered(BoolExpr formula, Network network) {
		Map<IntExpr, Unknown> all = new LinkedHashMap<>();
		network.symbols().forEach((s, cell) -> all.put(s, new Unknown(s.role(), cell)));
		network.applications().forEach((a, cell) -> all.put(a, new Unknown(role(a), cell)));
		Set<Symbol> nested = new LinkedHashSet<>();
		Set<Symbol> given = new LinkedHashSet<>();
		for (BoolExpr part : Bools.conjuncts(formula)) {
			collect(part, nested, given);
		}
		given.removeAll(nested);
		given.removeIf(s -> all.get(s).cell.low > Bound.MIN || all.get(s).cell.high < Bound.MAX);
		List<Unknown> result = new ArrayList<>();
		all.entrySet().stream().filter(e -> !given.contains(e.getKey())).map(Map.Entry::getValue)
				.sorted(Comparator.comparingInt(u -> rank(u.role))).forEach(result::add);
		given.forEach(s -> result.add(all.get(s)));
		return result;
	}

	private static Role role(Apply a) {
		boolean shared = !a.function().isOwner() && Polynomials.isShared(a);
		return shared ? Role.PARAMETER : Role.AUXILIARY;
	}

	/** Sorts the symbols of a conjunct into those that a linear literal gives and those that are deeper inside. */
	private static void collect(BoolExpr part, Set<Symbol> nested, Set<Symbol> given) {
		IntExpr term = part instanceof BoolExpr.IsZero z ? z.term() : part instanceof BoolExpr.NotPositive p ? p.term() : Ints.ZERO;
		if (Ints.terms(term).isEmpty()) {
			nested.addAll(Atoms.symbols(part));
		}
		Ints.terms(term).forEach((atom, k) -> {
			if (atom instanceof Symbol s && Math.abs(k) == 1) {
				given.add(s);
			} else {
				nested.addAll(Atoms.symbols(atom));
			}
		});
	}
}
