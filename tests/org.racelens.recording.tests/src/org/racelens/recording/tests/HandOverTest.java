package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.race.DetectionLimits;

/** What atomic operations, and values under locks, hand over from one thread to another. */
class HandOverTest {
	private static final long X = Program.X;
	private static final long FLAG = X + 64;
	private static final long LOCK = 7;
	private static final int RELEASE = 3;
	private static final int ACQUIRE = 2;

	@TempDir
	private Path folder;

	private final Program program = new Program(2);

	private void assertRaced() {
		assertFound(1, 0);
	}

	private void assertHandedOver() {
		assertFound(0, 1);
	}

	private void assertFound(int races, int handOvers) {
		RunJudgement judgement = program.judge(folder);
		assertEquals(List.of(races, handOvers), List.of(judgement.races().size(), judgement.handOvers().size()));
	}

	private void storeAndLoad(int release, int acquire, long address) {
		program.on(0).write(1, X).event(0x53, 2, release, FLAG, 4);
		program.on(1).event(0x53, 1, acquire, address, 4).read(2, X);
	}

	@Test
	void atomicsHandOver() {
		storeAndLoad(RELEASE, ACQUIRE, FLAG);
		assertHandedOver();
	}

	@Test
	void relaxedAtomicsHandNothingOver() {
		storeAndLoad(0, ACQUIRE, FLAG);
		assertRaced();
	}

	@Test
	void otherAtomicsHandNothingOver() {
		storeAndLoad(RELEASE, ACQUIRE, FLAG + 4);
		assertRaced();
	}

	@Test
	void whatFollowsTheReleaseIsNotHandedOver() {
		program.on(0).event(0x53, 2, RELEASE, FLAG, 4).write(1, X);
		program.on(1).event(0x53, 1, ACQUIRE, FLAG, 4).read(2, X);
		assertRaced();
	}

	@Test
	void handOversReachOn() {
		program.on(0).write(1, X).create(2, 4, 0).event(0x53, 3, 4, FLAG, 4);
		program.on(1).event(0x53, 3, 4, FLAG, 4).create(3, 5, 0);
		program.task(1, 5, () -> program.on(1).write(2, X));
		assertHandedOver();
	}

	private LogWriter.OfThread write(int thread, long address) {
		return program.on(thread).lock(LOCK).write(10, address).unlock(LOCK);
	}

	private LogWriter.OfThread read(int thread, long address) {
		return program.on(thread).lock(LOCK).read(11, address).unlock(LOCK);
	}

	@Test
	void whoFindsAFlagUnderTheLockKnowsWhatWasBeforeIt() {
		program.on(0).write(1, X);
		write(0, FLAG);
		read(1, FLAG).write(2, X);
		assertHandedOver();
	}

	@Test
	void whatFollowsTheFlagInItsSectionIsAfterIt() {
		program.on(0).write(1, X);
		write(0, FLAG);
		program.on(1).lock(LOCK).read(11, FLAG).write(2, X).unlock(LOCK);
		assertHandedOver();
	}

	@Test
	void whoCameBeforeTheFlagWasWrittenKnowsNothing() {
		read(1, FLAG).write(2, X);
		program.on(0).write(1, X);
		write(0, FLAG);
		assertRaced();
	}

	@Test
	void whatComesAfterTheFlagOrBeforeItsReaderIsNotHandedOver() {
		program.on(1).write(2, X);
		write(0, FLAG).write(1, X);
		read(1, FLAG);
		assertRaced();
	}

	@Test
	void aCounterUnderALockHandsNothingOver() {
		for (int n = 0; n < 2; n++) {
			program.on(n).write(1, X).lock(LOCK).read(11, FLAG).write(10, FLAG).unlock(LOCK).write(2, X + 8);
		}
		assertFound(2, 0);
	}

	@Test
	void whoTakesAwayWhatAnotherHasPutThereKnowsWhatWasBeforeIt() {
		program.on(0).write(1, X);
		write(0, FLAG);
		program.on(1).lock(LOCK).read(11, FLAG).write(12, FLAG).unlock(LOCK).read(2, X);
		assertHandedOver();
	}

	/** {@code if (n > 0) n--} after {@code n++}. */
	@Test
	void whoTestsWhatItChangesKnowsWhatWasBeforeIt() {
		program.on(0).write(1, X).lock(LOCK).read(10, FLAG).write(11, FLAG).unlock(LOCK);
		program.on(1).lock(LOCK).read(5, FLAG).read(6, FLAG).write(7, FLAG).unlock(LOCK).write(2, X);
		assertHandedOver();
	}

	/** {@code n++} before {@code if (n == 2)}: each does so, in whichever order they come. */
	@Test
	void whoLooksAtItsOwnChangeKnowsNothing() {
		program.on(0).write(1, X).lock(LOCK).read(5, FLAG).write(6, FLAG).read(7, FLAG).unlock(LOCK);
		program.on(1).lock(LOCK).read(5, FLAG).write(6, FLAG).read(7, FLAG).unlock(LOCK).write(2, X);
		assertRaced();
	}

	@Test
	void anotherValueOrAnotherLockHandsNothingOver() {
		program.on(0).write(1, X);
		write(0, FLAG);
		read(1, FLAG + 4);
		program.on(1).lock(LOCK + 1).read(11, FLAG + 8).unlock(LOCK + 1).write(2, X);
		assertRaced();
	}

	@Test
	void whoReadsACounterKnowsWhatWasBeforeAllThatWasCounted() {
		Program three = new Program(3);
		three.on(0).write(1, X).lock(LOCK).read(11, FLAG).write(10, FLAG).unlock(LOCK);
		three.on(1).lock(LOCK).read(11, FLAG).write(10, FLAG).unlock(LOCK);
		three.on(2).lock(LOCK).read(11, FLAG).unlock(LOCK).write(2, X);
		RunJudgement judgement = three.judge(folder);
		assertEquals(List.of(0, 1), List.of(judgement.races().size(), judgement.handOvers().size()));
	}

	@Test
	void flagsOfSeveralThreadsReachOn() {
		Program three = new Program(3);
		three.on(0).write(1, X).lock(LOCK).write(10, FLAG).unlock(LOCK);
		three.on(1).lock(LOCK).read(11, FLAG).write(10, FLAG + 8).unlock(LOCK);
		three.on(2).lock(LOCK).read(11, FLAG + 8).unlock(LOCK).write(2, X);
		RunJudgement judgement = three.judge(folder);
		assertEquals(List.of(0, 1), List.of(judgement.races().size(), judgement.handOvers().size()));
	}

	/** The runtime tells of a release when another thread may have had the lock meanwhile. */
	@Test
	void aReleaseThatIsToldLateHandsOver() {
		program.on(0).write(1, X).lock(LOCK).write(10, FLAG);
		program.on(1).lock(LOCK).read(11, FLAG).unlock(LOCK);
		program.on(0).unlock(LOCK);
		program.on(1).write(2, X);
		assertHandedOver();
	}

	/** Task 4 is detached, task 6 depends on it; task 5 fulfils its event. */
	@Test
	void whoGivesALockBackForAnotherTaskHandsNothingOverThatItDoesLater() throws IOException {
		LogWriter log = LogWriter.plain();
		log.on(0).initial(1).lock(LOCK).write(9, X).fork(1, 1, 0x8000).implicit(1, 2, 2, 0).unlock(LOCK).write(1, X);
		log.on(1).implicit(1, 3, 2, 1).lock(LOCK).read(2, X).unlock(LOCK).sync(2, 3).leave(1, 3);
		log.on(0).sync(2, 2).leave(1, 2).join(1, 1);
		RunJudgement judgement = RecordedRun.read(log.write(folder), LogLimits.DEFAULT, Cancellation.NEVER).judge(DetectionLimits.DEFAULT,
				Cancellation.NEVER);
		assertEquals(List.of(1, 0), List.of(judgement.races().size(), judgement.handOvers().size()));
	}

	private void detach(boolean isFulfilledBefore) {
		program.on(0).create(2, 4, 0).depend(4, 3, FLAG).create(2, 5, 0).create(2, 6, 0).depend(6, 1, FLAG);
		program.task(0, 4, () -> program.on(0).write(9, FLAG + 8));
		program.task(1, 5, () -> {
			if (isFulfilledBefore) {
				program.on(1).change(4, 6, 0).write(1, X);
			} else {
				program.on(1).write(1, X).change(4, 6, 0);
			}
		});
		program.task(0, 6, () -> program.on(0).write(2, X));
	}

	@Test
	void whoFulfilsAnEventHandsOverToWhatDependsOnItsTask() {
		detach(false);
		assertHandedOver();
	}

	@Test
	void whatComesAfterTheFulfilmentIsNotHandedOver() {
		detach(true);
		assertRaced();
	}

	@Test
	void whoWaitsForADetachedTaskKnowsWhatWasBeforeTheFulfilment() {
		program.on(0).create(2, 4, 0);
		program.task(0, 4, () -> program.on(0).write(9, FLAG + 8));
		program.on(1).write(1, X).change(4, 6, 0);
		program.on(0).sync(5, 2).write(2, X);
		assertHandedOver();
	}
}
