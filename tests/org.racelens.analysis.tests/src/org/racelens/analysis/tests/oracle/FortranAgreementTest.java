package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.oracle.Disagreement.Kind;

/**
 * The same programs as those of {@link OracleAgreementTest}, in Fortran: the pipeline agrees with the brute-force oracle on them, and is
 * inexact only where it is so on the program's twin in C, or where that has no answer at all. Each dialect has a form in Fortran; a program
 * that has none is counted. The programs of {@link org.racelens.analysis.tests.oracle.memory} are printed in Fortran by tests of their own.
 * <p>
 * The normal run compares the seeds below the number given here, {@code ./verify --long} the 20,000 programs of a thorough check. Another
 * range of seeds, or one dialect alone:
 *
 * <pre>
 * mvn -B verify -Dtest=FortranAgreementTest -DfailIfNoTests=false \
 *     -Dtycho.testArgLine="-Dracelens.oracle.from=2500 -Dracelens.oracle.to=5000 -Dracelens.oracle.dialect=TASKS"
 * </pre>
 */
class FortranAgreementTest {
	private static final int PROGRAMS_IN_FULL = 6;
	private static final long PROGRAMS = 14;
	private static final long PROGRAMS_OF_A_LONG_RUN = 2_250;
	private static final EnumSet<Kind> INEXACT = EnumSet.of(Kind.UNKNOWN, Kind.WRONG_POSSIBLE, Kind.DOUBTED_PAIR);
	private final Subject ofFortran = PipelineSubject.ofFortran();
	private final Subject ofC = PipelineSubject.ofC();

	@TestFactory
	Stream<DynamicTest> thePipelineAgreesOnRandomPrograms() {
		return Stream.of(Dialect.values()).filter(d -> d.name().contains(System.getProperty("racelens.oracle.dialect", "")))
				.map(dialect -> DynamicTest.dynamicTest(dialect.name(), () -> agrees(dialect)));
	}

	/** The dialect's programs have no wrong answers, and inexact ones only where those of C are inexact. */
	private void agrees(Dialect dialect) {
		long from = Long.getLong("racelens.oracle.from", 0);
		long to = Long.getLong("racelens.oracle.to", LongRun.ASKED ? PROGRAMS_OF_A_LONG_RUN : PROGRAMS);
		AgreementRun run = AgreementRun.over(dialect, from, to, FortranAgreementTest::printer, ofFortran);
		Map<Long, String> unlike = unlikeTwins(run);
		System.out.println("Fortran, " + run.summary() + "\n  unlike the twin in C: " + unlike);
		assertEquals(0, run.unprinted().size(), () -> "without a form in Fortran: " + run.unprinted());
		assertEquals(0, run.differing(EnumSet.complementOf(INEXACT)), () -> run.report(ofFortran, PROGRAMS_IN_FULL));
		assertTrue(unlike.isEmpty(), () -> unlike + "\n" + run.report(ofFortran, PROGRAMS_IN_FULL));
	}

	private static Printer printer(long seed) {
		FortranStyle style = FortranStyle.of(seed);
		return program -> FortranPrinter.print(program, style);
	}

	/** The seeds of whose programs the pipeline says something inexact, and of their twins in C something else. */
	private Map<Long, String> unlikeTwins(AgreementRun run) {
		Map<Long, String> unlike = new TreeMap<>();
		run.disagreements().forEach((seed, points) -> {
			List<Kind> found = kinds(points);
			List<Kind> ofTwin = kinds(Agreement.check(run.dialect().program(seed), ofC));
			if (!found.equals(ofTwin) && !ofTwin.equals(List.of(Kind.UNKNOWN))) {
				unlike.put(seed, found + " instead of " + ofTwin);
			}
		});
		return unlike;
	}

	/** What {@code x += 1} does by one access, {@code x = x + 1} does by two, of the same line. */
	private static List<Kind> kinds(List<Disagreement> points) {
		return points.stream().distinct().map(Disagreement::kind).sorted().toList();
	}
}
