package org.racelens.analysis.tests.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** Formulas the tests share, and a generator of random ones. */
final class Formulas {
	static final Budget BUDGET = new Budget(Duration.ofSeconds(20), 0);
	static final Symbol X = symbol("x");
	static final Symbol Y = symbol("y");
	static final Symbol Z = symbol("z");
	static final FunctionSymbol F = new FunctionSymbol(Name.of("f"), 1, FunctionSymbol.Meaning.INPUT, Optional.empty());
	static final FunctionSymbol G = new FunctionSymbol(Name.of("g"), 2, FunctionSymbol.Meaning.INPUT, Optional.empty());

	private Formulas() {
	}

	static Symbol symbol(String name) {
		return Symbol.of(Name.of(name), Symbol.Role.PARAMETER);
	}

	static BoolExpr greater(IntExpr a, long b) {
		return Bools.less(Ints.of(b), a);
	}

	static BoolExpr less(IntExpr a, long b) {
		return Bools.less(a, Ints.of(b));
	}

	static BoolExpr is(IntExpr a, long b) {
		return Bools.equal(a, Ints.of(b));
	}

	static IntExpr power(IntExpr e, int n) {
		return n == 1 ? e : Ints.multiply(e, power(e, n - 1));
	}

	/** The smallest solution of x³+y³+z³ = 42 has 17 digits: no solver finds it within a test's time. */
	static BoolExpr hard() {
		return is(Ints.add(power(X, 3), Ints.add(power(Y, 3), power(Z, 3))), 42);
	}

	/** Pigeons into one hole less: linear, incremental, and exponential for a search by resolution. */
	static BoolExpr hardLinear() {
		int holes = 13;
		List<Symbol> pigeons = IntStream.rangeClosed(0, holes).mapToObj(i -> symbol("p" + i)).toList();
		List<BoolExpr> parts = new ArrayList<>();
		for (int i = 0; i < pigeons.size(); i++) {
			parts.add(Bools.and(greater(pigeons.get(i), -1), less(pigeons.get(i), holes)));
			for (int j = 0; j < i; j++) {
				parts.add(Bools.notEqual(pigeons.get(i), pigeons.get(j)));
			}
		}
		return Bools.and(parts);
	}

	/** A formula over three symbols and two functions; every kind of term and formula occurs. */
	static BoolExpr random(Random random, int depth) {
		switch (depth == 0 ? random.nextInt(3) : random.nextInt(6)) {
			case 0:
				return Bools.lessEqual(term(random, 2), term(random, 2));
			case 1:
				return Bools.equal(term(random, 2), term(random, 1));
			case 2:
				return Bools.notEqual(term(random, 2), term(random, 1));
			case 3:
				return Bools.or(random(random, depth - 1), random(random, depth - 1));
			case 4:
				return Bools.not(random(random, depth - 1));
			default:
				return Bools.and(random(random, depth - 1), random(random, depth - 1));
		}
	}

	private static IntExpr term(Random random, int depth) {
		if (depth == 0) {
			return random.nextInt(3) == 0 ? Ints.of(random.nextInt(9) - 4) : List.of(X, Y, Z).get(random.nextInt(3));
		}
		IntExpr a = term(random, depth - 1);
		IntExpr b = term(random, depth - 1);
		int divisor = List.of(-3, -2, 2, 3, 5).get(random.nextInt(5));
		switch (random.nextInt(9)) {
			case 0:
				return Ints.multiply(a, random.nextInt(7) - 3);
			case 1:
				return Ints.subtract(a, b);
			case 2:
				return Ints.quotient(a, Ints.of(divisor));
			case 3:
				return Ints.modulus(a, Ints.of(divisor));
			case 4:
				return Ints.choice(random(random, 0), a, b);
			case 5:
				return new Apply(F, List.of(a));
			case 6:
				return new Apply(G, List.of(a, b));
			case 7:
				return Ints.lookup("t", List.of(5L, 7L, 9L, -1L, -1L, 4L, 100L), a);
			default:
				return Ints.add(a, b);
		}
	}
}
