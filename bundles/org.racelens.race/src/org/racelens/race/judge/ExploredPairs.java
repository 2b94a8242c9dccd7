package org.racelens.race.judge;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceText;
import org.racelens.race.explore.BoundedLoop;
import org.racelens.race.explore.Explorations;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.verdict.Bounded;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Evidence;

/**
 * What the executions of small teams say of pairs that formulas leave open, because what their threads wait for orders or excludes them.
 */
final class ExploredPairs {
	/** Why a race is merely possible where values that are read decide on it. */
	private static final Set<GapKind> DECIDING = Set.of(GapKind.WAITING_LOOP, GapKind.HAVOC_VALUE);

	private static final Substitution SAME = Substitution.of(Map.of());
	private static final Substitution OTHER = Substitution.priming();

	private final Decider decider;
	private final RaceReporter reporter;
	private final Map<Region, Optional<Explorations>> explored = new IdentityHashMap<>();

	ExploredPairs(Decider decider, SourceText source) {
		this.decider = decider;
		reporter = new RaceReporter(source);
	}

	/**
	 * The judgement on a pair, or what is found instead where synchronisation by hand leaves that open.
	 *
	 * @param encounter the region as it was executed, with what is made by hand in it
	 * @param doubts why nothing in the region is sure
	 */
	PairJudgement judged(AccessPair pair, PairJudgement judgement, Region encounter, List<ModelGap> doubts) {
		if (!isOpen(judgement) || !pair.isOfThreadsAlone()) {
			return judgement;
		}
		return explored.computeIfAbsent(encounter, r -> Explorations.of(r, decider::isStopped))
				.flatMap(all -> race(pair, judgement, all, doubts).or(() -> free(pair, judgement, all))).orElse(judgement);
	}

	/** What is said of teams that stand still in a region, also where nothing was left open in it. */
	List<SourceMessage> standstills(Region region) {
		Optional<Explorations> all = explored.containsKey(region) ? explored.get(region)
				: Explorations.ofStandstills(region, decider::isStopped);
		return all.map(StandstillMessages::of).orElse(List.of());
	}

	/** Whether what threads read of each other may decide on the pair, and nobody knows how. */
	private static boolean isOpen(PairJudgement judgement) {
		return judgement.gaps().stream().anyMatch(g -> g.kind() == GapKind.WAITING_LOOP)
				|| judgement.race().stream().flatMap(r -> r.reasons().stream()).anyMatch(g -> DECIDING.contains(g.kind()));
	}

	private static Optional<PairJudgement> free(AccessPair pair, PairJudgement judgement, Explorations all) {
		if (!all.keepsApart(pair.first().access(), pair.second().access())) {
			return Optional.empty();
		}
		PairJudgement free = PairJudgement.free(judgement.way());
		if (!all.isOfAllTeams()) {
			free = free.under(new Condition(new Bounded.Team(all.largest()), pair.first().access().range()));
		}
		for (BoundedLoop loop : all.bounded()) {
			free = free.under(new Condition(new Bounded.Trips(loop.trips()), loop.place()));
		}
		return Optional.of(free);
	}

	/** The race of the two threads that meet in a schedule, if the formula has the same. */
	private Optional<PairJudgement> race(AccessPair pair, PairJudgement judgement, Explorations all, List<ModelGap> doubts) {
		Item.Access first = pair.first().access();
		Optional<Explorations.Found> found = doubts.isEmpty() ? all.race(first, pair.second().access()).filter(Explorations.Found::isSure)
				: Optional.empty();
		return found.flatMap(f -> {
			boolean inOrder = f.isFirst(first);
			long one = (inOrder ? f.race().first() : f.race().second()).thread();
			long other = (inOrder ? f.race().second() : f.race().first()).thread();
			BoolExpr threads = Bools.and(Bools.equal(pair.region().teamSize(), Ints.of(f.team())),
					Bools.equal(pair.region().thread(), Ints.of(one)), Bools.equal(OTHER.apply(pair.region().thread()), Ints.of(other)));
			BoolExpr trips = Bools.and(equal(f.fixed().get(inOrder ? 0 : 1), SAME), equal(f.fixed().get(inOrder ? 1 : 0), OTHER));
			return Stream.of(Bools.and(threads, trips), threads).flatMap(c -> solved(pair.formula().constraint(c)).stream()).findFirst()
					.map(s -> PairJudgement.free(judgement.way())
							.with(reporter.report(pair, s.constraint.formula(), s.witness, Runner.THREAD, List.of())
									.shownBy(new Evidence.Explored(s.constraint.formula(), f.schedule()))));
		});
	}

	/** A constraint and its solution. */
	private record Solved(RaceConstraint constraint, Assignment witness) {
	}

	private Optional<Solved> solved(RaceConstraint constraint) {
		return decider.solve(constraint) instanceof Decision.Satisfiable sat ? Optional.of(new Solved(constraint, sat.witness()))
				: Optional.empty();
	}

	/** That the trips of loops are those of the schedule. */
	private static BoolExpr equal(Map<Symbol, Long> fixed, Substitution instance) {
		return Bools.and(fixed.entrySet().stream().filter(e -> e.getKey().role() == Symbol.Role.TRIP)
				.map(e -> Bools.equal(instance.apply((IntExpr) e.getKey()), Ints.of(e.getValue()))).toList());
	}
}
