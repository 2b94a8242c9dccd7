package org.racelens.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
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

/** Writes terms and formulas in SMT-LIB 2's syntax, comparisons with positive coefficients on both sides, as a person would write them. */
final class SmtLibPrinter implements IntExpr.Visitor<String>, BoolExpr.Visitor<String> {
	private final SmtLibNames names;

	SmtLibPrinter(SmtLibNames names) {
		this.names = names;
	}

	/** SMT-LIB has no negative numerals. */
	static String number(long value) {
		return value < 0 ? "(- " + Long.toString(value).substring(1) + ")" : Long.toString(value);
	}

	private String print(IntExpr e) {
		return e.accept(this);
	}

	private static String list(String operator, List<String> parts) {
		return "(" + operator + " " + String.join(" ", parts) + ")";
	}

	@Override
	public String visitConstant(Constant e) {
		return number(e.value());
	}

	@Override
	public String visitSymbol(Symbol e) {
		return names.symbol(e);
	}

	@Override
	public String visitSum(Sum e) {
		List<String> parts = new ArrayList<>();
		e.terms().forEach((atom, k) -> parts.add(k == 1 ? print(atom) : list("*", List.of(number(k), print(atom)))));
		if (e.constant() != 0) {
			parts.add(number(e.constant()));
		}
		return parts.size() == 1 ? parts.get(0) : list("+", parts);
	}

	@Override
	public String visitProduct(Product e) {
		List<String> factors = new ArrayList<>();
		e.powers().forEach((atom, n) -> factors.addAll(Collections.nCopies(n, print(atom))));
		return list("*", factors);
	}

	@Override
	public String visitQuotient(Quotient e) {
		return list("div", List.of(print(e.dividend()), print(e.divisor())));
	}

	@Override
	public String visitModulus(Modulus e) {
		return list("mod", List.of(print(e.dividend()), print(e.divisor())));
	}

	@Override
	public String visitChoice(Choice e) {
		return list("ite", List.of(e.condition().accept(this), print(e.whenTrue()), print(e.whenFalse())));
	}

	@Override
	public String visitApply(Apply e) {
		String name = names.function(e.function());
		return e.arguments().isEmpty() ? name : list(name, e.arguments().stream().map(this::print).toList());
	}

	@Override
	public String visitLookup(Lookup e) {
		return list(names.table(e), List.of(print(e.index())));
	}

	@Override
	public String visitTruth(Truth e) {
		return Boolean.toString(e.value());
	}

	@Override
	public String visitIsZero(IsZero e) {
		return comparison("=", e.term());
	}

	@Override
	public String visitNotZero(NotZero e) {
		return comparison("distinct", e.term());
	}

	@Override
	public String visitNotPositive(NotPositive e) {
		return comparison("<=", e.term());
	}

	@Override
	public String visitAnd(And e) {
		return list("and", e.parts().stream().map(p -> p.accept(this)).collect(Collectors.toList()));
	}

	@Override
	public String visitOr(Or e) {
		return list("or", e.parts().stream().map(p -> p.accept(this)).collect(Collectors.toList()));
	}

	/** {@code term ⋈ 0} with what is negative moved to the right. */
	private String comparison(String operator, IntExpr term) {
		List<String> left = new ArrayList<>();
		List<String> right = new ArrayList<>();
		Ints.terms(term).forEach((atom, k) -> (k > 0 ? left : right).add(multiple(k, print(atom))));
		long constant = Ints.constantPart(term);
		if (constant != 0) {
			(constant > 0 ? left : right).add(magnitude(constant));
		}
		return list(operator, List.of(sum(left), sum(right)));
	}

	private static String multiple(long k, String atom) {
		return k == 1 || k == -1 ? atom : list("*", List.of(magnitude(k), atom));
	}

	/** Without the sign, also for the smallest number, whose magnitude is no {@code long}. */
	private static String magnitude(long value) {
		String digits = Long.toString(value);
		return value < 0 ? digits.substring(1) : digits;
	}

	private static String sum(List<String> parts) {
		return parts.isEmpty() ? "0" : parts.size() == 1 ? parts.get(0) : list("+", parts);
	}
}
