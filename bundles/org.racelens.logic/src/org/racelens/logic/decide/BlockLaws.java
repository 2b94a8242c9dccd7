package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/**
 * Where the blocks of {@code schedule(static)} may lie, as constraints on two iterations: some block starts so that it holds both, or
 * between them, with at most T blocks of at most ⌈N/T⌉ iterations around it. Mutable while laws are added.
 */
final class BlockLaws {
	/** Largest team for which the position of a block among the others is written as a disjunction. */
	private static final long MAX_DISJUNCTION = 64;

	private final long team;
	private final List<BoolExpr> laws = new ArrayList<>();
	private final Map<IntExpr, IntExpr> sizes = new LinkedHashMap<>();
	private int auxiliaries;

	BlockLaws(long team) {
		this.team = team;
	}

	List<BoolExpr> laws() {
		return List.copyOf(laws);
	}

	/** Adds what holds for two applications of one owner function. */
	void add(Apply a, Apply b) {
		int depth = a.arguments().size() / 2;
		List<BoolExpr> cases = new ArrayList<>();
		for (int k = 0; k < depth; k++) {
			cases.add(Bools.notEqual(a.arguments().get(k), b.arguments().get(k)));
		}
		outside(a, cases);
		outside(b, cases);
		IntExpr iterations = iterations(a);
		IntExpr x = position(a);
		IntExpr y = position(b);
		cases.add(Bools.and(Bools.equal(x, y), Bools.equal(a, b)));
		IntExpr size = sizes.computeIfAbsent(iterations, this::blockSize);
		IntExpr start = auxiliary("start");
		BoolExpr possible = blockMayStart(start, iterations, size);
		for (boolean swapped : new boolean[] { false, true }) {
			IntExpr low = swapped ? y : x;
			IntExpr high = swapped ? x : y;
			BoolExpr together = Bools.and(Bools.equal(a, b), Bools.lessEqual(start, low), Bools.less(high, Ints.add(start, size)));
			BoolExpr apart = Bools.and(Bools.notEqual(a, b), Bools.less(low, start), Bools.lessEqual(start, high));
			cases.add(Bools.and(Bools.less(low, high), possible, Bools.or(together, apart)));
		}
		laws.add(Bools.or(cases));
	}

	/** The number of iterations of a block-distributed nest. */
	static IntExpr iterations(Apply block) {
		return block.arguments().subList(0, block.arguments().size() / 2).stream().reduce(Ints.ONE, Ints::multiply);
	}

	private static void outside(Apply a, List<BoolExpr> cases) {
		int depth = a.arguments().size() / 2;
		for (int k = 0; k < depth; k++) {
			cases.add(Bools.less(a.arguments().get(depth + k), Ints.ZERO));
			cases.add(Bools.lessEqual(a.arguments().get(k), a.arguments().get(depth + k)));
		}
	}

	private static IntExpr position(Apply a) {
		int depth = a.arguments().size() / 2;
		IntExpr position = Ints.ZERO;
		for (int k = 0; k < depth; k++) {
			position = Ints.add(Ints.multiply(position, a.arguments().get(k)), a.arguments().get(depth + k));
		}
		return position;
	}

	/** ⌈N/T⌉ without a division. */
	private IntExpr blockSize(IntExpr iterations) {
		if (Ints.constant(iterations).isPresent()) {
			return Ints.ceilQuotient(iterations, team);
		}
		IntExpr size = auxiliary("size");
		laws.add(Bools.less(Ints.multiply(Ints.add(size, -1), team), iterations));
		laws.add(Bools.lessEqual(iterations, Ints.multiply(size, team)));
		return size;
	}

	/** Some p blocks reach from 0 to the start, and T-p blocks from there to the end. */
	private BoolExpr blockMayStart(IntExpr start, IntExpr iterations, IntExpr size) {
		if (team > MAX_DISJUNCTION) {
			IntExpr before = auxiliary("before");
			return Bools.and(Bools.lessEqual(Ints.ZERO, before), Bools.less(before, Ints.of(team)),
					reaches(start, before, iterations, size));
		}
		List<BoolExpr> cases = new ArrayList<>();
		for (long before = 0; before < team; before++) {
			cases.add(reaches(start, Ints.of(before), iterations, size));
		}
		return Bools.and(Bools.lessEqual(Ints.ZERO, start), Bools.or(cases));
	}

	private BoolExpr reaches(IntExpr start, IntExpr before, IntExpr iterations, IntExpr size) {
		IntExpr after = Ints.subtract(Ints.of(team), before);
		return Bools.and(Bools.lessEqual(Ints.ZERO, start), Bools.lessEqual(start, Ints.multiply(before, size)),
				Bools.lessEqual(Ints.subtract(iterations, start), Ints.multiply(after, size)));
	}

	private IntExpr auxiliary(String what) {
		return Symbol.of(Name.of("$" + what + auxiliaries++), Role.AUXILIARY);
	}
}
