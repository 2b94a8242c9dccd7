package org.racelens.analysis.tests.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.solver.Formulas.BUDGET;
import static org.racelens.analysis.tests.solver.Formulas.X;
import static org.racelens.analysis.tests.solver.Formulas.Y;
import static org.racelens.analysis.tests.solver.Formulas.Z;
import static org.racelens.analysis.tests.solver.Formulas.greater;
import static org.racelens.analysis.tests.solver.Formulas.is;
import static org.racelens.analysis.tests.solver.Formulas.less;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Answer.GaveUp;
import org.racelens.logic.prover.Answer.Sat;
import org.racelens.logic.prover.Answer.Unsat;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.solver.z3.Z3ProverFactory;

/** One test for each sentence of {@link Prover}'s Javadoc but those on interrupts, which {@link CancellationTest} has. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class ProverContractTest {
	private final Z3ProverFactory factory = new Z3ProverFactory();

	@Test
	void decidesSatisfiability() {
		try (Prover prover = factory.create()) {
			assertInstanceOf(Sat.class, prover.check(Bools.TRUE, BUDGET));
			assertInstanceOf(Unsat.class, prover.check(Bools.FALSE, BUDGET));
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
			assertInstanceOf(Unsat.class, prover.check(Bools.and(greater(X, 5), less(Ints.multiply(X, 2), 11)), BUDGET));
		}
	}

	@Test
	void belongsToTheThreadThatMadeIt() {
		try (Prover prover = factory.create()) {
			for (Runnable use : List.<Runnable>of(() -> prover.push(Bools.TRUE), prover::pop, () -> prover.check(Bools.TRUE, BUDGET),
					prover::close)) {
				CompletionException e = assertThrows(CompletionException.class, () -> CompletableFuture.runAsync(use).join());
				assertInstanceOf(IllegalStateException.class, e.getCause());
			}
			assertInstanceOf(Sat.class, prover.check(Bools.TRUE, BUDGET));
		}
	}

	@Test
	void anAssumptionHoldsForAllChecksUntilItsPop() {
		try (Prover prover = factory.create()) {
			prover.push(greater(X, 5));
			assertInstanceOf(Unsat.class, prover.check(less(X, 5), BUDGET));
			prover.push(greater(Y, 0));
			assertInstanceOf(Unsat.class, prover.check(is(Ints.add(X, Y), 6), BUDGET));
			assertInstanceOf(Unsat.class, prover.check(less(X, 6), BUDGET));
			prover.pop();
			assertInstanceOf(Sat.class, prover.check(is(Ints.add(X, Y), 6), BUDGET));
			prover.pop();
			assertInstanceOf(Sat.class, prover.check(less(X, 5), BUDGET));
		}
	}

	@Test
	void assumptionsHoldForNonLinearChecksToo() {
		try (Prover prover = factory.create()) {
			prover.push(greater(X, 5));
			assertInstanceOf(Unsat.class, prover.check(is(Ints.multiply(X, X), 25), BUDGET));
			prover.pop();
			assertInstanceOf(Sat.class, prover.check(is(Ints.multiply(X, X), 25), BUDGET));
		}
	}

	@Test
	void popWithoutAssumptionIsRefused() {
		try (Prover prover = factory.create()) {
			assertThrows(IllegalStateException.class, prover::pop);
			prover.push(Bools.TRUE);
			prover.pop();
			assertThrows(IllegalStateException.class, prover::pop);
		}
	}

	@Test
	void aDeepFormulaIsNoException() {
		IntExpr deep = X;
		for (int i = 0; i < 100_000; i++) {
			deep = new IntExpr.Modulus(new IntExpr.Quotient(deep, Ints.of(2)), Ints.of(1_000_000));
		}
		BoolExpr formula = new BoolExpr.NotPositive(deep);
		try (Prover prover = factory.create()) {
			assertInstanceOf(GaveUp.class, prover.check(formula, BUDGET));
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
		}
	}

	@Test
	void aFormulaAsDeepAsAllowedFitsIntoASmallStack() throws InterruptedException {
		List<Answer> answers = new ArrayList<>();
		Thread small = new Thread(null, () -> {
			IntExpr deep = X;
			for (int i = 0; i < 590; i++) {
				deep = i % 2 == 0 ? new IntExpr.Choice(less(X, i), Ints.of(i), deep) : new IntExpr.Sum(Map.of(deep, 1L), 1);
			}
			try (Prover prover = factory.create()) {
				answers.add(prover.check(new BoolExpr.NotPositive(deep), BUDGET));
			}
		}, "small stack", 512 * 1024);
		small.start();
		small.join();
		assertEquals(1, answers.size());
	}

	@Test
	void aLargeFormulaIsNoException() {
		List<BoolExpr> parts = new ArrayList<>();
		for (int i = 0; i < 100_000; i++) {
			parts.add(new BoolExpr.NotPositive(Ints.add(Ints.multiply(Formulas.symbol("s" + i), Formulas.symbol("s" + (i + 1))), 3)));
		}
		try (Prover prover = factory.create()) {
			long start = System.nanoTime();
			Answer answer = prover.check(new BoolExpr.And(parts), new Budget(Duration.ofSeconds(1), 0));
			assertTrue(Duration.ofNanos(System.nanoTime() - start).toSeconds() < 100);
			assertInstanceOf(GaveUp.class, answer);
			assertInstanceOf(Sat.class, prover.check(greater(X, 5), BUDGET));
		}
	}

	/** A hundred random formulas, each asked of a new prover and of one that was asked all before it. */
	@Test
	void afterForgettingAnswersAreTheOnesOfANewProver() {
		Budget counted = new Budget(Duration.ofHours(1), 200_000);
		try (Prover experienced = factory.create()) {
			experienced.push(greater(X, -50));
			for (int seed = 0; seed < 100; seed++) {
				BoolExpr formula = Formulas.random(new Random(seed), 3);
				experienced.forget();
				try (Prover fresh = factory.create()) {
					fresh.push(greater(X, -50));
					assertEquals(fresh.check(formula, counted), experienced.check(formula, counted), formula.toString());
				}
			}
		}
	}

	@Test
	void answersDoNotDependOnNames() {
		Substitution some = named("k", "l", "m");
		Substitution others = named("own for@436 main", "a", "zz#7'");
		Budget counted = new Budget(Duration.ofHours(1), 200_000);
		for (int seed = 0; seed < 100; seed++) {
			BoolExpr formula = Formulas.random(new Random(seed), 3);
			try (Prover one = factory.create(); Prover other = factory.create()) {
				assertEquals(values(one.check(some.apply(formula), counted)), values(other.check(others.apply(formula), counted)),
						formula.toString());
			}
		}
	}

	private static Substitution named(String x, String y, String z) {
		return Substitution.of(Map.of(X, Formulas.symbol(x), Y, Formulas.symbol(y), Z, Formulas.symbol(z)));
	}

	/** The values of the symbols, in order of occurrence; of an answer without a model its class alone. */
	private static Object values(Answer answer) {
		return answer instanceof Sat sat ? List.copyOf(sat.assignment().symbols().values()) : answer.getClass();
	}

	@Test
	void answersStayValidAfterClose() {
		Answer answer;
		BoolExpr formula = Bools.and(is(new IntExpr.Apply(Formulas.F, List.of(X)), 7), is(X, 3));
		try (Prover prover = factory.create()) {
			answer = prover.check(formula, BUDGET);
		}
		Sat sat = assertInstanceOf(Sat.class, answer);
		assertEquals(3L, sat.assignment().value(X).orElseThrow());
		assertTrue(Evaluator.holds(formula, sat.assignment()));
	}

	@Test
	void afterCloseEveryMethodButInterruptAndCloseIsRefused() {
		Prover prover = factory.create();
		prover.push(Bools.TRUE);
		prover.close();
		assertThrows(IllegalStateException.class, () -> prover.push(Bools.TRUE));
		assertThrows(IllegalStateException.class, prover::pop);
		assertThrows(IllegalStateException.class, () -> prover.check(Bools.TRUE, BUDGET));
		prover.interrupt();
	}

	@Test
	void closingTwiceIsAllowed() {
		Prover prover = factory.create();
		prover.close();
		prover.close();
	}

	@Test
	void twoThreadsWorkAtOnceWithAProverEach() {
		List<CompletableFuture<Integer>> workers = new ArrayList<>();
		for (int w = 0; w < 2; w++) {
			int offset = w;
			workers.add(CompletableFuture.supplyAsync(() -> {
				int right = 0;
				try (Prover prover = factory.create()) {
					for (int i = 0; i < 200; i++) {
						prover.push(greater(X, i + offset));
						right += prover.check(less(X, i + offset + 1), BUDGET) instanceof Unsat ? 1 : 0;
						right += prover.check(is(X, i + offset + 1), BUDGET) instanceof Sat ? 1 : 0;
						prover.pop();
					}
				}
				return right;
			}));
		}
		workers.forEach(worker -> assertEquals(400, worker.join()));
	}
}
