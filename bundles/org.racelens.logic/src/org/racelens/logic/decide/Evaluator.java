package org.racelens.logic.decide;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/**
 * The value of terms and formulas under an assignment, by the definitions alone: nothing here is shared with what searches for assignments.
 * A symbol without a value is 0; an application without a value takes that of another application of the same function to equal arguments,
 * else 0. {@code div} and {@code mod} are Euclidean as in SMT-LIB, a {@link Lookup} outside its table is 0.
 *
 * <p>
 * What has no value (division by 0) or leaves 64 bits throws {@link ArithmeticException}.
 */
public final class Evaluator implements IntExpr.Visitor<Long>, BoolExpr.Visitor<Boolean> {
	private final Assignment assignment;
	private final Map<Sample, Long> known = new HashMap<>();

	/** An argument vector of a function. */
	private record Sample(String function, List<Long> arguments) {
	}

	public Evaluator(Assignment assignment) {
		this.assignment = assignment;
		assignment.applications().forEach((a, value) -> known.putIfAbsent(sample(a), value));
	}

	/** The value of a term under the assignment. */
	public long value(IntExpr e) {
		return e.accept(this);
	}

	/** Whether a formula holds under the assignment. */
	public boolean holds(BoolExpr e) {
		return e.accept(this);
	}

	/** The values of an application's arguments. */
	public List<Long> arguments(Apply e) {
		return e.arguments().stream().map(this::value).toList();
	}

	private Sample sample(Apply e) {
		return new Sample(e.function().name().text(), arguments(e));
	}

	@Override
	public Long visitConstant(Constant e) {
		return e.value();
	}

	@Override
	public Long visitSymbol(Symbol e) {
		return assignment.value(e).orElse(0L);
	}

	@Override
	public Long visitSum(Sum e) {
		long sum = e.constant();
		for (Map.Entry<IntExpr, Long> term : e.terms().entrySet()) {
			sum = Math.addExact(sum, Math.multiplyExact(term.getValue(), value(term.getKey())));
		}
		return sum;
	}

	@Override
	public Long visitProduct(Product e) {
		long product = 1;
		for (Map.Entry<IntExpr, Integer> factor : e.powers().entrySet()) {
			long base = value(factor.getKey());
			for (int i = 0; i < factor.getValue(); i++) {
				product = Math.multiplyExact(product, base);
			}
		}
		return product;
	}

	@Override
	public Long visitQuotient(Quotient e) {
		return Ints.euclideanQuotient(value(e.dividend()), divisor(e.divisor()));
	}

	@Override
	public Long visitModulus(Modulus e) {
		return Ints.euclideanModulus(value(e.dividend()), divisor(e.divisor()));
	}

	private long divisor(IntExpr e) {
		long divisor = value(e);
		if (divisor == 0) {
			throw new ArithmeticException("division by 0: " + e);
		}
		return divisor;
	}

	@Override
	public Long visitChoice(Choice e) {
		return holds(e.condition()) ? value(e.whenTrue()) : value(e.whenFalse());
	}

	@Override
	public Long visitApply(Apply e) {
		Long listed = assignment.applications().get(e);
		return listed != null ? listed : known.getOrDefault(sample(e), 0L);
	}

	@Override
	public Long visitLookup(Lookup e) {
		long index = value(e.index());
		return 0 <= index && index < e.values().size() ? e.values().get((int) index) : 0;
	}

	@Override
	public Boolean visitTruth(Truth e) {
		return e.value();
	}

	@Override
	public Boolean visitIsZero(IsZero e) {
		return value(e.term()) == 0;
	}

	@Override
	public Boolean visitNotZero(NotZero e) {
		return value(e.term()) != 0;
	}

	@Override
	public Boolean visitNotPositive(NotPositive e) {
		return value(e.term()) <= 0;
	}

	@Override
	public Boolean visitAnd(And e) {
		return e.parts().stream().allMatch(this::holds);
	}

	@Override
	public Boolean visitOr(Or e) {
		return e.parts().stream().anyMatch(this::holds);
	}
}
