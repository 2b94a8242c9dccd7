package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.order.OrderRule;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.OneThreadRace;
import org.racelens.race.pair.OverlappingItems.Overlap;
import org.racelens.race.pair.Pairing;
import org.racelens.race.pair.PhaseEngine;
import org.racelens.race.pair.ScanDependence;
import org.racelens.race.pair.SoleTask;
import org.racelens.race.pair.Sureness;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.TaskPoint;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;

/**
 * Judges the encounters of one region: decides each conflicting pair and gathers races, gaps and figures. Confidence follows by rule: a
 * race is definite exactly if nothing that takes part in it was lost or widened.
 */
public final class RegionJudge {
	private final Decider decider;
	private final RaceReporter reporter;
	private final Engine engine;
	private final FoundRaces races = new FoundRaces();
	private final Set<ModelGap> gaps = new LinkedHashSet<>();
	private final Set<ModelGap> ofText = new LinkedHashSet<>();
	private final Set<SourceMessage> messages = new LinkedHashSet<>();
	private final Set<String> assumptions = new LinkedHashSet<>();
	private int pairs;
	private int cheap;
	private int solver;
	private int phase;

	public RegionJudge(Decider decider, SourceText source, Engine engine) {
		this.decider = decider;
		this.engine = engine;
		reporter = new RaceReporter(source);
	}

	/** Judges one encounter; several of the same region add up. */
	public void judge(Region region) {
		gaps.addAll(SoleTask.relevantGaps(region));
		assumptions.addAll(region.notes());
		Pairing pairing = Pairing.of(region);
		pairing.misaligned().forEach(this::misaligned);
		pairing.overlapping().forEach(this::overlapping);
		pairing.outside().forEach(this::outside);
		List<ModelGap> doubts = new ArrayList<>(ofText);
		doubts.addAll(RaceReasons.ofAll(region, pairing));
		for (AccessPair pair : pairing.pairs()) {
			if (decider.isStopped()) {
				gaps.add(unfinished(region));
				return;
			}
			pairs++;
			dependence(pair);
			if (pair.isExcluded()) {
				cheap++;
			} else if (engine != Engine.POLYHEDRAL && pairing.phases().frees(pair)) {
				cheap++;
				phase++;
			} else if (engine == Engine.PHASE) {
				gaps.add(pairing.phases().doubt(pair));
			} else {
				decide(pair, doubts);
			}
		}
		if (!pairing.complete()) {
			gaps.add(unfinished(region));
		}
		pairing.apart().forEach((apart, pairs) -> {
			if (!assumptions.contains(apart.sentence()) && pairs.stream().anyMatch(p -> isPossible(p, pairing.phases()))) {
				assumptions.add(apart.sentence());
			}
		});
	}

	private static ModelGap unfinished(Region region) {
		return new ModelGap(GapKind.BUDGET, region.construct().directive().range(),
				"not all pairs of accesses were looked at: the limit of effort is reached");
	}

	/** Whether a pair could race if its objects were the same. */
	private boolean isPossible(AccessPair pair, PhaseEngine phases) {
		if (engine == Engine.PHASE) {
			return !pair.isExcluded() && !phases.frees(pair);
		}
		return !pair.isExcluded()
				&& Stream.concat(Stream.of(pair.constraint()), OneThreadRace.of(pair).stream().map(OneThreadRace::constraint))
						.anyMatch(c -> !(decider.decide(c) instanceof Decision.Unsatisfiable));
	}

	/** Something in the region's text that nobody understands: it may do anything, so that every race is merely possible. */
	public void doubt(ModelGap gap) {
		gaps.add(gap);
		ofText.add(gap);
	}

	/** Iterations that a {@code scan} directive divides. */
	private void dependence(AccessPair pair) {
		boolean meets = ScanDependence.of(pair).filter(c -> !(decider.decide(c) instanceof Decision.Unsatisfiable)).isPresent();
		if (meets) {
			SourceRange place = pair.second().access().range();
			String text = "this depends on what stands before the scan directive in the same iteration";
			messages.add(new SourceMessage("scan", place, text));
			gaps.add(new ModelGap(GapKind.NOT_CONFORMING, place, text));
		}
	}

	/** Items of {@code depend} clauses that may overlap in part. */
	public void overlapping(Overlap overlap, AccessPair access) {
		String text = "an item of depend overlaps another one of this or of a sibling task in part: that does not order them";
		ModelGap gap = new ModelGap(GapKind.NOT_CONFORMING, overlap.task(), text);
		Occurrence occurrence = gaps.contains(gap) ? Occurrence.NEVER
				: Occurrence.of(access.where(overlap.condition()), access, decider);
		if (occurrence == Occurrence.SURE) {
			messages.add(new SourceMessage("depend-overlap", overlap.task(), text));
			gaps.add(gap);
		} else if (occurrence == Occurrence.UNKNOWN) {
			assumptions.add("items of depend clauses are the same storage or have none in common");
		}
	}

	/** An access that is paired with itself may leave the section that a copy is of. */
	private void outside(AccessPair access) {
		String section = access.first().access().variable();
		Occurrence exit = Occurrence.of(access.existence(), access, decider);
		if (exit == Occurrence.SURE) {
			SourceRange place = access.first().access().range();
			String text = "this is outside of " + section + ", which is all that there is a copy of";
			messages.add(new SourceMessage("outside-section", place, text));
			gaps.add(new ModelGap(GapKind.NOT_CONFORMING, place, text));
		} else if (exit == Occurrence.UNKNOWN) {
			assumptions.add("what is accessed of a reduction's copy is in the section " + section);
		}
	}

	private void misaligned(Barrier barrier) {
		ModelGap gap = RaceReasons.misalignment(barrier);
		messages.add(new SourceMessage("misaligned-barrier", gap.place(), gap.message()));
		gaps.add(gap);
	}

	private void decide(AccessPair pair, List<ModelGap> doubts) {
		FoundRaces.Key key = FoundRaces.Key.of(pair);
		if (races.isSettled(key)) {
			cheap++;
			return;
		}
		PairAnswer answer = PairAnswer.of(pair, decider);
		if (answer.decision().bySolver()) {
			solver++;
		} else {
			cheap++;
		}
		if (answer.decision() instanceof Decision.Satisfiable sat && !needsOverflow(pair, answer, sat)) {
			possible(pair, key, answer, sat, doubts);
			return;
		}
		if (answer.decision() instanceof Decision.Undecided undecided) {
			gaps.add(new ModelGap(GapKind.SOLVER_GAVE_UP, pair.first().access().range(), "whether this races with line "
					+ pair.second().access().range().line() + " is not decided: " + undecided.reason()));
		}
		if (!gaps.contains(pair.aliasGap())
				&& pair.sharedTarget().map(decider::decide).filter(d -> !(d instanceof Decision.Unsatisfiable)).isPresent()) {
			gaps.add(pair.aliasGap());
		}
	}

	/** Whether the accesses meet only where the serial code before did something undefined: then they are free, and the proof says why. */
	private boolean needsOverflow(AccessPair pair, PairAnswer answer, Decision.Satisfiable sat) {
		BoolExpr whole = answer.onOneThread().isEmpty() ? pair.constraint().formula() : answer.constraint().formula();
		DefinedNumbers numbers = new DefinedNumbers(pair, decider);
		boolean needs = numbers.refined(whole, sat) instanceof Decision.Unsatisfiable && !numbers.areNowhere();
		if (needs) {
			assumptions.add(DefinedNumbers.ASSUMPTION);
		}
		return needs;
	}

	private void possible(AccessPair pair, FoundRaces.Key key, PairAnswer answer, Decision.Satisfiable sat, List<ModelGap> doubts) {
		if (pair.isEndOfLife()) {
			pair.unknownOrder().ifPresentOrElse(gaps::add, () -> outlived(pair));
			return;
		}
		List<ModelGap> all = answer.doubts(doubts);
		Runner runner = answer.runner();
		Optional<RaceConstraint> sure = answer.onOneThread().isEmpty() ? pair.sureConstraint() : Optional.empty();
		Optional<RaceConstraint> strict = pair.strictConstraint();
		Optional<Decision.Satisfiable> strictly = strict.map(decider::decide).filter(Decision.Satisfiable.class::isInstance)
				.map(Decision.Satisfiable.class::cast);
		if (strictly.isPresent()) {
			found(pair, key, strict.get().formula(), strictly.get(), new How(runner, all));
			return;
		}
		How how = new How(runner, Stream.concat(all.stream(), RaceReasons.widened(pair).stream()).toList());
		Optional<Decision.Satisfiable> surely = sure.map(decider::decide).filter(Decision.Satisfiable.class::isInstance)
				.map(Decision.Satisfiable.class::cast);
		Optional<OrderRule.Doubt> order = sure.isEmpty() || surely.isPresent() ? Optional.empty() : pair.orderDoubt();
		if (order.filter(d -> d.likelihood() == OrderRule.Likelihood.ORDERED).isPresent()) {
			if (!isUndisturbed(pair, key, new How(runner, all))) {
				gaps.add(order.get().gap());
			}
		} else if (surely.isPresent()) {
			found(pair, key, sure.get().formula(), surely.get(), how);
		} else {
			found(pair, key, answer.constraint().formula(), sat, how.and(order.map(OrderRule.Doubt::gap).stream().toList()));
		}
	}

	/** A task may access a variable whose life has ended: the program does not conform, whatever the task finds there. OpenMP 5.2 §5.4.2 */
	private void outlived(AccessPair pair) {
		Flattened access = pair.first().access().purpose() == Item.Purpose.END_OF_LIFE ? pair.second() : pair.first();
		SourceRange task = access.points().stream().map(TaskPoint::item).filter(Item.Task.class::isInstance)
				.map(t -> ((Item.Task) t).range())
				.reduce((outer, inner) -> inner).orElse(access.access().range());
		String text = access.access().variable() + " may no longer exist when the task uses it";
		messages.add(new SourceMessage("dead-local", task, text));
		gaps.add(new ModelGap(GapKind.NOT_CONFORMING, task, text));
	}

	/** What executes the two accesses, and what makes the race merely possible. */
	private record How(Runner runner, List<ModelGap> doubts) {
		How and(List<ModelGap> more) {
			return new How(runner, Stream.concat(doubts.stream(), more.stream()).toList());
		}
	}

	private void found(AccessPair pair, FoundRaces.Key key, BoolExpr formula, Decision.Satisfiable sat, How how) {
		Optional<ModelGap> unknownOrder = pair.unknownOrder();
		if (unknownOrder.isPresent()) {
			gaps.add(unknownOrder.get());
			return;
		}
		Judged judged = judged(pair, formula, sat, how);
		if (judged.reasons.isEmpty() && how.runner() == Runner.THREAD) {
			Sureness.Solution sure = pair.sureness().unforced(pair, formula, judged.found, decider);
			Judged again = judged(pair, sure.formula(), sure.found(), how.and(sure.doubts()));
			report(pair, key, sure.formula(), again, how);
		} else if (judged.reasons.isEmpty() || !isUndisturbed(pair, key, how)) {
			report(pair, key, formula, judged, how);
		}
	}

	/** A solution, and why its race is merely possible. */
	private record Judged(Decision.Satisfiable found, List<ModelGap> reasons) {
	}

	private Judged judged(AccessPair pair, BoolExpr formula, Decision.Satisfiable sat, How how) {
		DefinedWitness defined = DefinedWitness.of(pair, formula, sat, decider);
		List<ModelGap> doubts = Stream.concat(how.doubts().stream(), defined.doubt().stream()).toList();
		return new Judged(defined.found(), RaceReasons.of(pair, formula, defined.found().witness(), doubts));
	}

	private void report(AccessPair pair, FoundRaces.Key key, BoolExpr formula, Judged judged, How how) {
		if (!races.has(key) || judged.reasons.isEmpty()) {
			races.put(key, reporter.report(pair, formula, judged.found.witness(), how.runner(), judged.reasons));
		}
	}

	/** Whether the two surely meet while nobody else has done anything: then that race is reported. */
	private boolean isUndisturbed(AccessPair pair, FoundRaces.Key key, How how) {
		boolean twoThreads = how.runner() == Runner.THREAD && how.doubts().isEmpty() && pair.unknownOrder().isEmpty();
		Optional<Sureness.Solution> found = twoThreads ? pair.sureness().undisturbed(pair, decider) : Optional.empty();
		Optional<Judged> judged = found.map(f -> judged(pair, f.formula(), f.found(), how)).filter(j -> j.reasons.isEmpty());
		judged.ifPresent(j -> report(pair, key, found.get().formula(), j, how));
		return judged.isPresent();
	}

	public List<Race> races() {
		return races.sorted();
	}

	public List<ModelGap> gaps() {
		return gaps.stream().sorted().toList();
	}

	public void addGap(ModelGap gap) {
		gaps.add(gap);
	}

	public List<SourceMessage> messages() {
		return List.copyOf(messages);
	}

	public Proof proof() {
		return new Proof(pairs, cheap, solver, phase, List.copyOf(assumptions));
	}
}
