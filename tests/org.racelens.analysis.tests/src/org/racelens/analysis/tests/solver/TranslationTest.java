package org.racelens.analysis.tests.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.solver.Formulas.BUDGET;
import static org.racelens.analysis.tests.solver.Formulas.F;
import static org.racelens.analysis.tests.solver.Formulas.X;
import static org.racelens.analysis.tests.solver.Formulas.Y;
import static org.racelens.analysis.tests.solver.Formulas.greater;
import static org.racelens.analysis.tests.solver.Formulas.is;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Answer.GaveUp;
import org.racelens.logic.prover.Answer.Sat;
import org.racelens.logic.prover.Answer.Unsat;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.solver.z3.Z3ProverFactory;

/** What the solver is told means the same as our formulas: compared with {@link Evaluator}, in both directions. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class TranslationTest {
	private static final long SEED = 20240607;
	private final Z3ProverFactory factory = new Z3ProverFactory();

	@Test
	void modelsOfRandomFormulasSatisfyThem() {
		Random random = new Random(SEED);
		int satisfiable = 0;
		try (Prover prover = factory.create()) {
			for (int i = 0; i < 600; i++) {
				BoolExpr formula = Formulas.random(random, 3);
				Answer answer = prover.check(formula, BUDGET);
				if (answer instanceof Sat sat) {
					satisfiable++;
					assertTrue(Evaluator.holds(formula, sat.assignment()), () -> formula + " by " + sat + ", seed " + SEED);
					assertTrue(Evaluator.isFunctional(sat.assignment()), () -> formula + " by " + sat + ", seed " + SEED);
				}
			}
		}
		assertTrue(satisfiable > 300, "satisfiable: " + satisfiable);
	}

	@Test
	void noPointSatisfiesAnUnsatisfiableRandomFormula() {
		Random random = new Random(SEED + 1);
		int unsatisfiable = 0;
		try (Prover prover = factory.create()) {
			for (int i = 0; i < 600; i++) {
				BoolExpr formula = Bools.and(Formulas.random(random, 2), Formulas.random(random, 2), Formulas.random(random, 2),
						Formulas.random(random, 1));
				if (prover.check(formula, BUDGET) instanceof Unsat) {
					unsatisfiable++;
					assertTrue(points().stream().noneMatch(p -> Evaluator.holds(formula, zeroFunctions(p))),
							() -> formula + ", seed " + SEED);
				}
			}
		}
		assertTrue(unsatisfiable > 20, "unsatisfiable: " + unsatisfiable);
	}

	/** All points of a small cube; functions that are 0 everywhere complete them. */
	private static List<Map<Symbol, Long>> points() {
		List<Map<Symbol, Long>> result = new ArrayList<>();
		for (long x = -5; x <= 5; x++) {
			for (long y = -5; y <= 5; y++) {
				for (long z = -5; z <= 5; z++) {
					result.add(Map.of(X, x, Y, y, Formulas.Z, z));
				}
			}
		}
		return result;
	}

	private static Assignment zeroFunctions(Map<Symbol, Long> point) {
		return new Assignment(point, Map.of());
	}

	@Test
	void quotientAndModulusAreEuclidean() {
		try (Prover prover = factory.create()) {
			for (long a = -7; a <= 7; a++) {
				for (long b : List.of(-3L, -1L, 2L, 5L)) {
					IntExpr q = new IntExpr.Quotient(X, Ints.of(b));
					IntExpr r = new IntExpr.Modulus(X, Ints.of(b));
					BoolExpr same = Bools.and(is(X, a), is(q, Ints.euclideanQuotient(a, b)), is(r, Ints.euclideanModulus(a, b)));
					assertInstanceOf(Sat.class, prover.check(same, BUDGET));
					IntExpr unknownDivisor = new IntExpr.Modulus(X, Y);
					assertInstanceOf(Sat.class, prover.check(Bools.and(is(X, a), is(Y, b), is(unknownDivisor, Ints.euclideanModulus(a, b))),
							BUDGET));
				}
			}
		}
	}

	@Test
	void aTableIsItsValuesInsideAndZeroOutside() {
		List<Long> values = List.of(3L, 5L, 7L, 7L, Long.MAX_VALUE, -Long.MAX_VALUE, 0L, -2L);
		assertTable(values);
		assertTable(List.of());
		assertTable(List.of(4L));
		assertTable(List.of(0L, 1L << 62, -Long.MAX_VALUE, -(1L << 62), 0L));
	}

	@Test
	void aLargeIrregularTableIsExactToo() {
		Random random = new Random(SEED);
		List<Long> values = random.longs(2_000, -1_000_000, 1_000_000).boxed().toList();
		try (Prover prover = factory.create()) {
			for (int i : List.of(0, 1, 999, 1_998, 1_999)) {
				IntExpr element = Ints.lookup("t", values, X);
				assertInstanceOf(Sat.class, prover.check(Bools.and(is(X, i), is(element, values.get(i))), BUDGET));
				assertInstanceOf(Unsat.class, prover.check(Bools.and(is(X, i), Bools.not(is(element, values.get(i)))), BUDGET));
			}
			assertInstanceOf(Unsat.class, prover.check(Bools.and(is(X, 2_000), Bools.not(is(Ints.lookup("t", values, X), 0))), BUDGET));
		}
	}

	private void assertTable(List<Long> values) {
		try (Prover prover = factory.create()) {
			for (int i = -2; i < values.size() + 2; i++) {
				long expected = i < 0 || i >= values.size() ? 0 : values.get(i);
				BoolExpr exact = is(new IntExpr.Lookup("t", values, X), expected);
				assertInstanceOf(Sat.class, prover.check(Bools.and(is(X, i), exact), BUDGET), "index " + i + " of " + values);
				assertInstanceOf(Unsat.class, prover.check(Bools.and(is(X, i), Bools.not(exact)), BUDGET));
			}
		}
	}

	@Test
	void aFunctionHasOneValueForEqualArguments() {
		IntExpr fx = new Apply(F, List.of(X));
		IntExpr fy = new Apply(F, List.of(Y));
		try (Prover prover = factory.create()) {
			assertInstanceOf(Unsat.class, prover.check(Bools.and(Bools.equal(X, Y), Bools.less(fx, fy)), BUDGET));
			Sat sat = assertInstanceOf(Sat.class, prover.check(Bools.and(Bools.less(fx, fy), greater(fx, 10)), BUDGET));
			assertEquals(2, sat.assignment().applications().size());
			assertTrue(sat.assignment().applications().get(fx) > 10);
		}
	}

	@Test
	void aFunctionWithoutArgumentsIsNotTheSymbolOfItsName() {
		FunctionSymbol constant = new FunctionSymbol(Name.of("x"), 0, FunctionSymbol.Meaning.INPUT, Optional.empty());
		try (Prover prover = factory.create()) {
			assertInstanceOf(Sat.class, prover.check(Bools.less(new Apply(constant, List.of()), X), BUDGET));
		}
	}

	/** Row-major addresses of a matrix whose width is not known: {@code i·n + j = i'·n + j'} with {@code 0 ≤ j, j' < n}. */
	@Test
	void productsOfUnknownsAreDecided() {
		Symbol i = Formulas.symbol("i");
		Symbol j = Formulas.symbol("j");
		BoolExpr same = Bools.equal(Ints.add(Ints.multiply(i, X), Y), Ints.add(Ints.multiply(j, X), Formulas.Z));
		BoolExpr inRow = Bools.and(greater(Y, -1), Bools.less(Y, X), greater(Formulas.Z, -1));
		try (Prover prover = factory.create()) {
			prover.push(Bools.and(same, inRow, Bools.notEqual(i, j)));
			assertInstanceOf(Unsat.class, prover.check(Bools.less(Formulas.Z, X), BUDGET));
			assertInstanceOf(Sat.class, prover.check(Bools.lessEqual(Formulas.Z, X), BUDGET));
		}
	}

	@Test
	void namesMayHoldAnyCharacter() {
		Symbol odd = Formulas.symbol("a b|\\\"'#→{k!0}");
		try (Prover prover = factory.create()) {
			Sat sat = assertInstanceOf(Sat.class, prover.check(Bools.and(is(odd, 4), is(X, 5)), BUDGET));
			assertEquals(Map.of(odd, 4L, X, 5L), sat.assignment().symbols());
		}
	}

	@Test
	void valuesUpToSixtyFourBitsAreExact() {
		try (Prover prover = factory.create()) {
			BoolExpr extremes = Bools.and(is(X, Long.MAX_VALUE), is(Y, -Long.MAX_VALUE));
			Sat sat = assertInstanceOf(Sat.class, prover.check(extremes, BUDGET));
			assertEquals(Map.of(X, Long.MAX_VALUE, Y, -Long.MAX_VALUE), sat.assignment().symbols());
		}
	}

	@Test
	void valuesBeyondSixtyFourBitsAreGivenUp() {
		BoolExpr large = Bools.and(is(X, Long.MAX_VALUE), Bools.less(Ints.multiply(X, 2), Y));
		try (Prover prover = factory.create()) {
			GaveUp gaveUp = assertInstanceOf(GaveUp.class, prover.check(large, BUDGET));
			assertEquals("the values that the solver found need more than 64 bits", gaveUp.reason());
		}
	}

	@Test
	void theAssignmentListsEverySymbolOfFormulaAndAssumptions() {
		try (Prover prover = factory.create()) {
			prover.push(greater(X, 1));
			BoolExpr formula = Bools.or(greater(Y, 3), is(Formulas.Z, 1));
			Sat sat = assertInstanceOf(Sat.class, prover.check(formula, BUDGET));
			assertEquals(List.of(X, Y, Formulas.Z), List.copyOf(sat.assignment().symbols().keySet()));
			assertTrue(sat.assignment().value(X).orElseThrow() > 1);
		}
	}

	@Test
	void answersDoNotDependOnTheGarbageCollector() {
		assertEquals(answers(false), answers(true));
	}

	private List<Answer> answers(boolean collect) {
		Random random = new Random(SEED + 2);
		List<Answer> result = new ArrayList<>();
		try (Prover prover = factory.create()) {
			for (int i = 0; i < 150; i++) {
				result.add(prover.check(Formulas.random(random, 3), BUDGET));
				if (collect && i % 10 == 0) {
					System.gc();
				}
			}
		}
		return result;
	}
}
