package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * The whole pipeline agrees with the brute-force oracle on random regions: on the verdict, on every racy pair of lines, and each witness is
 * a race when it is replayed.
 * <p>
 * The normal run compares the seeds 0..1999. Another range, here the 20,000 of a thorough check:
 *
 * <pre>
 * mvn -B verify -pl tests/org.racelens.analysis.tests -am -Dtest=OracleAgreementTest \
 *     -Dtycho.testArgLine="-Dracelens.oracle.from=0 -Dracelens.oracle.to=20000"
 * </pre>
 *
 * On a failure the report names all seeds that disagree, and shows the worst programs with line numbers, both answers, and the smallest
 * program that still fails. A single seed is run again by {@code from} and {@code to} around it.
 */
class OracleAgreementTest {
	private static final int PROGRAMS_IN_FULL = 6;

	@Test
	void thePipelineAgreesOnRandomRegions() {
		Subject pipeline = new PipelineSubject();
		AgreementRun run = AgreementRun.over(Dialect.FLAT, Long.getLong("racelens.oracle.from", 0),
				Long.getLong("racelens.oracle.to", 2_000), pipeline);
		System.out.println(run.summary());
		assertTrue(run.disagreements().isEmpty(), () -> run.report(pipeline, PROGRAMS_IN_FULL));
	}
}
