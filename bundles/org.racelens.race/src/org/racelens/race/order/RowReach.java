package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * A nest whose outermost loop is dealt out, so that each thread runs whole rows in sequence. From a point one gets on along its row, and by
 * a sink's vector (a, b) to the row a further on, in the column b further on. With k vectors (a, b) a point in column c leads to all points
 * of the row k·a further on from column c + k·b on: for b &lt; 0 going along the rows keeps columns from falling below 0, if rows have more
 * than −b columns. For more than two loops, columns are compared in the order in which the inner loops run, and points between must lie in
 * the box.
 */
final class RowReach implements Reach {
	private final OrderedLoop loop;
	private final List<List<Long>> vectors;

	/** @param vectors how many trips on an iteration lies that waits; vectors along the row add nothing */
	RowReach(OrderedLoop loop, List<List<Long>> vectors) {
		this.loop = loop;
		this.vectors = vectors.stream().filter(v -> v.get(0) > 0).distinct().toList();
	}

	@Override
	public boolean isExact() {
		if (vectors.size() <= 1 && loop.trips().size() == 2) {
			return true;
		}
		boolean sameStep = vectors.stream().map(v -> v.get(0)).distinct().count() == 1;
		boolean straight = vectors.stream().anyMatch(RowReach::isStraight)
				&& vectors.stream().allMatch(v -> v.subList(1, v.size()).stream().filter(b -> b != 0).findFirst().orElse(0L) >= 0);
		return straight || sameStep && loop.trips().size() == 2;
	}

	/** To the same column of the next row. */
	private static boolean isStraight(List<Long> vector) {
		return vector.get(0) == 1 && vector.stream().skip(1).allMatch(b -> b == 0);
	}

	@Override
	public BoolExpr leads(List<IntExpr> from, List<IntExpr> to) {
		return Bools.or(vectors.stream().map(v -> leads(v, from, to)).toList());
	}

	private BoolExpr leads(List<Long> vector, List<IntExpr> from, List<IntExpr> to) {
		IntExpr rows = Ints.subtract(to.get(0), from.get(0));
		long step = vector.get(0);
		List<BoolExpr> parts = new ArrayList<>();
		parts.add(Bools.less(Ints.ZERO, rows));
		parts.add(Bools.isZero(Ints.modulus(rows, Ints.of(step))));
		if (from.size() == 2) {
			long across = vector.get(1);
			parts.add(Bools.lessEqual(Ints.multiply(rows, across), Ints.multiply(Ints.subtract(to.get(1), from.get(1)), step)));
			if (across < 0) {
				parts.add(Bools.less(Ints.of(-across), loop.counts().get(1).orElse(Ints.ZERO)));
			}
			return Bools.and(parts);
		}
		IntExpr steps = Ints.quotient(rows, Ints.of(step));
		List<IntExpr> reached = new ArrayList<>();
		for (int i = 1; i < from.size(); i++) {
			IntExpr column = Ints.add(from.get(i), Ints.multiply(steps, vector.get(i)));
			reached.add(column);
			if (vector.get(i) != 0) {
				parts.add(Bools.lessEqual(Ints.ZERO, column));
				parts.add(Bools.less(column, loop.counts().get(i).orElse(Ints.ZERO)));
			}
		}
		List<IntExpr> wanted = to.subList(1, to.size());
		parts.add(Bools.or(Reach.isSame(reached, wanted), Reach.isBefore(reached, wanted)));
		return Bools.and(parts);
	}
}
