package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * A nest of which several loops are dealt out together: only the vectors of sinks lead on. A multiple of one vector stays in the box
 * between its ends; so do sums of vectors that never lead back, in any order.
 */
final class BoxReach implements Reach {
	private final List<List<Long>> vectors;

	/** @param vectors how many trips on an iteration lies that waits */
	BoxReach(List<List<Long>> vectors) {
		this.vectors = vectors.stream().distinct().toList();
	}

	@Override
	public boolean isExact() {
		return vectors.size() <= 1 || vectors.stream().allMatch(BoxReach::isUnit);
	}

	private static boolean isUnit(List<Long> vector) {
		return vector.stream().allMatch(d -> d == 0 || d == 1) && vector.stream().filter(d -> d == 1).count() == 1;
	}

	@Override
	public BoolExpr leads(List<IntExpr> from, List<IntExpr> to) {
		List<BoolExpr> cases = new ArrayList<>(vectors.stream().map(v -> multiple(v, from, to)).toList());
		cases.add(alongAxes(from, to));
		return Bools.or(cases);
	}

	/** That a whole number of steps by one vector leads there. */
	private static BoolExpr multiple(List<Long> vector, List<IntExpr> from, List<IntExpr> to) {
		int first = 0;
		while (vector.get(first) == 0) {
			first++;
		}
		long step = vector.get(first);
		IntExpr distance = Ints.subtract(to.get(first), from.get(first));
		List<BoolExpr> parts = new ArrayList<>();
		parts.add(Bools.less(Ints.ZERO, distance));
		parts.add(Bools.isZero(Ints.modulus(distance, Ints.of(step))));
		for (int i = 0; i < vector.size(); i++) {
			parts.add(Bools.equal(Ints.multiply(Ints.subtract(to.get(i), from.get(i)), step), Ints.multiply(distance, vector.get(i))));
		}
		return Bools.and(parts);
	}

	/** That single steps along the axes that have them lead there. */
	private BoolExpr alongAxes(List<IntExpr> from, List<IntExpr> to) {
		List<BoolExpr> parts = new ArrayList<>();
		List<BoolExpr> further = new ArrayList<>();
		for (int i = 0; i < from.size(); i++) {
			int axis = i;
			if (vectors.stream().anyMatch(v -> isUnit(v) && v.get(axis) == 1)) {
				parts.add(Bools.lessEqual(from.get(i), to.get(i)));
				further.add(Bools.less(from.get(i), to.get(i)));
			} else {
				parts.add(Bools.equal(from.get(i), to.get(i)));
			}
		}
		parts.add(Bools.or(further));
		return Bools.and(parts);
	}
}
