package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Formation;
import org.racelens.execution.region.Formation.Step;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/** That two accesses in one object are about the same bytes. The second one's symbols are primed. */
record Overlap(Access first, Access second) {
	private static final Substitution PRIMED = Substitution.priming();

	/** By where they are in the object. */
	BoolExpr byAddress() {
		return within(Ints.subtract(first.place().offset(), PRIMED.apply(second.place().offset())), first.size(),
				PRIMED.apply(second.size()));
	}

	/**
	 * By subscripts, one by one; empty where these tell no more than addresses do. Where each subscript stays inside its dimension, as the
	 * language has it, two elements of arrays of equal shape are one if all their subscripts are equal.
	 */
	Optional<BoolExpr> bySubscripts() {
		Formation s = first.place().formation();
		Formation t = second.place().formation();
		List<BoolExpr> equal = new ArrayList<>();
		int alike = 0;
		while (alike < Math.min(s.steps().size(), t.steps().size()) && areAlike(s.steps().get(alike), t.steps().get(alike))) {
			equal.add(Bools.equal(s.steps().get(alike).index(), PRIMED.apply(t.steps().get(alike).index())));
			alike++;
		}
		if (alike == 0 || Math.max(s.steps().size(), t.steps().size()) == 1) {
			return Optional.empty();
		}
		IntExpr distance = Ints.subtract(rest(s, alike), PRIMED.apply(rest(t, alike)));
		equal.add(within(distance, first.size(), PRIMED.apply(second.size())));
		return Optional.of(Bools.and(equal));
	}

	/** Whether the addresses surely are numbers of bytes that do not depend on what is known of inputs but for the subscripts. */
	boolean isOfConstantShape() {
		return first.place().formation().steps().stream().allMatch(s -> s.stride() instanceof Constant);
	}

	private static boolean areAlike(Step one, Step other) {
		return one.from().equals(PRIMED.apply(other.from())) && one.stride().equals(PRIMED.apply(other.stride()));
	}

	/** How far behind what the first steps lead to. */
	private static IntExpr rest(Formation formation, int done) {
		IntExpr sum = formation.beyond();
		for (Step s : formation.steps().subList(done, formation.steps().size())) {
			sum = Ints.add(sum, Ints.add(s.from(), Ints.multiply(s.index(), s.stride())));
		}
		return sum;
	}

	/** That two ranges of bytes at a distance overlap; for equal sizes and a distance that is a multiple of them: that it is 0. */
	static BoolExpr within(IntExpr distance, IntExpr first, IntExpr second) {
		boolean aligned = first instanceof Constant c && first.equals(second) && c.value() > 0
				&& Ints.constantPart(distance) % c.value() == 0
				&& Ints.terms(distance).values().stream().allMatch(k -> k % c.value() == 0);
		return aligned
				? Bools.isZero(distance)
				: Bools.and(Bools.less(distance, second), Bools.less(Ints.negate(distance), first));
	}
}
