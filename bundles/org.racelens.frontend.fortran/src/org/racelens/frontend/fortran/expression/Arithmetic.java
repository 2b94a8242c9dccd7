package org.racelens.frontend.fortran.expression;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.ExpressionLowering.Result;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Numeric operators. Fortran 2018 §10.1.5.2 */
record Arithmetic(SourceRange at) {
	private static final long MOST_FACTORS = 4;

	/** Two numbers, combined by an operator that follows. */
	Result combined(Expression a, Expression b) {
		return operator -> {
			if (!Types.isNumber(a.type()) || !Types.isNumber(b.type())) {
				return Terms.any(Types.isNumber(a.type()) ? b.type() : a.type(), List.of(a, b), at);
			}
			return switch (operator) {
				case "+" -> Terms.plus(a, b);
				case "-" -> Terms.minus(a, b);
				case "*" -> Terms.times(a, b);
				case "/" -> divided(a, b);
				case "**" -> power(a, b);
				default -> Terms.any(Types.combined(a.type(), b.type()), List.of(a, b), at);
			};
		};
	}

	private Expression divided(Expression a, Expression b) {
		Optional<Long> divisor = Terms.constant(b);
		return Terms.constant(a).isPresent() && divisor.filter(n -> n != 0).isPresent()
				? Terms.number(Terms.constant(a).get() / divisor.get(), at)
				: Terms.binary(Operator.DIVIDE, a, b, at);
	}

	private Expression power(Expression a, Expression b) {
		Optional<Long> exponent = Terms.constant(b);
		if (exponent.isPresent() && Terms.constant(a).isPresent() && exponent.get() >= 0) {
			double value = Math.pow(Terms.constant(a).get(), exponent.get());
			if (Math.abs(value) < 1L << 52) {
				return Terms.number((long) value, at);
			}
		}
		if (exponent.filter(n -> n >= 2 && n <= MOST_FACTORS).isPresent() && a.type() instanceof IntegerType) {
			Expression product = a;
			for (long i = 1; i < exponent.get(); i++) {
				product = Terms.times(product, a);
			}
			return product;
		}
		Optional<Long> base = Terms.constant(a);
		if (base.isPresent() && b.type() instanceof IntegerType && a.type() instanceof IntegerType) {
			Optional<Expression> known = powerOf(base.get(), a.type(), b);
			if (known.isPresent()) {
				return known.get();
			}
		}
		Type type = b.type() instanceof IntegerType ? a.type() : Types.combined(a.type(), b.type());
		return Terms.any(type, List.of(a, b), at);
	}

	/** Powers of 1, of -1 and of 2, 4, 8 …, which a negative exponent makes 0. Fortran 2018 §10.1.5.2.1 */
	private Optional<Expression> powerOf(long base, Type type, Expression exponent) {
		Expression zero = Terms.number(0, at);
		Expression one = Terms.converted(Terms.number(1, at), type);
		if (base == -1) {
			Expression odd = Terms.binary(Operator.NOT_EQUAL, Terms.binary(Operator.REMAINDER, exponent, Terms.number(2, at), at), zero,
					at);
			return Optional.of(new Conditional(odd, Terms.converted(Terms.number(-1, at), type), one, type, at));
		}
		if (base < 2 || Long.bitCount(base) != 1) {
			return Optional.empty();
		}
		Expression places = Terms.times(exponent, Terms.number(Long.numberOfTrailingZeros(base), at));
		return Optional.of(new Conditional(Terms.binary(Operator.LESS, exponent, zero, at), Terms.converted(zero, type),
				new Expression.Binary(Operator.SHIFT_LEFT, one, places, type, at), type, at));
	}

	/** The operator of a comparison. Fortran 2018 §10.1.5.5 */
	static Operator comparison(String word) {
		return switch (word) {
			case "<", ".lt." -> Operator.LESS;
			case ">", ".gt." -> Operator.GREATER;
			case "<=", ".le." -> Operator.LESS_EQUAL;
			case ">=", ".ge." -> Operator.GREATER_EQUAL;
			case "==", ".eq." -> Operator.EQUAL;
			default -> Operator.NOT_EQUAL;
		};
	}
}
