package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.effort.Effort;

/**
 * Linear equalities and inequalities over atoms. Equalities with a coefficient ±1 are solved and put in, the rest goes to
 * {@link Inequalities}. Only infeasibility is definite.
 */
final class LinearSystem {
	private LinearSystem() {
	}

	/** Whether equalities and inequalities among the parts have no common integer solution; other parts are ignored. */
	static boolean isInfeasible(Collection<BoolExpr> parts) {
		Map<IntExpr, Integer> atoms = new LinkedHashMap<>();
		List<long[]> equalities = new ArrayList<>();
		List<long[]> inequalities = new ArrayList<>();
		parts.forEach(part -> Ints.terms(term(part)).keySet().forEach(atom -> atoms.putIfAbsent(atom, atoms.size())));
		for (BoolExpr part : parts) {
			if (part.equals(Bools.FALSE)) {
				return true;
			} else if (part instanceof NotPositive p) {
				inequalities.add(row(p.term(), atoms));
			} else if (part instanceof IsZero z) {
				equalities.add(row(z.term(), atoms));
			}
		}
		try {
			return isInfeasible(equalities, inequalities, atoms.size());
		} catch (ArithmeticException e) {
			return false;
		}
	}

	private static IntExpr term(BoolExpr part) {
		return part instanceof NotPositive p ? p.term() : part instanceof IsZero z ? z.term() : Ints.ZERO;
	}

	/** The coefficients, and last the constant. */
	private static long[] row(IntExpr term, Map<IntExpr, Integer> atoms) {
		long[] row = new long[atoms.size() + 1];
		Ints.terms(term).forEach((atom, k) -> row[atoms.get(atom)] = k);
		row[atoms.size()] = Ints.constantPart(term);
		return row;
	}

	private static boolean isInfeasible(List<long[]> equalities, List<long[]> inequalities, int width) {
		List<long[]> open = new ArrayList<>(equalities);
		while (!open.isEmpty()) {
			Effort.spend(width + (long) open.size() + inequalities.size());
			long[] equality = open.remove(open.size() - 1);
			long gcd = Inequalities.gcd(Arrays.copyOf(equality, width));
			if (gcd == 0 ? equality[width] != 0 : equality[width] % gcd != 0) {
				return true;
			}
			for (int k = 0; gcd > 1 && k <= width; k++) {
				equality[k] /= gcd;
			}
			int atom = unit(equality, width);
			if (atom >= 0) {
				open.forEach(row -> substitute(row, equality, atom));
				inequalities.forEach(row -> substitute(row, equality, atom));
			} else if (gcd > 0) {
				inequalities.add(equality);
				inequalities.add(Arrays.stream(equality).map(k -> -k).toArray());
			}
		}
		Inequalities rows = new Inequalities(width);
		for (long[] row : inequalities) {
			if (!rows.add(Arrays.copyOf(row, width), row[width])) {
				return true;
			}
		}
		return rows.areInfeasible();
	}

	private static int unit(long[] row, int width) {
		for (int k = 0; k < width; k++) {
			if (Math.abs(row[k]) == 1) {
				return k;
			}
		}
		return -1;
	}

	/** Solves the equality for the atom, whose coefficient is ±1, and puts that in. */
	private static void substitute(long[] row, long[] equality, int atom) {
		long factor = row[atom] * equality[atom];
		for (int k = 0; k < row.length && factor != 0; k++) {
			row[k] = Math.subtractExact(row[k], Math.multiplyExact(factor, equality[k]));
		}
	}
}
