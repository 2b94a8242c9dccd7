package org.racelens.analysis.tests.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.solver.Formulas.BUDGET;
import static org.racelens.analysis.tests.solver.Formulas.X;
import static org.racelens.analysis.tests.solver.Formulas.greater;
import static org.racelens.analysis.tests.solver.Formulas.less;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Answer.Cause;
import org.racelens.logic.prover.Answer.GaveUp;
import org.racelens.logic.prover.Answer.Sat;
import org.racelens.logic.prover.Answer.Unsat;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.solver.z3.Z3ProverFactory;

/** Interrupts and limits. A check that is cut short must end soon; "soon" is generous because the machine may be busy. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class CancellationTest {
	private static final Duration SOON = Duration.ofSeconds(60);
	private static final Budget LONG = new Budget(Duration.ofMinutes(2), 0);
	private final Z3ProverFactory factory = new Z3ProverFactory();

	private static BoolExpr hard(String kind) {
		return kind.equals("linear") ? Formulas.hardLinear() : Formulas.hard();
	}

	/**
	 * Goes on until it is told to stop: on a busy machine the first interrupt may come before the check, which it then does not concern.
	 */
	private static Thread interruptAfter(Prover prover, long millis) {
		Thread thread = new Thread(() -> {
			try {
				TimeUnit.MILLISECONDS.sleep(millis);
				while (true) {
					prover.interrupt();
					TimeUnit.MILLISECONDS.sleep(50);
				}
			} catch (InterruptedException e) {
				return;
			}
		});
		thread.start();
		return thread;
	}

	@ParameterizedTest
	@CsvSource({ "1,linear", "10,linear", "50,linear", "200,linear", "1000,linear", "1,cubes", "10,cubes", "50,cubes", "200,cubes",
			"1000,cubes" })
	void aCheckThatAnInterruptMeetsEndsSoonAndLaterChecksWork(long delay, String kind) throws InterruptedException {
		try (Prover prover = factory.create()) {
			prover.push(greater(X, -1_000_000));
			BoolExpr formula = hard(kind);
			Thread interrupter = interruptAfter(prover, delay);
			long start = System.nanoTime();
			Answer answer = prover.check(formula, LONG);
			interrupter.interrupt();
			interrupter.join();
			assertEquals(new GaveUp("interrupted"), answer);
			assertTrue(Duration.ofNanos(System.nanoTime() - start).minusMillis(delay).compareTo(SOON) < 0);
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
			assertInstanceOf(Unsat.class, prover.check(less(X, -1_000_000), BUDGET));
		}
	}

	/** Z3 by itself loses an interrupt, and its timer's, that comes within a moment at the beginning of a check; some of these meet it. */
	@Test
	void anInterruptIsNotLostHoweverEarlyItComes() throws InterruptedException {
		BoolExpr formula = Formulas.hardLinear();
		try (Prover prover = factory.create()) {
			for (int round = 0; round < 300; round++) {
				AtomicBoolean over = new AtomicBoolean();
				Thread eager = new Thread(() -> {
					while (!over.get()) {
						prover.interrupt();
					}
				});
				eager.start();
				Answer answer = prover.check(formula, LONG);
				over.set(true);
				eager.join();
				assertEquals(new GaveUp("interrupted"), answer);
			}
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
		}
	}

	@Test
	void aTimeLimitIsNotLostHoweverEarlyItComes() {
		BoolExpr formula = Formulas.hardLinear();
		try (Prover prover = factory.create()) {
			for (int round = 0; round < 300; round++) {
				assertInstanceOf(GaveUp.class, prover.check(formula, new Budget(Duration.ofNanos(1_000_000 + round * 10_000), 0)));
			}
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
		}
	}

	/** Z3 may have lost what it was told; by the clock, and by what it used, a check with such limits was cut short. */
	@Test
	void whatIsAnsweredBeyondALimitCountsForNothing() {
		try (Prover prover = factory.create()) {
			Answer late = prover.check(greater(X, 5), new Budget(Duration.ofNanos(1), 0));
			assertEquals(new GaveUp("the solver's time limit of 0 s is reached", Cause.CLOCK), late);
			Answer exhausted = prover.check(Bools.and(greater(X, 5), less(X, 7)), new Budget(Duration.ofMinutes(1), 1));
			assertEquals(new GaveUp("the solver's resource limit of 1 is reached"), exhausted);
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
		}
	}

	@Test
	void anInterruptBeforeACheckDoesNotConcernIt() {
		try (Prover prover = factory.create()) {
			prover.interrupt();
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
			prover.interrupt();
			prover.interrupt();
			assertInstanceOf(Unsat.class, prover.check(Bools.and(greater(X, 5), less(X, 5)), BUDGET));
		}
	}

	@Test
	void anInterruptAfterCloseDoesNothing() {
		Prover prover = factory.create();
		prover.check(greater(X, 5), BUDGET);
		prover.close();
		prover.interrupt();
	}

	@Test
	void interruptsInAnyOrderWithChecksNeverHarm() throws InterruptedException {
		Prover prover = factory.create();
		Thread pest = new Thread(() -> {
			while (!Thread.currentThread().isInterrupted()) {
				prover.interrupt();
				Thread.onSpinWait();
			}
		});
		pest.start();
		for (int i = 0; i < 300; i++) {
			Answer answer = prover.check(greater(X, i), BUDGET);
			assertTrue(answer instanceof Sat || answer.equals(new GaveUp("interrupted")), () -> answer.toString());
		}
		prover.close();
		pest.interrupt();
		pest.join();
	}

	@Test
	void anInterruptedWorkerThreadIsNotStuckAndStaysInterrupted() {
		try (Prover prover = factory.create()) {
			Thread.currentThread().interrupt();
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
			assertInstanceOf(GaveUp.class, prover.check(Formulas.hard(), new Budget(Duration.ofMillis(200), 0)));
		} finally {
			assertTrue(Thread.interrupted());
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "linear", "cubes" })
	void theTimeLimitEndsACheck(String kind) {
		try (Prover prover = factory.create()) {
			for (long millis : List.of(1L, 100L, 500L)) {
				long start = System.nanoTime();
				Answer answer = prover.check(hard(kind), new Budget(Duration.ofMillis(millis), 0));
				GaveUp gaveUp = assertInstanceOf(GaveUp.class, answer);
				assertEquals("the solver's time limit of " + millis / 1000.0 + " s is reached", gaveUp.reason());
				assertTrue(Duration.ofNanos(System.nanoTime() - start).minusMillis(millis).compareTo(SOON) < 0);
			}
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "linear", "cubes" })
	void theResourceLimitIsDeterministic(String kind) {
		List<Answer> answers = new ArrayList<>();
		for (int run = 0; run < 3; run++) {
			try (Prover prover = factory.create()) {
				for (long resources : List.of(1_000L, 100_000L, 1_000_000L)) {
					answers.add(prover.check(hard(kind), new Budget(Duration.ofMinutes(1), resources)));
				}
				answers.add(prover.check(greater(X, 5), BUDGET));
			}
			System.gc();
		}
		assertEquals(new GaveUp("the solver's resource limit of 1000 is reached"), answers.get(0));
		assertEquals(answers.subList(0, 4), answers.subList(4, 8));
		assertEquals(answers.subList(0, 4), answers.subList(8, 12));
	}

	@Test
	void endlessBudgetsAreNoOverflow() {
		try (Prover prover = factory.create()) {
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), new Budget(Duration.ofSeconds(Long.MAX_VALUE), Long.MAX_VALUE)));
		}
	}
}
