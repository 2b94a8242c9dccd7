package org.racelens.race.judge;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.condition.Agreement;
import org.racelens.race.condition.Conditional;
import org.racelens.race.condition.RegionUses;
import org.racelens.race.judge.PairJudgement.Way;
import org.racelens.race.order.OrderRule;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.OneThreadRace;
import org.racelens.race.pair.RaceFormula;
import org.racelens.race.pair.Sureness;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.TaskPoint;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;

/**
 * Judges pairs by race formulas. Confidence follows by rule: a race is definite exactly if nothing that takes part in it was lost or
 * widened.
 */
final class FormulaJudge implements PairJudge {
	private final Decider decider;
	private final RaceReporter reporter;
	private final FoundRaces races;
	private final Predicate<ModelGap> isKnown;
	private final Map<Region, RegionUses> uses = new IdentityHashMap<>();
	private final KeptSubscripts subscripts;
	private final Companions companions = new Companions();
	private final Agreement agreement = new Agreement();

	/**
	 * @param races found so far: nobody asks about them again
	 * @param isKnown whether a gap is told already, so that nobody needs to decide whether there is a cause for it
	 */
	FormulaJudge(Decider decider, SourceText source, FoundRaces races, Predicate<ModelGap> isKnown) {
		this.decider = decider;
		this.races = races;
		this.isKnown = isKnown;
		reporter = new RaceReporter(source);
		subscripts = new KeptSubscripts(decider, companions);
	}

	@Override
	public boolean frees(AccessPair pair) {
		return Stream.concat(Stream.of(pair.formula().constraint()), OneThreadRace.of(pair).stream().map(OneThreadRace::constraint))
				.allMatch(decider::refutes);
	}

	@Override
	public Optional<PairJudgement> judge(AccessPair pair, List<ModelGap> doubts) {
		FoundRaces.Key key = FoundRaces.Key.of(pair);
		return Optional.of(races.isSettled(key) || races.has(key) && isPossibleAtMost(pair)
				? PairJudgement.free(Way.CHEAP)
				: decided(pair, doubts));
	}

	/** Whether nothing but a possible race can be found: objects that may be one memory race if they are. */
	private static boolean isPossibleAtMost(AccessPair pair) {
		return pair.isAlias() && !pair.isEndOfLife() && pair.unknownOrder().isEmpty() && pair.orderDoubt().isEmpty();
	}

	private PairJudgement decided(AccessPair pair, List<ModelGap> doubts) {
		PairAnswer answer = PairAnswer.of(pair, decider);
		return freed(pair, answer).orElseGet(() -> {
			PairJudgement judgement = PairJudgement.free(way(answer));
			if (answer.decision() instanceof Decision.Satisfiable sat) {
				return possible(judgement, pair, answer, sat, doubts);
			} else if (answer.decision() instanceof Decision.Undecided undecided) {
				ModelGap open = new ModelGap(GapKind.SOLVER_GAVE_UP, pair.first().access().range(),
						RaceSentence.WHETHER_THIS_RACES_WITH_LINE_X_IS_NOT_DECIDED_Y.of(
								Argument.line(pair.second().access().range().line()),
								ForeignSentence.quoted(undecided.reason())));
				return apartRows(judgement.with(open), pair);
			}
			return decided(pair.byAddress(), doubts);
		});
	}

	private static Way way(PairAnswer answer) {
		return answer.decision().bySolver() ? Way.SOLVER : Way.CHEAP;
	}

	/** The judgement of a pair that is free, maybe under conditions; empty where that is not known. */
	Optional<PairJudgement> freed(AccessPair pair) {
		return freed(pair, PairAnswer.of(pair, decider));
	}

	private Optional<PairJudgement> freed(AccessPair pair, PairAnswer answer) {
		PairJudgement judgement = PairJudgement.free(way(answer));
		Optional<PairJudgement> free;
		if (answer.decision() instanceof Decision.Satisfiable sat) {
			free = needsOverflow(pair, answer, sat) ? Optional.of(judgement.assuming(DefinedNumbers.ASSUMPTION))
					: subscripts.free(pair, sat) ? Optional.of(judgement.assuming(KeptSubscripts.ASSUMPTION))
					: conditions(pair, sat).map(judgement::under);
		} else if (answer.decision() instanceof Decision.Undecided) {
			free = subscripts.free(pair) ? Optional.of(judgement.assuming(KeptSubscripts.ASSUMPTION)) : Optional.empty();
		} else {
			free = switch (subscripts.use(pair)) {
				case NONE -> Optional.of(judgement);
				case ASSUMED -> Optional.of(judgement.assuming(KeptSubscripts.ASSUMPTION));
				case VIOLATED -> Optional.empty();
			};
		}
		return free.map(j -> apartRows(j, pair));
	}

	private Optional<Conditional> conditions(AccessPair pair, Decision.Satisfiable sat) {
		return pair.isEndOfLife() ? Optional.empty()
				: Conditional.of(pair, uses.computeIfAbsent(pair.region(), RegionUses::of), sat.witness(), decider)
						.filter(c -> agreement.admits(c, decider));
	}

	/** The two may go by different elements of a table of pointers. */
	private PairJudgement apartRows(PairJudgement judgement, AccessPair pair) {
		if (!mayShareTarget(pair)) {
			return judgement;
		}
		return Conditional.rows(pair).map(rows -> judgement.under(new Condition(rows, pair.first().access().range())))
				.orElseGet(() -> judgement.with(pair.aliasGap()));
	}

	private boolean mayShareTarget(AccessPair pair) {
		return !isKnown.test(pair.aliasGap()) && pair.formula().sharedTarget().filter(c -> !decider.refutes(c)).isPresent();
	}

	/** Whether the accesses meet only where the serial code before did something undefined: then they are free, and the proof says why. */
	private boolean needsOverflow(AccessPair pair, PairAnswer answer, Decision.Satisfiable sat) {
		RaceFormula formula = pair.formula();
		BoolExpr whole = answer.onOneThread().isEmpty() ? formula.constraint().formula() : answer.constraint().formula();
		DefinedNumbers numbers = new DefinedNumbers(pair, decider);
		return numbers.needOverflow(whole, sat) && !numbers.areNowhere();
	}

	private PairJudgement possible(PairJudgement judgement, AccessPair pair, PairAnswer answer, Decision.Satisfiable sat,
			List<ModelGap> ofRegion) {
		if (pair.isEndOfLife()) {
			return pair.unknownOrder().map(judgement::with).orElseGet(() -> outlived(judgement, pair));
		}
		RegionUses used = uses.computeIfAbsent(pair.region(), RegionUses::of);
		List<ModelGap> all = Stream.of(answer.doubts(ofRegion).stream(), Conditional.repetition(pair, used, decider).stream(),
				Conditional.interleaving(pair, used, decider).stream(), Conditional.undecided(pair, used, decider).stream())
				.flatMap(doubts -> doubts).toList();
		Runner runner = answer.runner();
		Optional<RaceConstraint> strict = pair.formula().strictConstraint();
		Optional<Decision.Satisfiable> strictly = strict.flatMap(this::solution);
		if (strictly.isPresent()) {
			return found(judgement, pair, strict.get(), strictly.get(), new How(runner, all));
		}
		How how = new How(runner, Stream.concat(all.stream(), RaceReasons.widened(pair).stream()).toList());
		Optional<RaceConstraint> sure = answer.onOneThread().isEmpty() ? pair.formula().sureConstraint() : Optional.empty();
		Optional<Decision.Satisfiable> surely = sure.flatMap(this::solution);
		if (surely.isPresent()) {
			return found(judgement, pair, sure.get(), surely.get(), how);
		}
		Optional<OrderRule.Doubt> order = sure.isEmpty() ? Optional.empty() : pair.orderDoubt();
		if (order.filter(d -> d.likelihood() == OrderRule.Likelihood.ORDERED).isPresent()) {
			return undisturbed(pair, new How(runner, all)).map(judgement::with).orElseGet(() -> judgement.with(order.get().gap()));
		}
		return found(judgement, pair, answer.constraint(), sat, how.and(order.map(OrderRule.Doubt::gap).stream().toList()));
	}

	private Optional<Decision.Satisfiable> solution(RaceConstraint constraint) {
		return Optional.of(decider.solve(constraint)).filter(Decision.Satisfiable.class::isInstance).map(Decision.Satisfiable.class::cast);
	}

	/** A task may access a variable whose life has ended: the program does not conform, whatever the task finds there. OpenMP 5.2 §5.4.2 */
	private static PairJudgement outlived(PairJudgement judgement, AccessPair pair) {
		Flattened access = pair.first().access().purpose() == Item.Purpose.END_OF_LIFE ? pair.second() : pair.first();
		SourceRange task = access.points().stream().map(TaskPoint::item).filter(Item.Task.class::isInstance)
				.map(t -> ((Item.Task) t).range())
				.reduce((outer, inner) -> inner).orElse(access.access().range());
		Explanation text = RaceSentence.X_MAY_NO_LONGER_EXIST_WHEN_TASK_USES_IT.of(access.access().variable());
		return judgement.with(new SourceMessage(MessageKind.DEAD_LOCAL, task, text)).with(new ModelGap(GapKind.NOT_CONFORMING, task, text));
	}

	/** What executes the two accesses, and what makes the race merely possible. */
	private record How(Runner runner, List<ModelGap> doubts) {
		How and(List<ModelGap> more) {
			return new How(runner, Stream.concat(doubts.stream(), more.stream()).toList());
		}
	}

	private PairJudgement found(PairJudgement judgement, AccessPair pair, RaceConstraint race, Decision.Satisfiable sat, How how) {
		Optional<ModelGap> unknownOrder = pair.unknownOrder();
		if (unknownOrder.isPresent()) {
			return judgement.with(unknownOrder.get());
		}
		BoolExpr formula = race.formula();
		FoundRaces.Key key = FoundRaces.Key.of(pair);
		boolean isPossible = !RaceReasons.ofAnyWitness(pair, formula, how.doubts()).isEmpty();
		if (isPossible && races.has(key)) {
			return surer(pair, formula, how).map(judgement::with).orElse(judgement);
		}
		Judged judged = judged(pair, formula, isPossible && races.isLed(key) ? sat : decider.smallest(race, sat), how);
		if (judged.reasons.isEmpty()) {
			Sureness.Solution sure = how.runner() == Runner.THREAD ? pair.sureness().unforced(pair, formula, judged.found, decider)
					: pair.sureness().met(pair, formula, judged.found, decider);
			Judged again = judged(pair, sure.formula(), sure.found(), how.and(sure.doubts()));
			return told(judgement, pair, sure.formula(), again, how);
		}
		return surer(pair, formula, how).map(judgement::with).orElseGet(() -> told(judgement, pair, formula, judged, how));
	}

	/** A solution, and why its race is merely possible. */
	private record Judged(Decision.Satisfiable found, List<ModelGap> reasons) {
	}

	private Judged judged(AccessPair pair, BoolExpr formula, Decision.Satisfiable sat, How how) {
		DefinedWitness defined = DefinedWitness.of(pair, formula, sat, decider, companions);
		List<ModelGap> doubts = Stream.concat(how.doubts().stream(), defined.doubt().stream()).toList();
		return new Judged(defined.found(), RaceReasons.of(pair, formula, defined.found().witness(), doubts));
	}

	/** A race between places that have one already is told only if it is definite. */
	private PairJudgement told(PairJudgement judgement, AccessPair pair, BoolExpr formula, Judged judged, How how) {
		return judged.reasons.isEmpty() || !races.has(FoundRaces.Key.of(pair))
				? judgement.with(race(pair, formula, judged, how))
				: judgement;
	}

	private Race race(AccessPair pair, BoolExpr formula, Judged judged, How how) {
		return reporter.report(pair, formula, judged.found.witness(), how.runner(), judged.reasons);
	}

	/** The race of the two in executions of a kind in which they surely meet. */
	private Optional<Race> surer(AccessPair pair, BoolExpr formula, How how) {
		return undisturbed(pair, how).or(() -> apart(pair, formula, how));
	}

	/** The race of the two where pointers of the inputs lead to different memory, if they surely meet then. */
	private Optional<Race> apart(AccessPair pair, BoolExpr formula, How how) {
		boolean sayable = how.runner() == Runner.THREAD && how.doubts().isEmpty() && !pair.isAlias();
		Optional<Sureness.Solution> found = sayable ? pair.sureness().apart(pair, formula, decider) : Optional.empty();
		return found.map(f -> pair.sureness().unforced(pair, f.formula(), f.found(), decider))
				.flatMap(f -> Optional.of(judged(pair, f.formula(), f.found(), how.and(f.doubts()))).filter(j -> j.reasons.isEmpty())
						.map(j -> race(pair, f.formula(), j, how)));
	}

	/** The race of the two while nobody else has done anything, if they surely meet then. */
	private Optional<Race> undisturbed(AccessPair pair, How how) {
		boolean twoThreads = how.runner() == Runner.THREAD && how.doubts().isEmpty() && pair.unknownOrder().isEmpty();
		Optional<Sureness.Solution> found = twoThreads ? pair.sureness().undisturbed(pair, decider) : Optional.empty();
		return found.flatMap(f -> Optional.of(judged(pair, f.formula(), f.found(), how)).filter(j -> j.reasons.isEmpty())
				.map(j -> race(pair, f.formula(), j, how)));
	}
}
