package org.racelens.analysis.tests.solver;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Symbol;

/** What a formula says under an assignment, by definition and in unbounded integers. Symbols and applications that are not listed are 0. */
final class Evaluator implements IntExpr.Visitor<BigInteger>, BoolExpr.Visitor<Boolean> {
	private final Assignment assignment;

	private Evaluator(Assignment assignment) {
		this.assignment = assignment;
	}

	static boolean holds(BoolExpr formula, Assignment assignment) {
		return formula.accept(new Evaluator(assignment));
	}

	static BigInteger value(IntExpr term, Map<Symbol, Long> symbols) {
		return term.accept(new Evaluator(new Assignment(symbols, Map.of())));
	}

	/** Whether equal arguments have equal values, so that the values listed can be those of functions. */
	static boolean isFunctional(Assignment assignment) {
		Evaluator evaluator = new Evaluator(assignment);
		return assignment.applications().keySet().stream().allMatch(a -> assignment.applications().keySet().stream()
				.filter(b -> a.function().equals(b.function()) && evaluator.arguments(a).equals(evaluator.arguments(b)))
				.allMatch(b -> assignment.applications().get(a).equals(assignment.applications().get(b))));
	}

	private List<BigInteger> arguments(Apply a) {
		return a.arguments().stream().map(this::value).toList();
	}

	private BigInteger value(IntExpr e) {
		return e.accept(this);
	}

	@Override
	public BigInteger visitConstant(Constant e) {
		return BigInteger.valueOf(e.value());
	}

	@Override
	public BigInteger visitSymbol(Symbol e) {
		return BigInteger.valueOf(assignment.value(e).orElse(0L));
	}

	@Override
	public BigInteger visitSum(Sum e) {
		return e.terms().entrySet().stream().map(t -> value(t.getKey()).multiply(BigInteger.valueOf(t.getValue())))
				.reduce(BigInteger.valueOf(e.constant()), BigInteger::add);
	}

	@Override
	public BigInteger visitProduct(Product e) {
		return e.powers().entrySet().stream().map(t -> value(t.getKey()).pow(t.getValue())).reduce(BigInteger.ONE, BigInteger::multiply);
	}

	@Override
	public BigInteger visitQuotient(Quotient e) {
		BigInteger divisor = value(e.divisor());
		return value(e.dividend()).subtract(euclideanRemainder(value(e.dividend()), divisor)).divide(divisor);
	}

	@Override
	public BigInteger visitModulus(Modulus e) {
		return euclideanRemainder(value(e.dividend()), value(e.divisor()));
	}

	private static BigInteger euclideanRemainder(BigInteger dividend, BigInteger divisor) {
		return dividend.mod(divisor.abs());
	}

	@Override
	public BigInteger visitChoice(Choice e) {
		return value(e.condition().accept(this) ? e.whenTrue() : e.whenFalse());
	}

	@Override
	public BigInteger visitApply(Apply e) {
		return BigInteger.valueOf(Optional.ofNullable(assignment.applications().get(e)).orElse(0L));
	}

	@Override
	public BigInteger visitLookup(Lookup e) {
		BigInteger index = value(e.index());
		boolean inside = index.signum() >= 0 && index.compareTo(BigInteger.valueOf(e.values().size())) < 0;
		return inside ? BigInteger.valueOf(e.values().get(index.intValue())) : BigInteger.ZERO;
	}

	@Override
	public Boolean visitTruth(Truth e) {
		return e.value();
	}

	@Override
	public Boolean visitIsZero(IsZero e) {
		return value(e.term()).signum() == 0;
	}

	@Override
	public Boolean visitNotZero(NotZero e) {
		return value(e.term()).signum() != 0;
	}

	@Override
	public Boolean visitNotPositive(NotPositive e) {
		return value(e.term()).signum() <= 0;
	}

	@Override
	public Boolean visitAnd(And e) {
		return e.parts().stream().allMatch(p -> p.accept(this));
	}

	@Override
	public Boolean visitOr(Or e) {
		return e.parts().stream().anyMatch(p -> p.accept(this));
	}
}
