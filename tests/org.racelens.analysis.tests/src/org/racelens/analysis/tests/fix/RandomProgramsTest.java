package org.racelens.analysis.tests.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.tests.LongRun;

/** What is made of drawn programs compiles, and computes with one, three and four threads what the sequential programs do. */
class RandomProgramsTest {
	private static final int PROGRAMS = LongRun.size("racelens.fix.programs", 3, 100);
	private static final long SEED = Long.getLong("racelens.fix.seed", 20240611L);
	private static final int IN_A_BATCH = 20;

	@TempDir
	Path folder;

	@Test
	void changedProgramsComputeWhatTheSequentialOnesDo() {
		assumeTrue(new Batch(folder, "probe", List.of(RandomProgram.of(0))).compile("-fopenmp"), "gcc with OpenMP is not installed");
		AtomicInteger variants = new AtomicInteger();
		List<String> differences = IntStream.range(0, (PROGRAMS + IN_A_BATCH - 1) / IN_A_BATCH).parallel().boxed().flatMap(b -> {
			long first = SEED + (long) b * IN_A_BATCH;
			Differences found = Differences.of(folder.resolve("b" + b),
					LongStream.range(first, Math.min(first + IN_A_BATCH, SEED + PROGRAMS)).mapToObj(Variants::of).toList());
			variants.addAndGet(found.compared());
			return found.found().stream();
		}).toList();
		assertEquals(List.of(), new ArrayList<>(differences), "seeds from " + SEED);
		assertTrue(variants.get() > PROGRAMS, "only " + variants + " variants of " + PROGRAMS + " programs, seeds from " + SEED);
	}
}
