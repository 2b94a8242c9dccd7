package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/**
 * What holds if trip k of a sequential loop is the last one, in terms of what that trip reads. A variable without closed form has at the
 * trip's start its value from before the loop, or what a trip before, which went on, left in it.
 */
final class LastTrip {
	private final Machine machine;
	private final Symbol trip;
	private final LoopRun run;
	/** values of the heads without closed form at the trip's start, by the term that stands for them */
	private final Map<IntExpr, IntExpr> initial = new LinkedHashMap<>();
	/** the same behind the trip */
	private final Map<IntExpr, IntExpr> left = new LinkedHashMap<>();

	LastTrip(Execution execution, Symbol trip, LoopRun run, List<LoopHead> heads) {
		machine = execution.machine();
		this.trip = trip;
		this.run = run;
		for (LoopHead h : heads) {
			if (!h.exact() && (h.value().term() instanceof Symbol || h.value().term() instanceof IntExpr.Apply)) {
				initial.put(h.value().term(), h.initial().term());
				LoopHeads.end(execution, run.end(), h).ifPresent(v -> left.put(h.value().term(), v.term()));
			}
		}
	}

	/** That the loop comes to a trip: false where the condition, tested first, fails at once by what was there before the loop. */
	BoolExpr entered() {
		return run.testsFirst() ? Bools.and(privately(atStart())) : Bools.TRUE;
	}

	/** That the trip is the last one. */
	BoolExpr ends() {
		boolean atOnce = run.testsFirst() && privately(run.condition()).size() < Bools.conjuncts(run.condition()).size();
		BoolExpr inTrip = leaves();
		BoolExpr reached = dependsOnEarlierTrips(inTrip) ? Bools.and(inTrip, held(), begins()) : inTrip;
		return atOnce ? Bools.or(Bools.not(atStart()), reached) : reached;
	}

	/** That the loop is left in or behind the trip, in terms of what the heads are at its start. */
	private BoolExpr leaves() {
		List<BoolExpr> ways = new ArrayList<>(List.of(Bools.not(goesOnByTest())));
		run.breaks().forEach(b -> ways.add(b.live()));
		return Bools.or(ways);
	}

	/** What the trip itself reads of other threads' writes that decides whether it is the last one. */
	Set<IntExpr> reads() {
		return machine.unknowns().sharedLoads().in(leaves());
	}

	/** That the trip is the first one and the last one. */
	BoolExpr endsFirst() {
		return at(Ints.ZERO, Substitution.of(initial).apply(leaves()), Map.of());
	}

	/** What holds if the trip is not the last one; nothing is said of what the next test reads. */
	BoolExpr goesOn() {
		List<BoolExpr> parts = new ArrayList<>(List.of(held()));
		parts.add(run.testsFirst() ? at(Ints.add(trip, 1), held(), left) : run.condition());
		run.breaks().forEach(b -> parts.add(Bools.not(b.live())));
		return Bools.and(parts);
	}

	/** That the test behind the trip lets another one follow. */
	private BoolExpr goesOnByTest() {
		return run.testsFirst() ? at(Ints.add(trip, 1), run.condition(), left) : run.condition();
	}

	/** A condition in another trip, where heads have values; what it reads itself keeps its name. */
	private BoolExpr at(IntExpr other, BoolExpr condition, Map<IntExpr, IntExpr> heads) {
		Map<IntExpr, IntExpr> names = new LinkedHashMap<>();
		Map<IntExpr, IntExpr> values = new LinkedHashMap<>();
		Set<IntExpr> fixed = new LinkedHashSet<>(heads.keySet());
		fixed.addAll(machine.unknowns().sharedLoads().in(condition));
		Atoms.applications(condition).stream().filter(LastTrip::isOfWeakComparison).forEach(fixed::add);
		for (IntExpr f : fixed) {
			Symbol name = Symbol.of(trip.name().then("~kept" + names.size()), Role.AUXILIARY);
			names.put(f, name);
			values.put(name, heads.getOrDefault(f, f));
		}
		BoolExpr moved = Substitution.of(Map.of(trip, other)).apply(Substitution.of(names).apply(condition));
		return Substitution.of(values).apply(moved);
	}

	/** Whether a value tells that a comparison of the test fails without a reason. */
	private static boolean isOfWeakComparison(IntExpr.Apply value) {
		return value.function().gap().filter(g -> g.explanation().sentence() == Unfollowed.WHETHER_WEAK_COMPARISON_FAILS_IS_NOT_KNOWN)
				.isPresent();
	}

	/** What the trip's own test says of the heads. */
	private BoolExpr held() {
		return run.testsFirst() ? Bools.and(privately(run.condition())) : Bools.TRUE;
	}

	/** Where the heads' values at the trip's start come from. */
	private BoolExpr begins() {
		List<BoolExpr> first = new ArrayList<>();
		initial.forEach((head, value) -> first.add(Bools.equal(head, value)));
		Substitution before = Substitution.of(Map.of(trip, Symbol.of(trip.name().then("~before"), Role.AUXILIARY)));
		List<BoolExpr> later = new ArrayList<>(List.of(before.apply(goesOn())));
		left.forEach((head, value) -> later.add(Bools.equal(head, before.apply(value))));
		return Bools.or(Bools.and(first), Bools.and(later));
	}

	private boolean dependsOnEarlierTrips(BoolExpr e) {
		boolean[] depends = { false };
		Atoms.forEach(e, t -> depends[0] |= initial.containsKey(t));
		return depends[0];
	}

	/** The condition at the first test. */
	private BoolExpr atStart() {
		return at(Ints.ZERO, run.condition(), initial);
	}

	/** The parts of a condition that do not depend on what the loop's test reads itself. */
	private List<BoolExpr> privately(BoolExpr condition) {
		Set<IntExpr> own = machine.unknowns().sharedLoads().in(run.condition());
		return Bools.conjuncts(condition).stream()
				.filter(p -> Collections.disjoint(machine.unknowns().sharedLoads().in(p), own)).toList();
	}
}
