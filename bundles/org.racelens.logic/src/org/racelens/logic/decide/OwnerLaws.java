package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;

/**
 * What the meanings of owner functions say of the applications that occur in a formula: as further constraints for a solver, and as a check
 * of an assignment. The constraints speak of each two applications; they are exact where a distribution is applied at most twice, else
 * weaker than the check.
 */
public final class OwnerLaws {
	private final long team;
	private final List<BoolExpr> laws = new ArrayList<>();
	private final BlockLaws blocks;

	private OwnerLaws(long team) {
		this.team = team;
		this.blocks = new BlockLaws(team);
	}

	/**
	 * Constraints that hold for the owners in a formula in a team of {@code team} threads. For a constant team they are linear where
	 * extents are constants or symbols; they bring their own auxiliary symbols, whose names start with {@code $}.
	 */
	public static BoolExpr laws(BoolExpr formula, long team) {
		OwnerLaws result = new OwnerLaws(team);
		List<Apply> owners = owners(formula);
		for (int i = 0; i < owners.size(); i++) {
			result.range(owners.get(i));
			for (int j = 0; j < i; j++) {
				if (owners.get(i).function().equals(owners.get(j).function())) {
					result.pair(owners.get(j), owners.get(i));
				}
			}
		}
		return Bools.and(Bools.and(result.laws), Bools.and(result.blocks.laws()));
	}

	/**
	 * Constraints that hold for the owners in a formula whatever the size of the team: how {@code guided} keeps the first chunk together.
	 */
	public static BoolExpr laws(BoolExpr formula) {
		OwnerLaws result = new OwnerLaws(Long.MAX_VALUE);
		List<Apply> guided = owners(formula).stream().filter(a -> a.function().meaning() == Meaning.OWNER_GUIDED).toList();
		for (int i = 0; i < guided.size(); i++) {
			for (int j = 0; j < i; j++) {
				if (guided.get(i).function().equals(guided.get(j).function())) {
					result.guided(guided.get(j), guided.get(i));
				}
			}
		}
		return Bools.and(result.laws);
	}

	/** The applications of owner functions in a formula. */
	public static List<Apply> owners(BoolExpr formula) {
		return Atoms.applications(formula).stream().filter(a -> a.function().isOwner()).toList();
	}

	/**
	 * Whether functions exist that give every application in the formula its value.
	 *
	 * @throws ArithmeticException when a value does not fit 64 bits
	 */
	public static boolean permit(BoolExpr formula, Assignment assignment, long team) {
		Evaluator evaluator = new Evaluator(assignment);
		return Schedules.permit(Atoms.applications(formula).stream()
				.map(a -> new Schedules.Value(a.function(), evaluator.arguments(a), evaluator.value(a))).toList(), team);
	}

	private void range(Apply a) {
		laws.add(Bools.lessEqual(Ints.ZERO, a));
		laws.add(Bools.less(a, Ints.of(team)));
		if (a.function().meaning() == Meaning.OWNER_CYCLIC) {
			laws.add(Bools.equal(a, Ints.modulus(a.arguments().get(0), Ints.of(team))));
		}
	}

	private void pair(Apply a, Apply b) {
		if (a.function().meaning() == Meaning.OWNER_BLOCK) {
			blocks.add(a, b);
		} else if (a.function().meaning() == Meaning.OWNER_GUIDED) {
			guided(a, b);
		}
	}

	private void guided(Apply a, Apply b) {
		laws.add(Bools.or(Bools.equal(a, b), guidedApart(a, b)));
	}

	/**
	 * What must hold if two applications of a guided owner differ: only at a chunk border threads change, and the first border is at the
	 * chunk size or after.
	 */
	static BoolExpr guidedApart(Apply a, Apply b) {
		int last = a.arguments().size() - 1;
		List<BoolExpr> apart = new ArrayList<>();
		for (int k = 0; k < last; k++) {
			apart.add(Bools.notEqual(a.arguments().get(k), b.arguments().get(k)));
		}
		IntExpr chunk = a.arguments().get(last - 1);
		IntExpr x = a.arguments().get(last);
		IntExpr y = b.arguments().get(last);
		apart.add(Bools.less(x, Ints.ZERO));
		apart.add(Bools.less(y, Ints.ZERO));
		apart.add(Bools.and(Bools.less(x, y), Bools.lessEqual(chunk, y)));
		apart.add(Bools.and(Bools.less(y, x), Bools.lessEqual(chunk, x)));
		return Bools.or(apart);
	}
}
