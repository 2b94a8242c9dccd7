package org.racelens.analysis.tests.oracle.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.oracle.memory.Comparison.Kind;

/**
 * The analysis agrees with a machine that executes random programs about memory: what it calls free is free with each input, what it calls
 * free under conditions with each input that fulfils them, and each race that it is sure of is found with some input.
 * <p>
 * Another range of seeds, or one dialect alone:
 *
 * <pre>
 * mvn -B verify -Dtest=MemoryAgreementTest -DfailIfNoTests=false \
 *     -Dtycho.testArgLine="-Dracelens.oracle.from=200 -Dracelens.oracle.to=5000 -Dracelens.oracle.dialect=ROWS"
 * </pre>
 */
class MemoryAgreementTest {
	private static final int PROGRAMS_IN_FULL = 4;
	/** The least share of programs that race with some input, and of those that are free at least under conditions. */
	private static final int SHARE_PERCENT = 25;
	/** The largest share of programs whose races all need what means nothing: that the analysis says nothing of that is known. */
	private static final int UNDEFINED_PERCENT = 8;
	private static final long PROGRAMS_OF_A_LONG_RUN = 5_000;
	private final Product product = new Product();

	@TestFactory
	Stream<DynamicTest> theAnalysisAgreesOnRandomPrograms() {
		return Stream.of(agrees(MemoryDialect.STRUCTURES, 40, 60), agrees(MemoryDialect.ROWS, 40, 75),
				agrees(MemoryDialect.FILES, 40, 95), agrees(MemoryDialect.PARAMETERS, 40, 75))
				.filter(t -> t.getDisplayName().contains(System.getProperty("racelens.oracle.dialect", "")));
	}

	/** The dialect's programs have no wrong answers, and so many have an answer that is sure. */
	private DynamicTest agrees(MemoryDialect dialect, long programs, int decidedPercent) {
		return DynamicTest.dynamicTest(dialect.name(), () -> {
			MemoryRun run = MemoryRun.over(dialect, Long.getLong("racelens.oracle.from", 0),
					Long.getLong("racelens.oracle.to", LongRun.ASKED ? PROGRAMS_OF_A_LONG_RUN : programs), product);
			System.out.println(run.summary());
			assertEquals(0, run.wrong().size(), () -> run.report(seed -> product, PROGRAMS_IN_FULL));
			assertTrue(100 * run.decided() >= decidedPercent * run.programs(), run::summary);
			assertTrue(100 * run.racy() >= SHARE_PERCENT * run.programs() && 100 * run.free() >= SHARE_PERCENT * run.programs(),
					run::summary);
			assertTrue(100 * run.count(c -> c.shows(Kind.UNDEFINED_RACE)) <= UNDEFINED_PERCENT * run.programs(), run::summary);
		});
	}
}
