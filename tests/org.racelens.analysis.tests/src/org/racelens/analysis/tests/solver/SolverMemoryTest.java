package org.racelens.analysis.tests.solver;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.racelens.analysis.tests.solver.Formulas.BUDGET;
import static org.racelens.analysis.tests.solver.Formulas.X;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.racelens.logic.prover.Answer.Sat;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.Ints;
import org.racelens.solver.z3.Z3ProverFactory;

/** Native memory is given back: long runs stay level. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SolverMemoryTest {
	private static final Path STATUS = Path.of("/proc/self/status");

	@Test
	void manyProversInSequenceStayLevel() throws IOException {
		assumeTrue(Files.isReadable(STATUS), "the process' size is known on Linux only");
		for (int i = 0; i < 100; i++) {
			useOnce(i);
		}
		System.gc();
		long before = residentKilobytes();
		for (int i = 0; i < 600; i++) {
			useOnce(i);
		}
		System.gc();
		long grown = residentKilobytes() - before;
		assertTrue(grown < 60_000, "grown by " + grown + " kB");
	}

	@Test
	void oneProverWithManyChecksStaysBounded() {
		try (Prover prover = new Z3ProverFactory().create()) {
			for (int i = 0; i < 3_000; i++) {
				prover.check(Formulas.random(new Random(i), 3), BUDGET);
			}
			assertInstanceOf(Sat.class, prover.check(Formulas.greater(Ints.multiply(X, 3), 5), BUDGET));
		}
	}

	private static void useOnce(int seed) {
		try (Prover prover = new Z3ProverFactory().create()) {
			prover.push(Formulas.greater(X, -100));
			prover.check(Formulas.random(new Random(seed), 3), BUDGET);
		}
	}

	private static long residentKilobytes() throws IOException {
		return Files.readAllLines(STATUS).stream().filter(line -> line.startsWith("VmRSS:"))
				.mapToLong(line -> Long.parseLong(line.replaceAll("\\D", ""))).findFirst().orElseThrow();
	}
}
