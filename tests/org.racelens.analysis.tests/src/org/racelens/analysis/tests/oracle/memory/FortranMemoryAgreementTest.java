package org.racelens.analysis.tests.oracle.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.oracle.translation.NoFormException;

/**
 * The programs of {@link MemoryAgreementTest} in Fortran: the machine executes the text in C, and the analysis reads the one in Fortran.
 */
class FortranMemoryAgreementTest {
	private static final int PROGRAMS_IN_FULL = 4;
	private static final long PROGRAMS_OF_A_LONG_RUN = 2_000;

	@TempDir
	static Path folder;

	@TestFactory
	Stream<DynamicTest> theAnalysisAgreesOnRandomPrograms() {
		return Stream.of(agrees(MemoryDialect.STRUCTURES, 25, 55), agrees(MemoryDialect.ROWS, 25, 60), agrees(MemoryDialect.FILES, 25, 80),
				agrees(MemoryDialect.PARAMETERS, 25, 75))
				.filter(t -> t.getDisplayName().contains(System.getProperty("racelens.oracle.dialect", "")));
	}

	/** The dialect's programs have no wrong answers, and so many have an answer that is sure. */
	private static DynamicTest agrees(MemoryDialect dialect, long programs, int decidedPercent) {
		return DynamicTest.dynamicTest(dialect.name(), () -> {
			long from = Long.getLong("racelens.oracle.from", 0);
			long to = Long.getLong("racelens.oracle.to", LongRun.ASKED ? PROGRAMS_OF_A_LONG_RUN : programs);
			Map<Long, String> unprinted = unprinted(dialect, from, to);
			MemoryRun run = MemoryRun.over(dialect, LongStream.range(from, to).filter(seed -> !unprinted.containsKey(seed)),
					seed -> judge(dialect, seed));
			Map<String, Integer> reasons = new TreeMap<>();
			unprinted.values().forEach(reason -> reasons.merge(reason, 1, Integer::sum));
			System.out.println("Fortran, " + run.summary() + "\n  without a form: " + reasons);
			assertEquals(0, run.wrong().size(), () -> run.report(seed -> judge(dialect, seed), PROGRAMS_IN_FULL));
			assertTrue(100 * run.decided() >= decidedPercent * run.programs(), run::summary);
		});
	}

	private static Judge judge(MemoryDialect dialect, long seed) {
		return new FortranProduct(dialect, seed, folder);
	}

	/** The seeds whose programs Fortran has no form for, with the reasons. */
	private static Map<Long, String> unprinted(MemoryDialect dialect, long from, long to) {
		Map<Long, String> reasons = new ConcurrentHashMap<>();
		LongStream.range(from, to).parallel().forEach(seed -> {
			try {
				new FortranProduct(dialect, seed, folder).translated(dialect.program(seed).files());
			} catch (NoFormException reason) {
				reasons.put(seed, reason.getMessage());
			}
		});
		return reasons;
	}
}
