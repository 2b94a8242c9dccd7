package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.Condition.And;
import org.racelens.analysis.tests.oracle.Condition.Compare;
import org.racelens.analysis.tests.oracle.Condition.Or;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Operator;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Scope.Symbol;
import org.racelens.analysis.tests.oracle.Stmt.Header;

/** Draws expressions, conditions and loop headers over given variables. */
class ExprDrawer {
	private final Draw draw;

	ExprDrawer(Draw draw) {
		this.draw = draw;
	}

	static Expr sum(Expr left, int number) {
		if (left instanceof Const constant) {
			return new Const(constant.number() + number);
		}
		return switch (Integer.signum(number)) {
			case 0 -> left;
			case 1 -> new Binary(Operator.ADD, left, new Const(number));
			default -> new Binary(Operator.SUBTRACT, left, new Const(-number));
		};
	}

	static Expr scaled(int factor, Expr expression) {
		return factor == 1 ? expression : new Binary(Operator.MULTIPLY, new Const(factor), expression);
	}

	/** An affine expression of at most two variables, sometimes under a remainder or a quotient. */
	Expr subscript(List<Symbol> symbols) {
		Expr affine = affine(symbols);
		return switch (draw.weighted(84, 12, 4)) {
			case 0 -> affine;
			case 1 -> new Binary(Operator.REMAINDER, affine, new Const(draw.between(2, 5)));
			default -> new Binary(Operator.DIVIDE, affine, new Const(2));
		};
	}

	Expr affine(List<Symbol> symbols) {
		if (symbols.isEmpty() || draw.happens(10)) {
			return new Const(draw.between(0, 3));
		}
		Expr first = scaled(draw.oneOf(1, 1, 1, 1, 1, 2, 3), telling(symbols));
		if (draw.happens(25)) {
			Operator operator = draw.oneOf(Operator.ADD, Operator.ADD, Operator.SUBTRACT);
			Expr second = telling(symbols);
			first = first.equals(second) ? first : new Binary(operator, first, scaled(draw.oneOf(1, 1, 2), second));
		}
		return sum(first, draw.oneOf(0, 0, 0, 0, 1, 1, -1, 2));
	}

	/** A variable; rather a later one, a loop's, than one of the surroundings. */
	private Expr telling(List<Symbol> symbols) {
		int index = Math.max(draw.between(0, symbols.size() - 1), draw.between(0, symbols.size() - 1));
		return new Var(symbols.get(index).name());
	}

	/** A condition on the variables, of one or two comparisons. */
	Condition condition(List<Symbol> symbols) {
		Condition first = comparison(symbols);
		return switch (draw.weighted(86, 7, 7)) {
			case 0 -> first;
			case 1 -> new And(first, comparison(symbols));
			default -> new Or(first, comparison(symbols));
		};
	}

	private Condition comparison(List<Symbol> symbols) {
		if (symbols.isEmpty()) {
			return new Compare(new Const(draw.between(0, 2)), Relation.LESS, new Const(draw.between(0, 3)));
		}
		Expr variable = telling(symbols);
		return switch (draw.weighted(40, 35, 25)) {
			case 0 ->
				new Compare(variable, draw.oneOf(Relation.EQUAL, Relation.EQUAL, Relation.UNEQUAL), new Const(draw.oneOf(0, 1, 1, 2, 3)));
			case 1 -> draw.happens(50)
					? new Compare(variable, draw.oneOf(Relation.LESS, Relation.AT_MOST), new Const(draw.between(1, 3)))
					: new Compare(variable, draw.oneOf(Relation.GREATER, Relation.AT_LEAST), new Const(draw.between(0, 2)));
			default -> {
				int modulus = draw.between(2, 3);
				yield new Compare(new Binary(Operator.REMAINDER, variable, new Const(modulus)), Relation.EQUAL,
						new Const(draw.between(0, modulus - 1)));
			}
		};
	}

	/** A comparison of the thread number with a constant less than four. */
	Condition threadComparison() {
		return new Compare(new Var(Expr.THREAD), draw.oneOf(Relation.values()), new Const(draw.between(0, 3)));
	}

	/** A loop header whose bounds are constants or depend on the variables; zero trips are possible. */
	Header header(String variable, List<Symbol> symbols, int mostTrips) {
		Optional<Expr> limit = symbols.isEmpty() || !draw.happens(30) ? Optional.empty()
				: Optional.of(sum(new Var(draw.oneOf(symbols).name()), draw.oneOf(0, 0, 1, -1)));
		int start = draw.oneOf(0, 0, 0, 1, 2);
		int trips = draw.happens(4) ? 0 : draw.between(1, mostTrips);
		return switch (draw.weighted(60, 12, 14, 14)) {
			case 0 -> ascending(variable, start, limit.orElse(new Const(start + trips)));
			case 1 -> new Header(variable, new Const(start), Relation.AT_MOST, limit.orElse(new Const(start + trips - 1)), new Const(1));
			case 2 -> new Header(variable, new Const(start), Relation.LESS, limit.orElse(new Const(start + 2 * trips - 1)), new Const(2));
			default -> new Header(variable, limit.orElse(new Const(start + trips - 1)), Relation.AT_LEAST, new Const(start), new Const(-1));
		};
	}

	static Header ascending(String variable, int start, Expr end) {
		return new Header(variable, new Const(start), Relation.LESS, end, new Const(1));
	}

	/** A header by which the threads deal the values 0..n-1 out among themselves: round the team, or in blocks. */
	Header dealtOut(String variable) {
		if (draw.happens(70)) {
			return dealtRound(variable);
		}
		Var thread = new Var(Expr.THREAD);
		int block = draw.between(2, 3);
		Expr start = scaled(block, thread);
		return new Header(variable, start, Relation.LESS, new Binary(Operator.ADD, start, new Const(block)), new Const(1));
	}

	/** A header by which the threads take the values 0..n-1 in turn. */
	Header dealtRound(String variable) {
		return new Header(variable, new Var(Expr.THREAD), Relation.LESS, new Const(draw.between(3, 6)), new Var(Expr.TEAM_SIZE));
	}
}
