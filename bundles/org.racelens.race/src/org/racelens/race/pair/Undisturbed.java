package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.Passing;
import org.racelens.race.order.ProgramOrder;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.PhaseInterval;

/**
 * Executions in which two threads come to their accesses one after the other while nobody else has done anything yet in the phase: each of
 * the reads on which the two accesses depend finds what was there before the region. Nothing orders the two then, since neither thread has
 * gone on; so such an execution is a race, whatever the values say about order in others. What depends on plain reads alone is left out:
 * whether those race is a question of its own.
 */
final class Undisturbed {
	private static final Substitution SAME = Substitution.of(Map.of());
	private static final Substitution PRIMED = Substitution.priming();

	private final ProgramOrder program;
	private final HandOver handOver;
	private final ForcedOrder forced;
	private final Map<Access, PhaseInterval> phases;

	Undisturbed(Region region, ProgramOrder program, ForcedOrder forced) {
		this.program = program;
		handOver = new HandOver(program);
		this.forced = forced;
		phases = PhaseInterval.of(region.items());
	}

	/** A thread's way to an access. */
	private record Way(Flattened end, Position position, Substitution terms) {
	}

	/** A read on the way, and what it finds. */
	public record Found(Access read, Position position, Way way, IntExpr value, IntExpr initial) {
	}

	/** The race formula of these executions; nothing where they are not described. */
	Optional<RaceConstraint> of(AccessPair pair, RaceConstraint race) {
		Way s = new Way(pair.first(), handOver.position(pair.first().access()), SAME);
		Way t = new Way(pair.second(), handOver.position(pair.second().access()), PRIMED);
		if (isBeyond(s.position) || isBeyond(t.position) || program.points().stream().anyMatch(p -> isObstacle(p.point().mark()))) {
			return Optional.empty();
		}
		List<Found> found = new ArrayList<>(found(s, race.formula()));
		found.addAll(found(t, race.formula()));
		if (found.stream().noneMatch(f -> program.mark(f.read).filter(OrderMark.Read.class::isInstance).isPresent())
				|| !found.stream().allMatch(this::isOfPhase)) {
			return Optional.empty();
		}
		List<BoolExpr> parts = new ArrayList<>(List.of(race.formula()));
		found.forEach(f -> parts.add(Bools.not(writtenOnTheWay(f, f.way, f.position))));
		parts.add(Bools.or(inTurn(s, t, found), inTurn(t, s, found)));
		Map<IntExpr, IntExpr> values = new LinkedHashMap<>();
		found.forEach(f -> values.put(f.value, f.initial));
		return Optional.of(new RaceConstraint(Substitution.of(values).apply(Bools.and(parts)), race.teamSize(), race.maxTeamSize()));
	}

	/** Tasks and inner teams are not described. */
	private static boolean isBeyond(Position position) {
		return position.tasks() > 0 || !position.makers().isEmpty();
	}

	private static boolean isObstacle(OrderMark mark) {
		return mark.isOfIterations() || mark instanceof OrderMark.Waited || mark instanceof OrderMark.Carried
				|| mark instanceof OrderMark.ReleasedForOther || mark instanceof OrderMark.Fulfilled;
	}

	private List<Found> found(Way way, BoolExpr formula) {
		List<Found> result = new ArrayList<>();
		for (Access a : program.accesses()) {
			Optional<OrderMark.Read> read = program.mark(a).flatMap(Undisturbed::read);
			read.filter(r -> r.initial().isPresent() && r.value() instanceof IntExpr.Apply).ifPresent(r -> {
				IntExpr value = way.terms.apply(r.value());
				boolean[] used = { false };
				Atoms.forEach(formula, e -> used[0] |= e.equals(value));
				if (used[0]) {
					result.add(new Found(a, handOver.position(a), way, value, way.terms.apply(r.initial().get())));
				}
			});
		}
		return result;
	}

	private static Optional<OrderMark.Read> read(OrderMark mark) {
		return mark instanceof OrderMark.Read r ? Optional.of(r)
				: mark instanceof OrderMark.Look l ? Optional.of(new OrderMark.Read(OrderMark.Strength.RELAXED, l.value(), l.initial()))
				: Optional.empty();
	}

	/** Whether all that may write what is read there does so in the same phase. */
	private boolean isOfPhase(Found f) {
		PhaseInterval here = phases.get(f.read);
		return here.lower() == here.upper() && handOver.writes(f.read).stream().allMatch(w -> here.equals(phases.get(w)));
	}

	/** The first thread comes to its end, then the second one to its own: what that one reads, and which locks it gets. */
	private BoolExpr inTurn(Way first, Way second, List<Found> found) {
		List<BoolExpr> parts = new ArrayList<>(
				List.of(forced.doesNotBlock(first.end, first.terms, second.end, second.terms)));
		found.stream().filter(f -> f.way == second).forEach(f -> parts.add(Bools.not(writtenOnTheWay(f, first, first.position))));
		return Bools.and(parts);
	}

	/** That a thread has perhaps written, before it comes to a place on its way, what is read. */
	private BoolExpr writtenOnTheWay(Found f, Way way, Position place) {
		List<BoolExpr> ways = new ArrayList<>();
		for (Access w : handOver.writes(f.read)) {
			Position writes = handOver.position(w);
			boolean plain = HandOver.precedes(writes, place) && w.place().object().equals(f.read.place().object())
					&& w.size().equals(f.read.size());
			BoolExpr here = plain ? atSamePlace(w, way, f) : Bools.TRUE;
			ways.add(Bools.and(way.terms.apply(Passing.inSameTrip(writes, place)), here));
			ways.add(way.terms.apply(Passing.inEarlierTrip(writes, place)));
		}
		return Bools.or(ways);
	}

	private static BoolExpr atSamePlace(Access write, Way way, Found f) {
		List<BoolExpr> same = new ArrayList<>();
		same.add(Bools.equal(way.terms.apply(write.place().offset()), f.way.terms.apply(f.read.place().offset())));
		for (int i = 0; i < write.place().instance().size(); i++) {
			same.add(Bools.equal(way.terms.apply(write.place().instance().get(i)), f.way.terms.apply(f.read.place().instance().get(i))));
		}
		return Bools.and(same);
	}
}
