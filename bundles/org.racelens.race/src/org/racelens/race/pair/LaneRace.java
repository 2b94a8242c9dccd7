package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Succession.Lanes;
import org.racelens.execution.region.Succession.Lanes.Dependences;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * The race of two lanes: two iterations of one instance of a simd loop on one thread, closer than {@code safelen}. Lanes run in lock step,
 * so that an access of an earlier iteration comes before one of a later iteration exactly if it stands before it in the text (semantics §7;
 * OpenMP 5.2 §10.4).
 * <p>
 * The first access of a pair does not stand after the second one. So they meet wrongly where the second one belongs to the earlier
 * iteration. In a loop inside the simd loop's body lock step is about the trips of that loop first; where these and the text disagree, the
 * race is merely possible.
 *
 * @param lanes of the simd loop around both
 */
record LaneRace(AccessPair pair, Lanes lanes) {
	private static final Substitution PRIMED = Substitution.priming();
	private static final UnaryOperator<IntExpr> OWN = term -> term;
	private static final UnaryOperator<IntExpr> PRIME = PRIMED::apply;

	/** The races of the lanes of each simd loop that both are in, outermost first. */
	static List<LaneRace> of(AccessPair pair) {
		return pair.first().lanes().stream().filter(pair.second().lanes()::contains).map(l -> new LaneRace(pair, l)).toList();
	}

	/** Whether the lanes' numbers tell how far two iterations are apart, if that matters. */
	boolean isDistanceKnown() {
		return lanes.safelen().isEmpty() || lanes.number().isPresent();
	}

	/** The race where the text and the trips of inner loops agree on what comes first. */
	RaceConstraint sure() {
		BoolExpr secondFirst = isBefore(lanes.logical(), PRIME, OWN);
		return constraint(switch (lanes.kept()) {
			case NONE -> Bools.or(secondFirst, isBefore(lanes.logical(), OWN, PRIME));
			case LEXICALLY_FORWARD, UNKNOWN -> Bools.and(secondFirst, Bools.not(isBefore(inner(), PRIME, OWN)));
		});
	}

	/** The race where they disagree; empty where there is no such loop. */
	Optional<RaceConstraint> possible() {
		boolean generated = lanes.kept() == Dependences.UNKNOWN;
		if (inner().isEmpty() && !generated || lanes.kept() == Dependences.NONE) {
			return Optional.empty();
		}
		BoolExpr secondFirst = isBefore(lanes.logical(), PRIME, OWN);
		BoolExpr either = pair.first() == pair.second() ? secondFirst : Bools.or(secondFirst, isBefore(lanes.logical(), OWN, PRIME));
		return Optional.of(constraint(generated ? either : Bools.and(either, isBefore(inner(), PRIME, OWN))));
	}

	private RaceConstraint constraint(BoolExpr order) {
		List<BoolExpr> parts = new ArrayList<>();
		parts.add(lanes.enabled());
		parts.add(PRIMED.apply(lanes.enabled()));
		parts.add(isSameEncounter());
		parts.add(Bools.not(isOrdered()));
		for (IntExpr step : lanes.steps()) {
			parts.add(Bools.equal(step, PRIMED.apply(step)));
		}
		parts.add(closer());
		parts.add(order);
		return pair.formula().inOneTask(Bools.and(parts));
	}

	/** That both are in the same instance of the simd loop: on the same threads of all teams around it, and in the same trips. */
	private BoolExpr isSameEncounter() {
		List<BoolExpr> same = new ArrayList<>();
		for (TeamLevel level : pair.first().context().chain()) {
			same.add(Bools.equal(level.number(), level.number().primed()));
		}
		for (Symbol outer : pair.first().trips().subList(0, pair.first().trips().indexOf(lanes.trips().get(0)))) {
			same.add(Bools.equal(outer, outer.primed()));
		}
		return Bools.and(same);
	}

	/** Whether both are in blocks of {@code ordered simd}. OpenMP 5.2 §15.10 */
	private BoolExpr isOrdered() {
		boolean both = Stream.of(pair.first(), pair.second())
				.allMatch(f -> f.access().locks().stream().anyMatch(l -> l.kind() == Lock.Kind.LANES_IN_ORDER));
		return both ? Bools.TRUE : Bools.FALSE;
	}

	/** That the iterations are less than {@code safelen} apart. */
	private BoolExpr closer() {
		if (lanes.safelen().isEmpty() || lanes.number().isEmpty()) {
			return Bools.TRUE;
		}
		IntExpr distance = Ints.subtract(lanes.number().get(), PRIMED.apply(lanes.number().get()));
		IntExpr most = lanes.safelen().get();
		return Bools.and(Bools.less(distance, most), Bools.less(Ints.negate(distance), most));
	}

	/** The trips of the loops inside the simd loop that are around both accesses. */
	private List<Symbol> inner() {
		List<Symbol> first = pair.first().trips();
		List<Symbol> second = pair.second().trips();
		List<Symbol> result = new ArrayList<>();
		for (int i = first.indexOf(lanes.trips().get(lanes.trips().size() - 1)) + 1; i < Math.min(first.size(), second.size()); i++) {
			if (!first.get(i).equals(second.get(i))) {
				break;
			}
			result.add(first.get(i));
		}
		return result;
	}

	/** That terms of one instance are lexicographically less than those of the other one. */
	private static BoolExpr isBefore(List<? extends IntExpr> terms, UnaryOperator<IntExpr> less, UnaryOperator<IntExpr> more) {
		List<BoolExpr> cases = new ArrayList<>();
		List<BoolExpr> equal = new ArrayList<>();
		for (IntExpr term : terms) {
			List<BoolExpr> parts = new ArrayList<>(equal);
			parts.add(Bools.less(less.apply(term), more.apply(term)));
			cases.add(Bools.and(parts));
			equal.add(Bools.equal(less.apply(term), more.apply(term)));
		}
		return Bools.or(cases);
	}
}
