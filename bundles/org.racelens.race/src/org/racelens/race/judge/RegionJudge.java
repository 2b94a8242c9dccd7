package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.MemoryObject.Apart;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.decide.Decider;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.condition.RegionConditions;
import org.racelens.race.explore.StrayReleases;
import org.racelens.race.fact.HandMadeOrder;
import org.racelens.race.judge.PairJudgement.Way;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.OverlappingItems.Overlap;
import org.racelens.race.pair.Pairing;
import org.racelens.race.pair.ScanDependence;
import org.racelens.race.pair.SoleTask;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.Verdict;

/** Judges the encounters of one region, pair by pair, and puts together what that finds. */
public final class RegionJudge {
	/** What stands for others is judged with this part of the effort. */
	private static final int SHARE_OF_STAND_INS = 2;
	/** Gaps that say nothing of an encounter that does not hold of any other. */
	private static final Set<GapKind> OPEN = Set.of(GapKind.MAY_ALIAS, GapKind.BUDGET, GapKind.SOLVER_GAVE_UP);

	private final Decider decider;
	private final SourceText source;
	private final Engine engine;
	private final FormulaJudge formulas;
	private final ExploredPairs explored;
	private final FoundRaces races = new FoundRaces();
	private final List<ModelGap> ofText;
	private final Set<ModelGap> gaps;
	private final Set<SourceMessage> messages = new LinkedHashSet<>();
	private final Set<Explanation> assumptions = new LinkedHashSet<>();
	private final Set<Explanation> facts = new LinkedHashSet<>();
	private final RegionConditions conditions = new RegionConditions();
	private final Figures figures = new Figures();
	/** the answer of what stands for all encounters, where it says more than they do */
	private Optional<RegionAnswer> instead = Optional.empty();

	/** How many pairs were decided in which way. */
	private static final class Figures {
		private int pairs;
		private int cheap;
		private int solver;
		private int phase;

		void add(Figures other) {
			pairs += other.pairs;
			cheap += other.cheap;
			phase += other.phase;
			solver += other.solver;
		}

		void add(Way way) {
			cheap += way == Way.CHEAP || way == Way.PHASE ? 1 : 0;
			phase += way == Way.PHASE ? 1 : 0;
			solver += way == Way.SOLVER ? 1 : 0;
		}
	}

	private RegionJudge(Decider decider, SourceText source, Engine engine, List<ModelGap> ofText) {
		this.decider = decider;
		this.source = source;
		this.engine = engine;
		this.ofText = ofText;
		gaps = new LinkedHashSet<>(ofText);
		formulas = new FormulaJudge(decider, source, races, gaps::contains);
		explored = new ExploredPairs(decider, source);
	}

	/**
	 * The answer for a region. What a limit leaves is a gap.
	 *
	 * @param encounters of one region, in the order of the execution; not empty
	 * @param ofText what is in the region's text that nobody understands: it may do anything, so that every race is merely possible
	 */
	public static RegionAnswer answer(List<Region> encounters, List<ModelGap> ofText, Decider decider, SourceText source, Engine engine) {
		RegionJudge judge = new RegionJudge(decider, source, engine, ofText);
		SourceRange place = encounters.get(0).construct().directive().range();
		try {
			List<Region> known = encounters.stream().filter(e -> e.standsFor().isEmpty()).toList();
			List<Region> standing = encounters.stream().filter(e -> e.standsFor().isPresent()).toList();
			Optional<RegionJudge> standIns = judge.ofStandIns(standing);
			known.forEach(judge::judge);
			judge.considerStandIns(standing, standIns, known);
			known.forEach(judge::standstills);
		} catch (ArithmeticException e) {
			judge.gaps.add(new ModelGap(GapKind.BUDGET, place, Unfollowed.NUMBER_LEAVES_64_BITS.of()));
		} catch (EffortExceededException e) {
			judge.gaps.add(new ModelGap(GapKind.BUDGET, place, RaceSentence.NOT_ALL_OF_REGION_WAS_LOOKED_AT_X.of(e.getMessage())));
		}
		return judge.answer();
	}

	/**
	 * Whether a region is surely race-free.
	 *
	 * @throws EffortExceededException where the limit of effort ends the work, which says nothing of the region
	 */
	public static boolean isFree(Region region, Decider decider, SourceText source, Engine engine) {
		RegionJudge judge = new RegionJudge(decider, source, engine, List.of());
		try {
			judge.judge(region);
		} catch (ArithmeticException e) {
			return false;
		}
		return judge.answer().verdict() == Verdict.RACE_FREE;
	}

	private RegionAnswer answer() {
		List<Explanation> assumed = instead.map(a -> a.proof().assumptions()).orElse(List.copyOf(assumptions));
		Proof proof = new Proof(figures.pairs, figures.cheap, figures.solver, figures.phase, assumed, List.copyOf(facts));
		return instead.map(a -> new RegionAnswer(List.of(), List.of(), List.copyOf(messages), a.conditions(), proof))
				.orElseGet(
						() -> new RegionAnswer(races.sorted(), List.copyOf(gaps), List.copyOf(messages), conditions.all(decider), proof));
	}

	/** What is found of regions that stand for others, before these use up what effort there is; empty where that is not found out. */
	private Optional<RegionJudge> ofStandIns(List<Region> standing) {
		RegionJudge own = new RegionJudge(decider, source, engine, ofText);
		try (Effort part = Effort.of(Effort.left() / SHARE_OF_STAND_INS, Cancellation.NEVER)) {
			standing.forEach(own::judge);
			return standing.isEmpty() || part.isUsedUp() ? Optional.empty() : Optional.of(own);
		} catch (EffortExceededException | ArithmeticException e) {
			// the encounters that are known are judged all the same
			return Optional.empty();
		}
	}

	/**
	 * Of regions that stand for others, with any arguments, what frees them counts: races may be of arguments that nobody passes. Where
	 * nothing is known of the encounters but that their pointers may lead to the same memory, which would be the others' conditions, or
	 * that effort did not suffice for them, the others count alone, unless an encounter has one object where their conditions speak of two,
	 * or is of an instance of a template that none stands for.
	 */
	private void considerStandIns(List<Region> standing, Optional<RegionJudge> found, List<Region> known) {
		List<ModelGap> unknown = standing.stream().flatMap(s -> s.standsFor().stream()).flatMap(s -> s.unknown().stream()).toList();
		boolean isOpen = isOpen() && known.stream().allMatch(k -> standing.stream().anyMatch(s -> s.construct() == k.construct()))
				&& known.stream().map(PassedObjects::new).noneMatch(here -> standing.stream().anyMatch(here::areFewerThan));
		if (standing.isEmpty() || unknown.isEmpty() && !isOpen) {
			return;
		}
		Optional<RegionAnswer> answer = found.map(RegionJudge::answer)
				.filter(a -> a.verdict() == Verdict.RACE_FREE || a.verdict() == Verdict.RACE_FREE_IF);
		if (answer.isEmpty()) {
			gaps.addAll(unknown);
			return;
		}
		figures.add(found.get().figures);
		if (isOpen) {
			instead = answer;
			return;
		}
		assumptions.addAll(answer.get().proof().assumptions());
		answer.get().conditions().forEach(c -> conditions.add(c.statement(), c.place()));
	}

	/** Whether all that was found so far is that pointers may lead to the same memory, or that effort did not suffice. */
	private boolean isOpen() {
		List<Race> found = races.sorted();
		return (!found.isEmpty() || !gaps.isEmpty()) && gaps.stream().allMatch(g -> OPEN.contains(g.kind()))
				&& found.stream().allMatch(r -> r.confidence() == Confidence.POSSIBLE
						&& r.reasons().stream().anyMatch(g -> g.kind() == GapKind.MAY_ALIAS));
	}

	private void judge(Region encounter) {
		HandMadeOrder order = HandMadeOrder.in(encounter);
		Region region = order.region();
		facts.addAll(order.facts());
		gaps.addAll(SoleTask.relevantGaps(region));
		assumptions.addAll(region.notes());
		Pairing pairing = Pairing.of(region);
		pairing.misaligned().forEach(this::misaligned);
		pairing.overlapping().forEach(this::overlapping);
		pairing.outside().forEach(this::outside);
		StrayReleases.of(region).forEach(place -> notConforming(MessageKind.LOCK_OF_ANOTHER_TASK, place,
				RaceSentence.LOCK_WAS_NOT_SET_BY_THE_TASK_THAT_GIVES_IT_BACK_HERE.of()));
		List<ModelGap> doubts = new ArrayList<>(ofText);
		doubts.addAll(RaceReasons.ofAll(region, pairing));
		List<PairJudge> judges = engine.judges(pairing, formulas);
		for (AccessPair pair : pairing.pairs()) {
			if (decider.isStopped()) {
				gaps.add(unfinished(region));
				return;
			}
			figures.pairs++;
			dependence(pair);
			PairJudgement judgement = judges.stream().flatMap(judge -> judge.judge(pair, doubts).stream()).findFirst().orElseThrow();
			add(pair, explored.judged(pair, judgement, encounter, doubts));
		}
		if (!pairing.complete()) {
			gaps.add(unfinished(region));
		}
		keptApart(pairing.apart(), judges);
	}

	/** What is said of a region whose threads may wait forever, once for all encounters; the answer stays as it is. */
	private void standstills(Region region) {
		for (SourceMessage message : explored.standstills(region)) {
			if (messages.stream().noneMatch(m -> m.kind() == message.kind() && m.place().equals(message.place()))) {
				messages.add(message);
			}
		}
	}

	private static ModelGap unfinished(Region region) {
		return new ModelGap(GapKind.BUDGET, region.construct().directive().range(),
				RaceSentence.NOT_ALL_PAIRS_WERE_LOOKED_AT.of());
	}

	private void add(AccessPair pair, PairJudgement judgement) {
		figures.add(judgement.way());
		gaps.addAll(judgement.gaps());
		messages.addAll(judgement.messages());
		assumptions.addAll(judgement.assumptions());
		judgement.conditional().ifPresent(conditions::add);
		judgement.besides().forEach(c -> conditions.add(c.statement(), c.place()));
		judgement.race().ifPresent(race -> races.add(FoundRaces.Key.of(pair), race));
	}

	/** Objects that are assumed to be different, where it matters. */
	private void keptApart(Map<Apart, List<AccessPair>> apart, List<PairJudge> judges) {
		apart.forEach((assumed, pairs) -> {
			if (!assumptions.contains(assumed.assumed().of())
					&& pairs.stream().anyMatch(pair -> judges.stream().noneMatch(judge -> judge.frees(pair)))) {
				assumptions.add(assumed.assumed().of());
			}
		});
	}

	/** Iterations that a {@code scan} directive divides. */
	private void dependence(AccessPair pair) {
		boolean meets = ScanDependence.of(pair).filter(c -> !decider.refutes(c)).isPresent();
		if (meets) {
			notConforming(MessageKind.SCAN, pair.second().access().range(),
					RaceSentence.THIS_DEPENDS_ON_WHAT_STANDS_BEFORE_THE_SCAN.of());
		}
	}

	/** Items of {@code depend} clauses that may overlap in part. */
	private void overlapping(Overlap overlap, AccessPair access) {
		Explanation text = RaceSentence.ITEMS_OF_DEPEND_OVERLAP_IN_PART.of();
		ModelGap gap = new ModelGap(GapKind.NOT_CONFORMING, overlap.task(), text);
		Occurrence occurrence = gaps.contains(gap) ? Occurrence.NEVER
				: Occurrence.of(access.formula().where(overlap.condition()), access, decider);
		if (occurrence == Occurrence.SURE) {
			notConforming(MessageKind.DEPEND_OVERLAP, overlap.task(), text);
		} else if (occurrence == Occurrence.UNKNOWN) {
			assumptions.add(RaceSentence.ITEMS_OF_DEPEND_DO_NOT_OVERLAP_IN_PART.of());
		}
	}

	/** An access that is paired with itself may leave the section that a copy is of. */
	private void outside(AccessPair access) {
		String section = access.first().access().variable();
		Occurrence exit = Occurrence.of(access.formula().existence(), access, decider);
		if (exit == Occurrence.SURE) {
			notConforming(MessageKind.OUTSIDE_SECTION, access.first().access().range(),
					RaceSentence.THIS_IS_OUTSIDE_OF_X_WHICH_IS_ALL_THAT_IS_COPIED.of(section));
		} else if (exit == Occurrence.UNKNOWN) {
			assumptions.add(RaceSentence.WHAT_IS_ACCESSED_OF_A_COPY_LIES_IN_X.of(section));
		}
	}

	private void notConforming(MessageKind kind, SourceRange place, Explanation text) {
		messages.add(new SourceMessage(kind, place, text));
		gaps.add(new ModelGap(GapKind.NOT_CONFORMING, place, text));
	}

	private void misaligned(Barrier barrier) {
		ModelGap gap = RaceReasons.misalignment(barrier);
		messages.add(new SourceMessage(MessageKind.MISALIGNED_BARRIER, gap.place(), gap.explanation()));
		gaps.add(gap);
	}
}
