package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/**
 * Values to try for an unknown, most welcome first.
 *
 * @param values in this order
 * @param complete whether no other value is possible
 */
record Candidates(List<Long> values, boolean complete) {
	/** Up to this many values all are tried. */
	private static final long ALL = 128;
	/** Else this many at the small end, beside the seeds. */
	private static final int FEW = 12;
	private static final int MAX_SEEDS = 48;
	private static final Comparator<Long> SMALL = Comparator.<Long>comparingLong(Math::abs).thenComparing(Comparator.reverseOrder());

	/** The values for a symbol: small ones, seeds, the ends of its interval; a team has two threads if it can. */
	static Candidates of(Cell cell, Role role, Collection<Long> seeds) {
		if (cell.high - cell.low < ALL) {
			List<Long> all = new ArrayList<>();
			for (long v = cell.low; v <= cell.high; v++) {
				all.add(v);
			}
			return new Candidates(sorted(all, role), true);
		}
		Set<Long> some = new LinkedHashSet<>();
		long middle = cell.low > 0 ? cell.low : cell.high < 0 ? cell.high : 0;
		for (long k = 0; k < FEW; k++) {
			some.add(middle + k);
			some.add(middle - k);
		}
		some.addAll(seeds);
		some.addAll(List.of(cell.low, cell.low + 1, cell.high - 1, cell.high));
		some.removeIf(v -> v < cell.low || v > cell.high || !Bound.isFinite(v));
		return new Candidates(sorted(new ArrayList<>(some), role), false);
	}

	private static List<Long> sorted(List<Long> values, Role role) {
		values.sort(SMALL);
		if (role == Role.TEAM_SIZE && values.remove((Long) 1L)) {
			values.add(1L);
		}
		return values;
	}

	/** Values near which something changes: the constants of a formula and their neighbours, smallest first. */
	static Set<Long> seeds(BoolExpr formula) {
		Set<Long> constants = new TreeSet<>(SMALL);
		Atoms.forEach(formula, e -> collect(e, constants));
		Set<Long> result = new LinkedHashSet<>();
		for (long c : constants) {
			if (result.size() < MAX_SEEDS && Bound.isFinite(c)) {
				result.addAll(List.of(c, c - 1, c + 1, -c));
			}
		}
		return result;
	}

	private static void collect(IntExpr e, Set<Long> constants) {
		if (e instanceof Constant c) {
			constants.add(c.value());
		} else if (e instanceof Sum s) {
			constants.add(Math.abs(s.constant()));
			constants.addAll(s.terms().values());
			s.terms().values().stream().filter(k -> s.constant() % k == 0).forEach(k -> constants.add(Math.abs(s.constant() / k)));
		} else if (e instanceof Lookup l) {
			constants.add((long) l.values().size());
		}
	}

	/** Trip numbers on both sides of a block border, where extents and team size are known: the only places where threads change. */
	static Set<Long> borders(Collection<IntExpr.Apply> blocks, Network network, Symbol teamSize) {
		Set<Long> result = new LinkedHashSet<>();
		Cell team = network.symbols().get(teamSize);
		if (team == null || !team.isFixed()) {
			return result;
		}
		for (IntExpr.Apply block : blocks) {
			List<Cell> extents = network.arguments(block).subList(0, block.arguments().size() / 2);
			if (extents.stream().allMatch(c -> c.isFixed() && c.low > 0 && c.low < Integer.MAX_VALUE)) {
				borders(extents.stream().map(c -> c.low).toList(), team.low, result);
			}
		}
		return result;
	}

	private static void borders(List<Long> extents, long team, Set<Long> result) {
		long points = extents.stream().reduce(1L, Math::multiplyExact);
		long size = Distribution.ceil(points, team);
		for (long border : new long[] { size, points - size * (team - 1) }) {
			for (long position = border - 1; position <= border; position++) {
				long rest = Math.max(position, 0);
				for (int k = extents.size() - 1; k >= 0; k--) {
					result.add(Ints.euclideanModulus(rest, extents.get(k)));
					rest /= extents.get(k);
				}
			}
		}
	}
}
