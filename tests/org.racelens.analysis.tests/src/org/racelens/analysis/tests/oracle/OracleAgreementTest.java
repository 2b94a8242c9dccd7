package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.tests.oracle.Disagreement.Kind;

/**
 * The whole pipeline agrees with the brute-force oracle on random programs: on the verdict, on every racy pair of lines, and each witness
 * is a race when it is replayed. A wrong answer is never allowed; where the analysis is known to be inexact, a stated share of a dialect's
 * programs may have no verdict, or a race that is called only possible.
 * <p>
 * The normal run compares the seeds below the numbers given here. Another range of seeds for all dialects, here the 20,000 programs of a
 * thorough check:
 *
 * <pre>
 * mvn -B verify -pl tests/org.racelens.analysis.tests -am -Dtest=OracleAgreementTest \
 *     -Dtycho.testArgLine="-Dracelens.oracle.from=0 -Dracelens.oracle.to=2500"
 * </pre>
 *
 * On a failure the report names all seeds that disagree, and shows the worst programs with line numbers, both answers, and the smallest
 * program that still fails. A single seed is run again by {@code from} and {@code to} around it.
 */
class OracleAgreementTest {
	private static final int PROGRAMS_IN_FULL = 6;
	private static final EnumSet<Kind> INEXACT = EnumSet.of(Kind.UNKNOWN, Kind.WRONG_POSSIBLE, Kind.DOUBTED_PAIR);
	private final Subject pipeline = new PipelineSubject();

	@TestFactory
	Stream<DynamicTest> thePipelineAgreesOnRandomPrograms() {
		return Stream.of(agrees(Dialect.FLAT, 2_000, 0), agrees(Dialect.LOCKS, 300, 0), agrees(Dialect.TASKS, 400, 1),
				agrees(Dialect.ORDERED, 300, 10), agrees(Dialect.NESTED, 300, 0), agrees(Dialect.TEAMS, 300, 0),
				agrees(Dialect.SIMD, 400, 0), agrees(Dialect.MIXED, 150, 5));
	}

	/** The dialect's programs have no wrong answers, and at most a share of inexact ones. */
	private DynamicTest agrees(Dialect dialect, long programs, int inexactPercent) {
		return DynamicTest.dynamicTest(dialect.name(), () -> {
			AgreementRun run = AgreementRun.over(dialect, Long.getLong("racelens.oracle.from", 0),
					Long.getLong("racelens.oracle.to", programs), pipeline);
			System.out.println(run.summary());
			assertEquals(0, run.differing(EnumSet.complementOf(INEXACT)), () -> run.report(pipeline, PROGRAMS_IN_FULL));
			assertTrue(100 * run.differing(INEXACT) <= inexactPercent * run.programs(), () -> run.report(pipeline, PROGRAMS_IN_FULL));
		});
	}
}
