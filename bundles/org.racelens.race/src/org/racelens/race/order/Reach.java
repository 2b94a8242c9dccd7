package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;

/**
 * Which iterations of an ordered loop wait, directly or by way of others that exist, for which ones: a subset of the pairs for which that
 * is so.
 */
interface Reach {
	/** That the iteration {@code to} is told of the end of {@code from}; both are trip numbers, outermost first. */
	BoolExpr leads(List<IntExpr> from, List<IntExpr> to);

	/** Whether these are all such pairs. */
	boolean isExact();

	/** Whether every iteration waits for all earlier ones. */
	default boolean isTotal() {
		return false;
	}

	/** Every iteration waits for all earlier ones. */
	Reach ALL_EARLIER = new Reach() {
		@Override
		public BoolExpr leads(List<IntExpr> from, List<IntExpr> to) {
			return isBefore(from, to);
		}

		@Override
		public boolean isExact() {
			return true;
		}

		@Override
		public boolean isTotal() {
			return true;
		}
	};

	/** No iteration is known to wait for another one. */
	Reach NONE = new Reach() {
		@Override
		public BoolExpr leads(List<IntExpr> from, List<IntExpr> to) {
			return Bools.FALSE;
		}

		@Override
		public boolean isExact() {
			return false;
		}
	};

	/** The order in which a loop nest runs in sequence. */
	static BoolExpr isBefore(List<IntExpr> from, List<IntExpr> to) {
		List<BoolExpr> cases = new ArrayList<>();
		List<BoolExpr> equal = new ArrayList<>();
		for (int i = 0; i < from.size(); i++) {
			List<BoolExpr> now = new ArrayList<>(equal);
			now.add(Bools.less(from.get(i), to.get(i)));
			cases.add(Bools.and(now));
			equal.add(Bools.equal(from.get(i), to.get(i)));
		}
		return Bools.or(cases);
	}

	static BoolExpr isSame(List<IntExpr> from, List<IntExpr> to) {
		List<BoolExpr> equal = new ArrayList<>();
		for (int i = 0; i < from.size(); i++) {
			equal.add(Bools.equal(from.get(i), to.get(i)));
		}
		return Bools.and(equal);
	}
}
