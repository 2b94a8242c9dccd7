package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.report.SmtLibReport;

/** The formula for an outside solver: the distribution's own z3 reads it and agrees. */
class SmtLibReportTest {
	private static final Symbol X = symbol("x");
	private static final Symbol Y = symbol("y");

	private static Symbol symbol(String name) {
		return Symbol.of(Name.of(name), Symbol.Role.PARAMETER);
	}

	private static FunctionSymbol function(String name, int arity) {
		return new FunctionSymbol(Name.of(name), arity, FunctionSymbol.Meaning.INPUT, Optional.empty());
	}

	private static BoolExpr is(IntExpr e, long value) {
		return Bools.equal(e, Ints.of(value));
	}

	/** What the outside solver answers; the test is left out where there is none. */
	private static List<String> outside(String script) throws IOException, InterruptedException {
		Process process;
		try {
			process = new ProcessBuilder("z3", "-in", "-T:60").redirectErrorStream(true).start();
		} catch (IOException e) {
			assumeTrue(false, "there is no z3 on this machine");
			return List.of();
		}
		process.getOutputStream().write(script.getBytes(StandardCharsets.UTF_8));
		process.getOutputStream().close();
		String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertTrue(process.waitFor(90, TimeUnit.SECONDS));
		return answer.lines().toList();
	}

	@Test
	void theScriptOfARaceIsReadable() {
		assertEquals("""
				(set-logic ALL)
				(declare-const |i#1| Int)
				(declare-const |i#1'| Int)
				(declare-const n Int)
				(declare-fun |owner of for:9| (Int) Int)
				(assert (= (+ |i#1| 1) |i#1'|))
				(assert (= (|owner of for:9| |i#1|) 0))
				(assert (= (|owner of for:9| |i#1'|) 1))
				(assert (<= 0 |i#1|))
				(assert (<= (+ |i#1'| 1) n))
				(check-sat)
				""", SmtLibReport.render(Sample.constraint()));
	}

	@Test
	void anOutsideSolverFindsTheRaceSatisfiable() throws Exception {
		assertEquals(List.of("sat"), outside(SmtLibReport.render(Sample.SHIFT.race())));
	}

	@Test
	void everyKindOfTermIsUnderstood() throws Exception {
		IntExpr table = Ints.lookup("t", List.of(4L, 0L, -7L), Y);
		BoolExpr formula = Bools.and(is(Ints.multiply(X, Ints.multiply(X, Y)), -18), is(new IntExpr.Quotient(X, Ints.of(-2)), -1),
				is(new IntExpr.Modulus(Ints.negate(X), Ints.of(5)), 2), is(Ints.choice(Bools.less(X, Y), Y, X), 3),
				Bools.or(is(table, 0), is(table, 1)), Bools.not(is(new Apply(function("f", 2), List.of(X, Y)), Long.MIN_VALUE + 1)),
				is(new Apply(function("c", 0), List.of()), 5));
		assertEquals(List.of("sat"), outside(SmtLibReport.render(formula)));
	}

	@Test
	void tablesAreExact() throws Exception {
		IntExpr table = Ints.lookup("t", List.of(4L, 0L, -7L), X);
		assertEquals(List.of("sat"), outside(SmtLibReport.render(Bools.and(is(X, 2), is(table, -7)))));
		assertEquals(List.of("sat"), outside(SmtLibReport.render(Bools.and(is(X, 3), is(table, 0)))));
		assertEquals(List.of("unsat"), outside(SmtLibReport.render(Bools.and(is(X, 0), Bools.not(is(table, 4))))));
		assertEquals(List.of("unsat"), outside(SmtLibReport.render(Bools.and(is(X, -1), Bools.not(is(table, 0))))));
	}

	@Test
	void strangeNamesStayApart() throws Exception {
		List<String> names = List.of("div", "assert", "|x|", "!x!", "a b", "1st", "x'", "ß", "let", "true", "_", "\\", "x", "Int", "a\nb",
				"");
		List<BoolExpr> parts = new ArrayList<>();
		for (int i = 0; i < names.size(); i++) {
			parts.add(is(symbol(names.get(i)), i));
			parts.add(is(new Apply(function(names.get(i), 1), List.of(Ints.ZERO)), -i - 1));
		}
		parts.add(is(Ints.lookup("x", List.of(1L), X), 0));
		parts.add(is(Ints.add(Ints.lookup("x", List.of(0L, 0L, 2L), Ints.add(X, -10)), 1), 3));
		assertEquals(List.of("sat"), outside(SmtLibReport.render(Bools.and(parts))));
	}

	@Test
	void truthIsAScriptToo() throws Exception {
		assertEquals(List.of("sat"), outside(SmtLibReport.render(Bools.TRUE)));
		assertEquals(List.of("unsat"), outside(SmtLibReport.render(Bools.FALSE)));
	}
}
