package org.racelens.exploration.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.racelens.exploration.Explorer;
import org.racelens.exploration.answer.Coverage;
import org.racelens.exploration.answer.Doubt;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Mode;
import org.racelens.exploration.answer.Move;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.answer.Standstill;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.model.source.Cancellation;

/** What the door promises: which mode, what casts a doubt, how far an exploration comes, and that names of threads do not matter. */
class ExplorerTest {
	private static final int PROGRAMS = 200;
	private static final long SEED = 41;
	private static final String BARRIER = "all: r := 0; while.9 (r < 6) { write a[me]; n = add.ar(c, 1); "
			+ "if (n == T - 1) { st.rlx(c, 0); st.rel(g, r + 1) } else { aw.acq(g: v >= r + 1) }; r := r + 1 }";

	private static Exploration explored(Skeleton skeleton, Limits limits, Cancellation cancellation) {
		return new Explorer(Conflicts.BY_LOCATION, limits).explore(skeleton, cancellation);
	}

	private static Exploration explored(String text) {
		return explored(Notation.skeleton(text, 2), Limits.USUAL, Cancellation.NEVER);
	}

	@Test
	void skeletonsOfTheSequentialSubsetAreInterleaved() {
		assertEquals(Mode.INTERLEAVING, explored("0: write d; st.sc(x, 1)\n1: aw.sc(x: v == 1); lock(l); use d; unlock(l)").mode());
		assertEquals(Mode.GRAPH, explored("0: write d; st.rel(x, 1)\n1: aw.sc(x: v == 1); use d").mode());
		assertEquals(Mode.GRAPH, explored("0: lock(l)\n1: r = test(l)").mode());
		assertEquals(Mode.GRAPH, explored("0: st.sc(x, 1)\n1: r = cas.sc.rlx(x, 0, 1)").mode());
	}

	@Test
	void aRaceOfTheWeakerReadingAloneIsInDoubt() {
		Exploration found = explored("0: st.sc(x, 1); r = ld.sc(y); if (!r) { write d }\n"
				+ "1: st.rlx(y, 1); F; r = ld.rlx(x); if (!r) { write d }");
		assertEquals(List.of(Set.of(Doubt.READING)), found.races().stream().map(Race::doubts).toList());
	}

	@Test
	void aRaceBehindAnUnknownConditionIsInDoubt() {
		Exploration found = explored("0: either { write d } or { write e }; st.rlx(x, 1)\n1: use d; write e");
		assertEquals(List.of(Set.of(Doubt.CONDITION), Set.of(Doubt.CONDITION)), found.races().stream().map(Race::doubts).toList());
		Exploration sequential = explored("0: either { write d } or { write e }; st.sc(x, 1)\n1: use d; write e");
		assertEquals(Mode.INTERLEAVING, sequential.mode());
		assertEquals(List.of(Set.of(Doubt.CONDITION), Set.of(Doubt.CONDITION)), sequential.races().stream().map(Race::doubts).toList());
	}

	@Test
	void aTestThatFailsWhileNobodyHoldsTheLockIsInDoubt() {
		Exploration found = explored("0: write d\n1: r = test(l); if (!r) { use d } else { unlock(l) }");
		assertEquals(List.of(Set.of(Doubt.FAILED_TEST)), found.races().stream().map(Race::doubts).toList());
		Exploration held = explored("0: lock(l); write d; unlock(l)\n1: r = test(l); if (!r) { use d } else { unlock(l) }");
		assertEquals(List.of(Set.of()), held.races().stream().map(Race::doubts).toList());
	}

	@Test
	void aRaceByLoadBufferingAloneIsInDoubt() {
		Exploration found = explored("0: v = ld.rlx(x); st.rlx(y, 1); if (v) { write d }\n"
				+ "1: v = ld.rlx(y); st.rlx(x, 1); if (v) { write d }");
		assertEquals(List.of(Set.of(Doubt.LOAD_BUFFERING)), found.races().stream().map(Race::doubts).toList());
		assertTrue(found.coverage().isComplete());
	}

	@Test
	void nothingMovesBeforeWhatItDependsOn() {
		for (String between : List.of("F; st.rlx(y, 1)", "F.ar; st.rlx(y, 1)", "st.rel(y, 1)", "st.rlx(y, v)", "if (v) { st.rlx(y, 1) }",
				"w := v + 1; st.rlx(y, w)", "aw.rlx(x: v == 1); st.rlx(y, 1)", "z = ld.acq(z); st.rlx(y, 1)")) {
			String other = "st.rlx(y, 1)".equals(between) ? "" : between.replace("(y,", "(x,").replace("x:", "y:").replace("z", "w");
			Exploration found = explored("0: v = ld.rlx(x); " + between + "; if (v) { write d }\n1: v = ld.rlx(y); " + other
					+ "; if (v) { write d }");
			assertTrue(found.races().stream().noneMatch(race -> race.doubts().contains(Doubt.LOAD_BUFFERING)), between);
			assertEquals(Coverage.End.EXHAUSTED, found.coverage().end(), between);
		}
	}

	@Test
	void whatCannotBeExchangedInItsBlockLeavesTheAnswerOpen() {
		for (String between : List.of("if (w) { st.rlx(y, 1) }", "st.rlx(y[w], 1)", "w := 1; st.rlx(y, w)")) {
			Exploration found = explored("0: v = ld.rlx(x); " + between + "; if (v) { write d }\n1: v = ld.acq(y); st.rel(x, 1)");
			assertEquals(Coverage.End.EXCHANGES, found.coverage().end(), between);
		}
		Exploration loop = explored(
				"0: r := 0; while.2 (r < 2) { st.rlx(y, 1); v = ld.rlx(x); r := r + 1 }\n1: v = ld.acq(y); st.rel(x, 1)");
		assertEquals(Coverage.End.EXCHANGES, loop.coverage().end());
	}

	@Test
	void nothingIsReadEarlyOfWhatOneLockGuards() {
		Exploration one = explored("0: lock(l); v = ld.rlx(x); if (w) { st.rlx(y, 1) }; unlock(l); if (v) { write d }\n"
				+ "1: lock(l); v = ld.rlx(y); st.rlx(x, 1); unlock(l); if (v) { write d }");
		assertTrue(one.coverage().isComplete());
		assertTrue(one.races().stream().noneMatch(race -> race.doubts().contains(Doubt.LOAD_BUFFERING)));
		Exploration two = explored("0: lock(l); v = ld.rlx(x); st.rlx(y, 1); unlock(l); if (v) { write d }\n"
				+ "1: lock(m); v = ld.rlx(y); st.rlx(x, 1); unlock(m); if (v) { write d }");
		assertEquals(List.of(Set.of(Doubt.LOAD_BUFFERING)), two.races().stream().map(Race::doubts).toList());
	}

	@Test
	void anOldValueIsToldWithWhatWasOverlooked() {
		Exploration found = explored("0: st.rel(x, 1); r = ld.acq(y); if (!r) { write d }\n"
				+ "1: st.rel(y, 1); r = ld.acq(x); if (!r) { write d }");
		List<Move> schedule = found.races().get(0).schedule();
		assertEquals(6, schedule.size());
		Move.Operated last = (Move.Operated) schedule.get(3);
		assertEquals(List.of(0), last.overlooked());
		assertTrue(last.readsFrom().isEmpty());
	}

	@Test
	void accessesThatThreadsHaveInCommonRaceOnce() {
		Skeleton one = Notation.skeleton("0: awx.rlx(l, 1: v == 0); use x; write x; st.rel(l, 0)", 1);
		Skeleton three = new Skeleton(one.locations(), Collections.nCopies(3, one.threads().get(0)));
		Exploration found = explored(three, Limits.USUAL, Cancellation.NEVER);
		assertEquals(List.of(2, 1), found.races().stream()
				.map(race -> Set.copyOf(List.of(race.conflict().first().id(), race.conflict().second().id())).size()).toList());
	}

	@Test
	void locksInOppositeOrderAreACycle() {
		Exploration found = explored("0: lock(l); lock(m); unlock(m); unlock(l)\n1: lock(m); lock(l); unlock(l); unlock(m)");
		assertEquals(List.of(Standstill.Kind.LOCK_CYCLE), found.standstills().stream().map(Standstill::kind).toList());
		assertEquals(2, found.standstills().get(0).schedule().size());
	}

	/** Threads that raise their flags and look at the other one's; LOWER is what who sees it does. */
	private static Exploration flags(String lower) {
		String text = "me: f := 1; while.3 (f) { st.sc(ME, 1); f = ld.sc(OTHER); if (f) { LOWER } }; write d; st.sc(ME, 0)";
		return explored(text.replace("me:", "0:").replace("LOWER", lower).replace("ME", "x").replace("OTHER", "y") + "\n"
				+ text.replace("me:", "1:").replace("LOWER", lower).replace("ME", "y").replace("OTHER", "x"));
	}

	@Test
	void threadsThatTryAgainForEverAreALivelock() {
		Exploration found = flags("st.sc(ME, 0)");
		assertTrue(found.coverage().isComplete());
		assertEquals(List.of(), found.races());
		assertEquals(List.of(Standstill.Kind.LIVELOCK), found.standstills().stream().map(Standstill::kind).toList());
		Standstill round = found.standstills().get(0);
		assertEquals(List.of("0:while.3", "1:while.3"), round.waiting().stream().map(Standstill.Waiting::label).toList());
		List<Move> repeated = round.schedule().subList(round.repeatsFrom().getAsInt(), round.schedule().size());
		assertEquals(Set.of(0, 1), Set.copyOf(repeated.stream().map(Move::thread).toList()));
	}

	@Test
	void whoKeepsAFlagRaisedWaitsAndNobodyGoesRound() {
		assertEquals(List.of(Standstill.Kind.WAITS_FOREVER), flags("f := 1").standstills().stream().map(Standstill::kind).toList());
	}

	@Test
	void whoSpinsWhileTheOtherIsNotExecutedIsNoLivelock() {
		assertEquals(List.of(), explored("0: r := 1; while.3 (r) { st.sc(z, 1); r = ld.sc(x) }\n1: st.sc(y, 1); st.sc(x, 0)\n"
				.replace("r = ld.sc(x)", "r = ld.sc(x); r := r == 0").replace("st.sc(x, 0)", "st.sc(x, 1)")).standstills());
		assertEquals(1, explored("0: r := 1; while.3 (r) { st.sc(z, 1); r = ld.sc(x); r := r == 0 }\n1: st.sc(y, 1)").standstills().size());
	}

	@Test
	void aThreadThatMayWaitAllTheTimeIsFairlyLeftOut() {
		String text = "0: r := 1; while.3 (r) { st.sc(x, 1); r = ld.sc(y); st.sc(x, 0); r := r == 0 }\n1: r := 1; while.3 (r) { r = ld.sc(x) }";
		assertEquals(Set.of(Set.of("0:while.3", "1:while.3"), Set.of("0:while.3")), labels(explored(text)));
	}

	@Test
	void aLoopThatHasNoEndIsNoLivelock() {
		assertEquals(List.of(), explored("0: while.3 (1) { st.sc(x, 1); st.sc(x, 0) }\n1: r = ld.sc(x)").standstills());
	}

	@Test
	void aLoopThatWouldGoOnIsCut() {
		Exploration found = explored("0: r := 1; while.3 (r) { r = ld.rlx(x) }; write d\n1: st.rlx(x, 1); use d");
		assertEquals(Set.of("0:while.3"), found.coverage().cut());
		assertFalse(found.coverage().isComplete());
		assertEquals(1, found.races().size());
	}

	@Test
	void anExplorationEndsAtItsLimits() {
		Skeleton skeleton = Notation.skeleton(BARRIER, 4);
		Exploration few = explored(skeleton, new Limits(1000, 1000, 1000), Cancellation.NEVER);
		assertEquals(Coverage.End.LIMIT, few.coverage().end());
		assertEquals(1000, few.coverage().steps());
		assertEquals(few, explored(skeleton, new Limits(1000, 1000, 1000), Cancellation.NEVER));
	}

	@Test
	void aStepThatLeadsToTooManyStatesEndsAnExploration() {
		String text = "0: " + "either { write d } or { write e }; ".repeat(30) + "st.sc(x, 1)\n1: use d; st.sc(x, 2)";
		Exploration found = explored(Notation.skeleton(text, 2), new Limits(2_000, 2_000, 2_000), Cancellation.NEVER);
		assertEquals(Mode.INTERLEAVING, found.mode());
		assertEquals(Coverage.End.LIMIT, found.coverage().end());
	}

	@Test
	void cancellationEndsAnExplorationAtItsNextStep() {
		for (int steps : List.of(1, 10, 100)) {
			int[] asked = { 0 };
			Exploration found = explored(Notation.skeleton(BARRIER, 4), Limits.USUAL, () -> ++asked[0] > steps);
			assertEquals(Coverage.End.CANCELLED, found.coverage().end());
			assertEquals(steps, found.coverage().steps());
			Exploration sequential = explored(Notation.skeleton(BARRIER.replaceAll("ar|rlx|rel|acq", "sc"), 4), Limits.USUAL,
					() -> ++asked[0] > 2 * steps);
			assertEquals(Mode.INTERLEAVING, sequential.mode());
			assertEquals(Coverage.End.CANCELLED, sequential.coverage().end());
		}
	}

	@Test
	void theAnswerDoesNotDependOnWhichThreadIsWhich() {
		for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
			String text = seed % 2 == 0 ? RandomSkeletons.of(seed) : RandomSkeletons.sequential(seed);
			Skeleton skeleton = Notation.skeleton(text, 3);
			List<Integer> order = new ArrayList<>(IntStream.range(0, skeleton.threads().size()).boxed().toList());
			Collections.shuffle(order, new Random(seed));
			Skeleton renamed = new Skeleton(skeleton.locations(), order.stream().map(skeleton.threads()::get).toList());
			Exploration first = explored(skeleton, Limits.USUAL, Cancellation.NEVER);
			Exploration second = explored(renamed, Limits.USUAL, Cancellation.NEVER);
			assertEquals(Explored.races(first), Explored.races(second), text);
			assertEquals(labels(first), labels(second), text);
			assertEquals(first.coverage(), explored(skeleton, Limits.USUAL, Cancellation.NEVER).coverage(), text);
			assertEquals(first.coverage().executions(), second.coverage().executions(), text);
			assertEquals(first.races().stream().map(race -> race.schedule().size()).toList(),
					second.races().stream().map(race -> race.schedule().size()).toList(), text);
		}
	}

	private static Set<Set<String>> labels(Exploration found) {
		return Set.copyOf(found.standstills().stream().map(still -> Set.copyOf(still.waiting().stream()
				.map(Standstill.Waiting::label).toList())).toList());
	}
}
