package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.order.OrderedMarks.Sink;

/** One short loop whose sinks are met under conditions on the iteration: who waits for whom is listed. */
final class ListedReach implements Reach {
	private static final long MOST = 40;

	/** {@code leads[i][j]}: iteration j is told of the end of i */
	private final boolean[][] leads;

	private ListedReach(boolean[][] leads) {
		this.leads = leads;
	}

	/** @param sinks met before the source, each at most once an iteration */
	static Optional<Reach> of(OrderedMarks marks, List<Sink> sinks) {
		Optional<Long> count = marks.loop().trips().size() == 1 ? marks.loop().counts().get(0).flatMap(Ints::constant) : Optional.empty();
		if (count.filter(n -> n <= MOST).isEmpty()) {
			return Optional.empty();
		}
		int n = (int) (long) count.get();
		boolean[][] leads = new boolean[n][n];
		for (int j = 0; j < n; j++) {
			for (Sink sink : sinks) {
				Optional<Boolean> met = holds(sink.position().guard(), marks.loop().trips().get(0), j);
				if (met.isEmpty() || sink.on().isEmpty()) {
					return Optional.empty();
				}
				long wanted = j - sink.on().get().get(0);
				if (met.get() && wanted >= 0) {
					follow(leads, (int) wanted, j);
				}
			}
		}
		return Optional.of(new ListedReach(leads));
	}

	private static void follow(boolean[][] leads, int wanted, int waiting) {
		leads[wanted][waiting] = true;
		for (int i = 0; i < wanted; i++) {
			leads[i][waiting] |= leads[i][wanted];
		}
	}

	private static Optional<Boolean> holds(BoolExpr guard, Symbol trip, long value) {
		Map<Symbol, IntExpr> at = new LinkedHashMap<>();
		at.put(trip, Ints.of(value));
		BoolExpr there = Substitution.of(at).apply(guard);
		return there.equals(Bools.TRUE) ? Optional.of(true) : there.equals(Bools.FALSE) ? Optional.of(false) : Optional.empty();
	}

	@Override
	public BoolExpr leads(List<IntExpr> from, List<IntExpr> to) {
		List<BoolExpr> cases = new ArrayList<>();
		for (int i = 0; i < leads.length; i++) {
			List<BoolExpr> told = new ArrayList<>();
			for (int j = 0; j < leads.length; j++) {
				if (leads[i][j]) {
					told.add(Bools.equal(to.get(0), Ints.of(j)));
				}
			}
			cases.add(Bools.and(Bools.equal(from.get(0), Ints.of(i)), Bools.or(told)));
		}
		return Bools.or(cases);
	}

	@Override
	public boolean isExact() {
		return true;
	}
}
