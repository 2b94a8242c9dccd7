package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.oracle.Disagreement.Kind;

/**
 * The whole pipeline agrees with the brute-force oracle on random programs: on the verdict, on every racy pair of lines, and each witness
 * is a race when it is replayed. A wrong answer is never allowed; where the analysis is known to be inexact, a stated share of a dialect's
 * programs may have no verdict, or a race that is called only possible.
 * <p>
 * The normal run compares the seeds below the numbers given here, {@code ./verify --long} the 20,000 programs of a thorough check. Another
 * range of seeds for all dialects:
 *
 * <pre>
 * mvn -B verify -Dtest=OracleAgreementTest -DfailIfNoTests=false \
 *     -Dtycho.testArgLine="-Dracelens.oracle.from=2500 -Dracelens.oracle.to=5000"
 * </pre>
 *
 * On a failure the report names all seeds that disagree, and shows the worst programs with line numbers, both answers, and the smallest
 * program that still fails. A single seed is run again by {@code from} and {@code to} around it.
 */
class OracleAgreementTest {
	private static final int PROGRAMS_IN_FULL = 6;
	private static final long PROGRAMS_OF_A_LONG_RUN = 2_500;
	/**
	 * Dialects in which locks that both threads take may force an order, in few programs of many: such races are possible, not definite.
	 */
	private static final EnumSet<Dialect> FORCED = EnumSet.of(Dialect.FLAT, Dialect.LOCKS);
	private static final EnumSet<Kind> INEXACT = EnumSet.of(Kind.UNKNOWN, Kind.WRONG_POSSIBLE, Kind.DOUBTED_PAIR);
	private final Subject pipeline = PipelineSubject.ofC();

	@TestFactory
	Stream<DynamicTest> thePipelineAgreesOnRandomPrograms() {
		return Stream.of(agrees(Dialect.FLAT, 100, 0), agrees(Dialect.LOCKS, 50, 0),
				agrees(Dialect.FLOATING, 50, 25),
				agrees(Dialect.TASKS, 50, 1),
				agrees(Dialect.ORDERED, 50, 10), agrees(Dialect.NESTED, 50, 0), agrees(Dialect.TEAMS, 50, 0),
				agrees(Dialect.SIMD, 50, 0), agrees(Dialect.MIXED, 40, 5));
	}

	/** The dialect's programs have no wrong answers, and at most a share of inexact ones. */
	private DynamicTest agrees(Dialect dialect, long programs, int inexactPercent) {
		return DynamicTest.dynamicTest(dialect.name(), () -> {
			AgreementRun run = AgreementRun.over(dialect, Long.getLong("racelens.oracle.from", 0),
					Long.getLong("racelens.oracle.to", LongRun.ASKED ? PROGRAMS_OF_A_LONG_RUN : programs), pipeline);
			int allowed = FORCED.contains(dialect) && run.programs() > programs ? inexactPercent + 1 : inexactPercent;
			System.out.println(run.summary());
			assertEquals(0, run.differing(EnumSet.complementOf(INEXACT)), () -> run.report(pipeline, PROGRAMS_IN_FULL));
			assertTrue(100 * run.differing(INEXACT) <= allowed * run.programs(), () -> run.report(pipeline, PROGRAMS_IN_FULL));
		});
	}
}
