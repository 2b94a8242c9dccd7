package org.racelens.race.pair;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.order.TaskOrder;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.PhaseInterval;
import org.racelens.race.verdict.RaceSentence;

/**
 * May-happen-in-parallel of phase intervals with the modified and referenced objects: LLOV's phase interval analysis (LLOV-PIA, section
 * III), with explicit tasks. It frees a pair of accesses that conflict by their objects if one of these holds:
 * <ol>
 * <li>their bytes lie apart by constants;
 * <li>their phase intervals are disjoint: a barrier is between them. An explicit task is in the phase of its generation, as the next
 * barrier joins it;
 * <li>one thread executes both, and they are not in different tasks of it ({@code single} and {@code masked} have one instance);
 * <li>one of them is in a task that is joined before the other one, as far as their own conditions tell.
 * </ol>
 * Subscripts and inputs are not looked at; so what is left is open: neither free nor a race with a witness.
 *
 * @param intervals of all accesses of the region
 * @param aligned whether all threads of the team surely meet its barriers equally often
 */
public record PhaseEngine(Map<Access, PhaseInterval> intervals, boolean aligned) {
	private static final Substitution PRIMED = Substitution.priming();

	/** Whether the pair surely does not race. */
	public boolean frees(AccessPair pair) {
		// two elements of a table of pointers may lead to the same memory, whatever their own places are
		boolean placesCount = pair.formula().sharedTarget().isEmpty();
		if (placesCount && pair.byAddress().formula().overlap().equals(Bools.FALSE)) {
			return true;
		}
		if (interval(pair.first()).isDisjointFrom(interval(pair.second()))) {
			return true;
		}
		boolean oneThreadCounts = !pair.commonConcurrent().isEmpty() || !LaneRace.of(pair).isEmpty();
		return !oneThreadCounts && areSequential(pair, placesCount);
	}

	private boolean areSequential(AccessPair pair, boolean placesCount) {
		BoolExpr unordered = new TaskOrder(aligned).unordered(pair.first(), pair.second());
		TeamLevel team = pair.region().context().chain().get(0);
		BoolExpr existing = Bools.and(pair.first().domain(), PRIMED.apply(pair.second().domain()));
		if (isOneThread(pair, team.number(), placesCount)) {
			Substitution one = Substitution.of(Map.of(team.number().primed(), team.number()));
			unordered = one.apply(unordered);
			existing = one.apply(existing);
		}
		return Given.of(existing).left(unordered).equals(Bools.FALSE);
	}

	/** Whether both stand under one and the same implicit task of the region's team. */
	private static boolean isOneThread(AccessPair pair, Symbol number, boolean placesCount) {
		Set<IntExpr> executors = executors(pair.first().domain(), number);
		executors.retainAll(executors(pair.second().domain(), number));
		return !executors.isEmpty()
				|| placesCount && Bools.conjuncts(pair.byAddress().formula().overlap()).contains(Bools.equal(number, number.primed()));
	}

	/** What surely is the thread's number, of terms that are the same for all instances. */
	private static Set<IntExpr> executors(BoolExpr domain, Symbol number) {
		Set<IntExpr> result = new LinkedHashSet<>();
		for (BoolExpr part : Bools.conjuncts(domain)) {
			if (part instanceof IsZero zero) {
				long factor = Ints.terms(zero.term()).getOrDefault(number, 0L);
				IntExpr other = Ints.add(zero.term(), Ints.multiply(number, -factor));
				if (Math.abs(factor) == 1 && isTheSameForAll(other)) {
					result.add(Ints.multiply(other, -factor));
				}
			}
		}
		return result;
	}

	private static boolean isTheSameForAll(IntExpr term) {
		return PRIMED.apply(term).equals(term);
	}

	private PhaseInterval interval(Flattened f) {
		return intervals.get(f.access());
	}

	/** Why a pair that is not freed is open. */
	public ModelGap doubt(AccessPair pair) {
		Flattened s = pair.first();
		Flattened t = pair.second();
		return new ModelGap(GapKind.MAY_HAPPEN_IN_PARALLEL, s.access().range(),
				RaceSentence.PHASES_ALONE_DO_NOT_TELL.of(Argument.name(s.access().variable()),
						Argument.name(interval(s).toString()), Argument.line(t.access().range().line()),
						Argument.name(interval(t).toString())));
	}
}
