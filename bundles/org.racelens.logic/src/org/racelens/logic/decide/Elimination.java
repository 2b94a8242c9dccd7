package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/**
 * Gaussian elimination over the integers: an equality with a symbol of coefficient ±1 is solved for it and the solution put in everywhere,
 * which preserves satisfiability. Equal arguments make applications equal terms on the way. Equalities with products wait
 * ({@link Delinearisation}).
 */
final class Elimination {
	private static final int MAX_ROUNDS = 40;
	/** threads become owners first, and shared symbols stay as long as they can */
	private static final List<Role> WILLINGNESS = List.of(Role.THREAD, Role.AUXILIARY, Role.INSTANCE_HAVOC, Role.TRIP, Role.HAVOC,
			Role.PARAMETER);

	private Elimination() {
	}

	private static int willingness(Role role) {
		return WILLINGNESS.indexOf(role.plain());
	}

	/** A formula that is satisfiable exactly if the given one is. */
	static BoolExpr eliminate(BoolExpr formula) {
		BoolExpr result = Consequences.added(formula);
		for (int round = 0; round < MAX_ROUNDS; round++) {
			Map<Symbol, IntExpr> solutions = solutions(result);
			if (solutions.isEmpty()) {
				return result;
			}
			result = Consequences.added(Substitution.of(solutions).apply(result));
		}
		return result;
	}

	/** Solutions none of which mentions a symbol that is solved for. */
	private static Map<Symbol, IntExpr> solutions(BoolExpr formula) {
		Map<Symbol, IntExpr> solutions = new LinkedHashMap<>();
		Set<Symbol> mentioned = new LinkedHashSet<>();
		for (BoolExpr part : Bools.conjuncts(formula)) {
			if (part instanceof IsZero equality && !hasProduct(equality.term())) {
				Set<Symbol> symbols = Atoms.symbols(equality.term());
				Optional<Symbol> solved = symbols.stream().anyMatch(solutions::containsKey) ? Optional.empty()
						: solvable(equality.term(), mentioned);
				solved.ifPresent(s -> {
					solutions.put(s, solution(equality.term(), s));
					mentioned.addAll(symbols);
				});
			}
		}
		return solutions;
	}

	private static boolean hasProduct(IntExpr term) {
		return Ints.terms(term).keySet().stream().anyMatch(Product.class::isInstance);
	}

	private static Optional<Symbol> solvable(IntExpr term, Collection<Symbol> mentioned) {
		List<Symbol> solvable = new ArrayList<>();
		Ints.terms(term).forEach((atom, k) -> {
			boolean isUnit = Math.abs(k) == 1 && !mentioned.contains(atom);
			if (isUnit && atom instanceof Symbol s && s.role() != Role.TEAM_SIZE && !isNested(term, s)) {
				solvable.add(s);
			}
		});
		return solvable.stream().min(Comparator.comparing(s -> willingness(s.role())));
	}

	private static boolean isNested(IntExpr term, Symbol symbol) {
		return Ints.terms(term).keySet().stream().anyMatch(atom -> !(atom instanceof Symbol) && Atoms.symbols(atom).contains(symbol));
	}

	private static IntExpr solution(IntExpr term, Symbol symbol) {
		long k = Ints.terms(term).get(symbol);
		IntExpr rest = Ints.subtract(term, Ints.multiply(symbol, k));
		return k == 1 ? Ints.negate(rest) : rest;
	}
}
