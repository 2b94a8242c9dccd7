package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.order.ProgramOrder;

/** Whether a solution of a race formula is surely an execution of the program: what orders the two by ways that the formula leaves out. */
public final class Sureness {
	private final ForcedOrder forced;
	private final Impasses impasses;
	private final Undisturbed undisturbed;
	private final ApartInputs apart;

	Sureness(Region region, ProgramOrder program) {
		forced = new ForcedOrder(program);
		impasses = new Impasses(region, program);
		undisturbed = new Undisturbed(region, program, forced);
		apart = new ApartInputs(region, program);
	}

	/** A solution of a race formula, and what makes the race merely possible all the same. */
	public record Solution(BoolExpr formula, Decision.Satisfiable found, List<ModelGap> doubts) {
	}

	/**
	 * A solution that no way of being ordered stands against, and nothing that the two may wait for in vain, where there is one; else the
	 * solution given and why it is in doubt.
	 */
	public Solution unforced(AccessPair pair, BoolExpr formula, Decision.Satisfiable found, Decider decider) {
		List<ForcedOrder.Way> ways = Stream.concat(forced.of(pair).stream(), impasses.of(pair).stream()).toList();
		return without(ways, pair, formula, found, decider);
	}

	/** The same of two accesses that one thread executes: only what they may wait for counts. */
	public Solution met(AccessPair pair, BoolExpr formula, Decision.Satisfiable found, Decider decider) {
		return without(impasses.of(pair), pair, formula, found, decider);
	}

	private static Solution without(List<ForcedOrder.Way> ways, AccessPair pair, BoolExpr formula, Decision.Satisfiable found,
			Decider decider) {
		if (ways.isEmpty()) {
			return new Solution(formula, found, List.of());
		}
		List<BoolExpr> parts = new ArrayList<>(List.of(formula));
		ways.forEach(w -> parts.add(w.absent()));
		BoolExpr whole = Bools.and(parts);
		Region region = pair.region();
		return decider.decide(new RaceConstraint(whole, region.teamSize(), region.maxTeamSize())) instanceof Decision.Satisfiable sat
				? new Solution(whole, sat, List.of())
				: new Solution(formula, found, ways.stream().map(ForcedOrder.Way::why).distinct().toList());
	}

	/** An execution in which both threads come to their accesses while nobody else has done anything. */
	public Optional<Solution> undisturbed(AccessPair pair, Decider decider) {
		return pair.formula().withoutHandOvers().flatMap(race -> undisturbed.of(pair, race))
				.flatMap(race -> decider.decide(race) instanceof Decision.Satisfiable sat
						? Optional.of(new Solution(race.formula(), sat, List.of()))
						: Optional.empty());
	}

	/** A solution in which pointers of the inputs lead to different memory, if that tells more of what is read. */
	public Optional<Solution> apart(AccessPair pair, BoolExpr formula, Decider decider) {
		Region region = pair.region();
		return apart.of(formula).flatMap(race -> decider
				.decide(new RaceConstraint(race, region.teamSize(), region.maxTeamSize())) instanceof Decision.Satisfiable sat
						? Optional.of(new Solution(race, sat, List.of()))
						: Optional.empty());
	}
}
