package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.CodeUse;
import org.racelens.recording.ExecutedRegion;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Construct;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.Watch;
import org.racelens.recording.race.AccessKind;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.RacingAccess;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.structure.LoopCount;
import org.racelens.recording.structure.Membership;

/** What is a race in a run, and what is none. */
class RacesTest {
	private static final long X = Program.X;
	private static final int ATOMIC_WRITE = LogWriter.ATOMIC | LogWriter.WRITE;

	@TempDir
	private Path folder;

	private final Program program = new Program(2);

	private static Membership thread(int number) {
		return new Membership(Membership.Kind.THREAD, number);
	}

	private void assertRaces(int expected) {
		assertEquals(expected, program.judge(folder).races().size());
	}

	@Test
	void aPairIsShownByBothItsEnds() {
		program.on(0).stack(0, 0x400100).stack(1, 0x400200).accesses(LogWriter.WRITE, 8, 0x400300, 2, X, 16, 10);
		program.on(1).read(0x400350, X + 36);
		RunJudgement judgement = program.judge(folder);
		RacingAccess write = new RacingAccess(0x400300, List.of(0x400200L, 0x400100L), List.of(thread(0)), 0, 2, false, 1,
				Program.REGION, X + 32, 8, AccessKind.WRITE);
		RacingAccess read = new RacingAccess(0x400350, List.of(), List.of(thread(1)), 1, 3, false, 1, Program.REGION, X + 36, 4,
				AccessKind.READ);
		assertEquals(List.of(new RacingPairs(write, read, 1)), judgement.races());
		assertEquals(List.of(new ExecutedRegion(Construct.PARALLEL, Program.REGION, 1, 2, 2, Set.of(), Set.of(), new LoopCount(0, 0))),
				judgement.regions());
		assertTrue(judgement.isComplete());
	}

	@Test
	void pairsOfEqualCodeAreOneGroup() {
		for (int i = 0; i < 5; i++) {
			program.on(0).write(0x400300, X + 8 * i);
			program.on(1).write(0x400350, X + 8 * i).read(0x400360, X + 8 * i);
		}
		List<RacingPairs> races = program.judge(folder).races();
		assertEquals(List.of(5L, 5L), races.stream().map(RacingPairs::pairs).toList());
		assertEquals(List.of(AccessKind.WRITE, AccessKind.READ), races.stream().map(race -> race.second().kind()).toList());
	}

	/** A function that several regions call. */
	@Test
	void pairsOfEqualCodeInTwoRegionsAreTwoGroups() {
		program.on(0).fork(2, 2, 0x9100).implicit(2, 10, 2, 0).write(1, X + 64);
		program.on(5).implicit(2, 11, 2, 1).write(2, X + 64);
		program.on(0).sync(9, 10).leave(2, 10).join(2, 2).write(1, X);
		program.on(1).write(2, X);
		List<RacingPairs> races = program.judge(folder).races();
		assertEquals(List.of(Program.REGION, 0x9100L), races.stream().map(r -> r.first().regionCode()).sorted().toList());
	}

	@Test
	void readsDoNotRace() {
		program.on(0).read(1, X);
		program.on(1).read(2, X);
		assertRaces(0);
	}

	@Test
	void oneThreadDoesNotRaceWithItself() {
		program.on(0).write(1, X).write(2, X);
		assertRaces(0);
	}

	@Test
	void aThreadOfAnInnerTeamIsNoThreadOfTheOuterOne() {
		program.on(0).fork(5, 2, 0x9100).implicit(5, 50, 2, 0);
		program.on(7).implicit(5, 51, 2, 1).write(1, X);
		program.on(1).write(2, X);
		program.on(7).leave(5, 51);
		program.on(0).leave(5, 50).join(5, 2);
		assertRaces(1);
	}

	@Test
	void codeIsOfAllRegionsAroundIt() throws IOException {
		program.on(0).fork(5, 2, 0x9100).implicit(5, 50, 2, 0);
		program.on(7).implicit(5, 51, 2, 1).write(1, X);
		program.on(1).write(2, X);
		program.on(7).leave(5, 51);
		program.on(0).leave(5, 50).join(5, 2);
		Map<Long, CodeUse> code = program.run(folder).accessCode(Watch.of(Cancellation.NEVER));
		assertEquals(Map.of(1L, new CodeUse(true, Set.of(Program.REGION, 0x9100L), Set.of()), 2L,
				new CodeUse(true, Set.of(Program.REGION), Set.of())), code);
	}

	@Test
	void atomicsExcludeEachOther() {
		program.on(0).accesses(ATOMIC_WRITE, 4, 1, 0, X, 0, 1);
		program.on(1).accesses(ATOMIC_WRITE, 4, 2, 0, X, 0, 1);
		assertRaces(0);
	}

	@Test
	void atomicsOfOtherSizesAndPlainAccessesAreNotExcluded() {
		program.on(0).accesses(ATOMIC_WRITE, 4, 1, 0, X, 0, 1);
		program.on(1).accesses(ATOMIC_WRITE, 8, 2, 0, X, 0, 1).write(3, X);
		assertRaces(2);
	}

	@Test
	void aCommonLockExcludes() {
		program.on(0).lock(7).lock(8).write(1, X).unlock(8).unlock(7);
		program.on(1).lock(8).write(2, X).unlock(8);
		assertRaces(0);
	}

	@Test
	void aLockThatBothHoldToReadDoesNotExclude() {
		program.on(0).sharedLock(7).write(1, X).sharedUnlock(7).sharedLock(7).write(2, X + 8).sharedUnlock(7);
		program.on(1).sharedLock(7).write(3, X).sharedUnlock(7).lock(7).write(4, X + 8).unlock(7);
		assertRaces(1);
	}

	/** The runtime tells of a release when another thread may have the lock by then. */
	@Test
	void aReleaseThatIsToldLateTakesTheLockFromNobodyElse() {
		program.on(0).lock(7).write(1, X);
		program.on(1).lock(7);
		program.on(0).unlock(7);
		program.on(1).write(2, X).unlock(7);
		assertRaces(0);
	}

	@Test
	void differentLocksAndReleasedOnesDoNot() {
		program.on(0).lock(7).write(1, X).unlock(7).write(2, X + 8);
		program.on(1).lock(8).write(3, X).unlock(8).lock(7).write(4, X + 8).unlock(7);
		assertRaces(2);
	}

	@Test
	void deferredTasksDoNotHaveTheLocksOfTheirCreator() {
		program.on(0).lock(7).create(2, 4, 0).unlock(7);
		program.task(0, 4, () -> program.on(0).write(1, X));
		program.on(1).lock(7).write(2, X).unlock(7);
		assertRaces(1);
	}

	@Test
	void undeferredTasksHaveThem() {
		program.on(0).lock(7).create(2, 4, LogWriter.UNDEFERRED);
		program.task(0, 4, () -> program.on(0).write(1, X));
		program.on(0).unlock(7);
		program.on(1).lock(7).write(2, X).unlock(7);
		assertRaces(0);
	}

	@Test
	void aTeamDoesNotExcludeItselfByTheLockOfWhoMadeIt() {
		program.on(0).lock(7).fork(2, 2, 0x9100).implicit(2, 10, 2, 0).write(1, X);
		program.on(5).implicit(2, 11, 2, 1).write(2, X).write(3, X + 8);
		program.on(0).sync(9, 10).leave(2, 10).join(2, 2).unlock(7);
		program.on(1).lock(7).write(4, X + 8).unlock(7);
		List<RacingPairs> races = program.judge(folder).races();
		assertEquals(List.of(List.of(1L, 2L)), races.stream().map(r -> List.of(r.first().code(), r.second().code())).toList());
	}

	@Test
	void whatAThreadOfTheTeamGivesBackDoesNotExcludeAnyMore() {
		Program other = new Program(2, 7);
		other.on(0).unlock(7).write(1, X);
		other.on(1).lock(7).read(2, X).unlock(7);
		assertEquals(1, other.judge(folder).races().size());
	}

	@Test
	void mutexinoutsetExcludes() {
		program.on(0).create(2, 4, 0).depend(4, 4, X).create(2, 5, 0).depend(5, 4, X);
		program.task(0, 4, () -> program.on(0).write(1, X));
		program.task(1, 5, () -> program.on(1).write(1, X));
		assertRaces(0);
	}

	@Test
	void memoryThatIsGivenAgainIsAnotherObject() {
		program.on(0).event(0x70, X, 64, 0).write(1, X).event(0x71, X);
		program.on(1).event(0x70, X, 64, 0).write(2, X).event(0x71, X);
		assertRaces(0);
	}

	@Test
	void memoryThatIsGivenOnceIsOneObject() {
		program.on(0).event(0x70, X - 16, 64, 0).write(1, X);
		program.on(1).event(0x70, X + 100, 64, 0).write(2, X);
		assertRaces(1);
	}

	@Test
	void memoryThatIsGivenMeanwhileIsADoubt() {
		program.on(0).event(0x70, X, 64, 0).write(1, X).event(0x70, X + 200, 8, 0);
		program.on(1).event(0x70, X + 300, 8, 0).write(2, X);
		program.on(0).event(0x70, X, 64, 0);
		program.on(1).barrier(3);
		RunJudgement judgement = program.judge(folder);
		assertEquals(List.of(), judgement.races());
		assertEquals(Set.of(Doubt.OBJECT), judgement.regions().get(0).doubts());
	}

	private void onStack(long frame) {
		program.on(0).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 1, 0, X, 0, 1, 0, 7);
		program.on(1).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 2, 0, X, 0, 1, 0, frame);
	}

	@Test
	void framesTellObjectsOnStacksApart() {
		onStack(8);
		assertRaces(0);
	}

	@Test
	void anObjectOnAStackIsShared() {
		onStack(7);
		assertRaces(1);
	}

	@Test
	void aStackWithoutKnownFrameIsADoubt() {
		program.on(0).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 1, 0, X, 0, 1, 0, 0);
		program.on(1).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 2, 0, X, 0, 1, 0, 0);
		assertEquals(Set.of(Doubt.OBJECT), program.judge(folder).regions().get(0).doubts());
	}

	@Test
	void theRuntimesReductionDoesNotRaceWithItself() {
		for (int n = 0; n < 2; n++) {
			program.on(n).event(0x42, 7, 1, 2 + n).write(1, X).accesses(LogWriter.ON_STACK, 4, 2, 0, X + 64, 0, 1, 0, 9)
					.event(0x43, 7, 1, 2 + n);
		}
		program.on(0).accesses(LogWriter.ON_STACK | LogWriter.WRITE, 4, 2, 0, X + 64, 0, 1, 0, 9).barrier(2);
		program.on(1).barrier(3);
		assertRaces(0);
	}

	@Test
	void whoReadsTheOriginalBeforeABarrierRacesWithTheReduction() {
		program.on(0).event(0x42, 7, 1, 2).write(1, X).event(0x43, 7, 1, 2);
		program.on(1).event(0x42, 7, 1, 3).event(0x43, 7, 1, 3).read(2, X);
		assertRaces(1);
	}

	@Test
	void tasksOnOneThreadAreListedApart() {
		program.on(0).create(2, 4, 0).create(2, 5, 0);
		program.task(1, 4, () -> program.on(1).write(1, X)).task(1, 5, () -> program.on(1).write(2, X));
		RunJudgement judgement = program.judge(folder);
		assertEquals(List.of(0, 1), List.of(judgement.races().size(), judgement.onOneThread().size()));
	}

	@Test
	void tasksThatAskForTheirThreadAreADoubt() {
		program.on(0).create(2, 4, 0).create(2, 5, 0);
		program.task(1, 4, () -> program.on(1).event(0x73).write(1, X)).task(1, 5, () -> program.on(1).event(0x73).write(2, X));
		RunJudgement judgement = program.judge(folder);
		assertEquals(List.of(0, 0), List.of(judgement.races().size(), judgement.onOneThread().size()));
		assertEquals(Set.of(Doubt.THREAD_NUMBER), judgement.regions().get(0).doubts());
	}

	/** Another thread would have used variables of its own. */
	@Test
	void tasksThatUseTheVariablesOfTheirThreadAreADoubt() {
		program.on(0).create(2, 4, 0).create(2, 5, 0);
		Runnable write = () -> program.on(1).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 1, 0, X, 0, 1, 1, AccessRun.VARIABLES_FRAME);
		RunJudgement judgement = program.task(1, 4, write).task(1, 5, write).judge(folder);
		assertEquals(List.of(0, 0), List.of(judgement.races().size(), judgement.onOneThread().size()));
		assertEquals(Set.of(Doubt.THREAD_NUMBER), judgement.regions().get(0).doubts());
	}

	@Test
	void variablesOfAThreadThatAnotherOneHasFoundAreShared() {
		program.on(0).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 1, 0, X, 0, 1, 0, AccessRun.VARIABLES_FRAME);
		program.on(1).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 2, 0, X, 0, 1, 0, AccessRun.VARIABLES_FRAME);
		assertRaces(1);
	}

	@Test
	void tasksOnOneThreadShareTheFramesAroundThem() {
		program.on(0).create(2, 4, 0).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 1, 0, X, 0, 1, 0, 7);
		program.task(0, 4, () -> program.on(0).accesses(LogWriter.WRITE | LogWriter.ON_STACK, 4, 2, 0, X, 0, 1, 0, 7));
		assertEquals(1, program.judge(folder).onOneThread().size());
	}

	@Test
	void aTeamOfOneIsNotJudged() {
		Program alone = new Program(1);
		alone.on(0).write(1, X);
		RunJudgement judgement = alone.judge(folder);
		assertTrue(judgement.regions().get(0).isOfOneThread());
		assertFalse(judgement.regions().get(0).isJudged());
	}

	@Test
	void callsThatWereNotObservedAreSaid() {
		program.on(0).event(0x72, 5, 1).raw('f');
		assertEquals(Set.of("f"), program.judge(folder).regions().get(0).unobserved());
	}

	@Test
	void accessesOfTasksThatTheLogDoesNotHaveAreLeftOut() {
		program.on(0).write(1, X).change(2, 7, 99).write(2, X);
		program.on(1).read(3, X + 8);
		RunJudgement judgement = program.judge(folder);
		assertEquals(List.of(List.of(), 1), List.of(judgement.races(), judgement.unknownSegments()));
		assertFalse(judgement.isComplete());
	}

	@Test
	void aLogThatEndsEarlyCountsAsFarAsItIsWhole() {
		program.on(0).write(1, X).endBlock();
		program.on(1).write(2, X).endBlock().raw(0x7e);
		RunJudgement judgement = program.judge(folder);
		assertEquals(1, judgement.races().size());
		assertEquals(Map.of(1, LogEnd.UNKNOWN_RECORD), judgement.earlyEnds());
	}
}
