package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.race.Relation;
import org.racelens.recording.structure.LoopCount;

/** The relation of the paper on OMP-RACER: parts of a loop are parallel whichever thread has executed them. */
class ApparentTest {
	private static final long X = Program.X;
	private static final int LOOP = 1;

	@TempDir
	private Path folder;

	private final Program program = new Program(2);

	private LogWriter.OfThread loop(int thread) {
		return program.on(thread).event(0x60, LOOP, 1, 2 + thread, 4);
	}

	private static List<List<Long>> codes(List<RacingPairs> pairs) {
		return pairs.stream().map(p -> List.of(p.first().code(), p.second().code())).toList();
	}

	private RunJudgement logical() {
		return program.judge(folder, Relation.LOGICAL);
	}

	/** Figure 1: the chunks W2 to W5 of the dynamic loop; two threads execute two of them each. */
	private void figure1() {
		loop(0).chunk(1).write(2, X).chunk(1).write(3, X).chunk(0);
		loop(1).chunk(1).write(4, X + 64).chunk(1).write(5, X + 64).chunk(0);
		program.barrier();
		program.on(0).write(6, X);
	}

	@Test
	void figure1TheChunksOfOneThreadAreParallel() {
		figure1();
		RunJudgement judgement = logical();
		assertEquals(List.of(List.of(2L, 3L), List.of(4L, 5L)), codes(judgement.apparent()));
		assertEquals(List.of(), judgement.races());
		assertEquals(Set.of(), judgement.regions().get(0).doubts());
	}

	@Test
	void theyAreNotByTheDefinition() {
		figure1();
		RunJudgement judgement = program.judge(folder, Relation.OF_THREADS);
		assertEquals(List.of(), judgement.apparent());
		assertEquals(List.of(), judgement.races());
	}

	/** Figure 1: W8 of the inner task and W10 behind the taskwait; one thread executes all. */
	@Test
	void figure1TheInnerTaskIsParallelToWhatFollowsTheTaskwait() {
		program.on(0).create(2, 4, 0);
		program.task(0, 4, () -> {
			program.on(0).create(4, 5, 0);
			program.on(0).change(4, 7, 5).write(8, X).change(5, 1, 4).write(9, X + 64);
		});
		program.on(0).sync(5, 2).write(10, X).write(11, X + 64);
		RunJudgement judgement = logical();
		assertEquals(List.of(List.of(8L, 10L)), codes(judgement.onOneThread()));
		assertEquals(List.of(), judgement.races());
		assertEquals(List.of(), judgement.apparent());
	}

	/** Figure 2 (c) within two chunks: what a chunk has waited for is parallel to the other chunk. */
	@Test
	void figure2TasksThatAChunkWaitsForAreParallelToOtherChunks() {
		loop(0).chunk(1).create(2, 4, 0);
		program.task(0, 4, () -> program.on(0).write(2, X));
		program.on(0).sync(5, 2).write(4, X).chunk(1).write(7, X).chunk(0).write(8, X);
		RunJudgement judgement = logical();
		assertEquals(List.of(List.of(2L, 7L), List.of(4L, 7L)), codes(judgement.apparent()));
		assertEquals(List.of(), judgement.onOneThread());
	}

	@Test
	void whatDifferentThreadsExecutedIsARaceAsSuch() {
		loop(0).chunk(1).write(2, X).chunk(1).write(2, X).chunk(0);
		loop(1).chunk(1).write(2, X).chunk(0);
		RunJudgement judgement = logical();
		assertEquals(List.of(List.of(2L, 2L)), codes(judgement.races()));
		assertEquals(List.of(), judgement.apparent());
	}

	@Test
	void loopsWithoutABarrierBetweenThemAreParallel() {
		loop(0).chunk(4).write(2, X).chunk(0);
		loop(0).chunk(4).write(3, X).chunk(0);
		program.barrier();
		loop(0).chunk(4).write(4, X).chunk(0);
		assertEquals(List.of(List.of(2L, 3L)), codes(logical().apparent()));
	}

	@Test
	void locksAndAtomicAccessesExclude() {
		for (int i = 0; i < 2; i++) {
			loop(0).chunk(1).lock(7).write(2, X).unlock(7).accesses(LogWriter.WRITE | 2, 4, 3, 0, X + 64, 0, 1).chunk(0);
		}
		assertEquals(List.of(), logical().apparent());
	}

	@Test
	void whatMayDependOnTheThreadIsNotDecided() {
		program.on(0).event(0x73);
		loop(0).chunk(1).write(2, X).chunk(1).write(2, X).chunk(0);
		RunJudgement judgement = logical();
		assertEquals(List.of(), judgement.apparent());
		assertEquals(Set.of(Doubt.THREAD_NUMBER_IN_LOOP), judgement.regions().get(0).doubts());
	}

	@Test
	void whatIsAskedLaterDoesNotMatter() {
		loop(0).chunk(1).write(2, X).chunk(1).write(2, X).chunk(0).event(0x73);
		assertEquals(List.of(List.of(2L, 2L)), codes(logical().apparent()));
	}

	@Test
	void iterationsThatWaitForEachOtherAreNotTold() {
		loop(0).chunk(1).write(2, X).event(0x50, 7, 0).event(0x51, 7, 0).chunk(1).write(2, X).chunk(0);
		assertEquals(List.of(), logical().apparent());
	}

	@Test
	void loopsAreCounted() {
		loop(0).chunk(1).chunk(1).chunk(0);
		loop(1).chunk(1).chunk(0);
		program.barrier();
		loop(0).chunk(1).chunk(4).chunk(0);
		program.barrier();
		loop(0);
		assertEquals(new LoopCount(3, 2), logical().regions().get(0).loops());
	}
}
