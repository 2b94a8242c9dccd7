package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.LongRun;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;

/** What is said about drawn code holds in every execution of it. */
class RandomCodeTest {
	private static final int PROGRAMS = LongRun.size("racelens.flow.programs", 300, 1000);
	private static final int RUNS = 40;
	private static final long SEED = Long.getLong("racelens.flow.seed", 20240607L);

	private interface Claim {
		/** Whether an execution shows that what was said is wrong. */
		boolean isRefuted(ConcreteRun run, Program program);
	}

	private static boolean isRefuted(Program program, long seed, Claim claim) {
		Variable v = program.v();
		for (int k = 0; k < RUNS; k++) {
			ConcreteRun run = new ConcreteRun(program.unit(), v, v.type() instanceof ArrayType ? 4 : 1, new Random(seed * RUNS + k));
			try {
				if (claim.isRefuted(run, program)) {
					return true;
				}
			} catch (ConcreteRun.Stopped stopped) {
				if (!stopped.meaningless && run.markedWasRead) {
					return true;
				}
			}
		}
		return false;
	}

	@Test
	void noExecutionReadsAValueFromBeforeIfNoneIsExposed() {
		int quiet = 0;
		for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
			String text = new RandomCode(new Random(seed)).program(false);
			Program program = Program.c(text);
			if (program.v() != null && !program.exposed()) {
				quiet++;
				if (isRefuted(program, seed, (run, p) -> {
					run.runMarked(p.code(), p.f());
					return run.markedWasRead;
				})) {
					fail("seed " + seed + ":\n" + text);
				}
			}
		}
		assertTrue(quiet > PROGRAMS / 20, "only " + quiet + " of " + PROGRAMS + " without exposed reads");
	}

	@Test
	void everyExecutionWritesWhatIsSurelyWritten() {
		int sure = 0;
		for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
			String text = new RandomCode(new Random(seed)).program(false);
			Program program = Program.c(text);
			if (program.v() != null && program.surelyWritten()) {
				sure++;
				if (isRefuted(program, seed, (run, p) -> leavesUnwritten(run, p))) {
					fail("seed " + seed + ":\n" + text);
				}
			}
		}
		assertTrue(sure > PROGRAMS / 20, "only " + sure + " of " + PROGRAMS + " surely written");
	}

	private static boolean leavesUnwritten(ConcreteRun run, Program program) {
		try {
			run.runMarked(program.code(), program.f());
		} catch (ConcreteRun.Stopped unfinished) {
			return false;
		}
		boolean left = false;
		for (boolean m : run.marked) {
			left |= m;
		}
		return left;
	}

	@Test
	void noExecutionReadsLaterWhatIsNotNeededAfterwards() {
		int free = 0;
		for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
			String text = new RandomCode(new Random(seed)).program(true);
			Program program = Program.c(text);
			if (program.v() != null && program.after().isEmpty()) {
				free++;
				FunctionDefinition root = program.unit().functions().stream().filter(f -> f.name().equals("main")).findFirst()
						.orElse(program.f());
				if (isRefuted(program, seed, (run, p) -> {
					run.call(root);
					return run.markedWasRead;
				})) {
					fail("seed " + seed + ":\n" + text);
				}
			}
		}
		assertTrue(free > PROGRAMS / 20, "only " + free + " of " + PROGRAMS + " not needed");
	}
}
