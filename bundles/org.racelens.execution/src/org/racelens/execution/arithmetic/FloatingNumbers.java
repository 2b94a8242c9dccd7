package org.racelens.execution.arithmetic;

import static org.racelens.execution.region.FloatingTerms.INFINITY;
import static org.racelens.execution.region.FloatingTerms.ONE;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.FloatingTerms;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/**
 * What is computed with floating numbers, and how they compare, as {@link FloatingTerms}: numbers that are no multiple of 1/8 have no term
 * of their own, so that there is room between any two that have one. What an operation makes of unknown numbers is lost. IEC 60559 §5.11;
 * C11 §6.3.1.4, §6.3.1.5
 */
public final class FloatingNumbers {
	private static final long GRAIN = ONE / 8;
	private static final long LARGEST_INTEGER = 1L << 50;
	private static final int FLOAT = 24;
	private static final int DOUBLE = 53;
	private static final long NOT_A_NUMBER = INFINITY + 1;

	private final Machine machine;
	private final Signs signs;
	private final IntegerOperators operators;

	FloatingNumbers(Machine machine, Signs signs, IntegerOperators operators) {
		this.machine = machine;
		this.signs = signs;
		this.operators = operators;
	}

	/** The term of a literal; empty where it has none of its own. */
	public static Optional<IntExpr> literal(String text, FloatingType type) {
		String number = text.replace("'", "").replaceAll("[lL]$", "");
		try {
			boolean hexadecimal = number.startsWith("0x") || number.startsWith("0X");
			if (hexadecimal && digits(type) > DOUBLE) {
				return Optional.empty();
			}
			String digits = hexadecimal ? number : number.replaceAll("[fF]$", "");
			double rounded = Double.parseDouble(digits);
			if (Double.isInfinite(rounded)) {
				return type.bytes() <= Double.BYTES ? Optional.of(Ints.of(rounded > 0 ? INFINITY : -INFINITY)) : Optional.empty();
			}
			return term(hexadecimal ? new BigDecimal(rounded) : new BigDecimal(digits), type);
		} catch (NumberFormatException special) {
			return Optional.empty();
		}
	}

	private static Optional<IntExpr> term(BigDecimal number, FloatingType type) {
		if (number.abs().compareTo(BigDecimal.valueOf(LARGEST_INTEGER)) > 0 || number.signum() != 0 && number.scale() > 60) {
			return Optional.empty();
		}
		try {
			return Optional.of(number.multiply(BigDecimal.valueOf(ONE)).longValueExact()).filter(t -> isExact(t, type)).map(Ints::of);
		} catch (ArithmeticException fraction) {
			return Optional.empty();
		}
	}

	/** Whether a number is in the format, between any two of these there is another one of the format, and a multiple of 1/8. */
	private static boolean isExact(long term, FloatingType type) {
		long odd = term == 0 ? 0 : Math.abs(term) >> Long.numberOfTrailingZeros(term);
		return term % GRAIN == 0 && Math.abs(term) <= largest(type) * ONE && odd < 1L << digits(type) - 1;
	}

	/** The integers up to this one are in the format where their digits are: small formats end early. */
	private static long largest(FloatingType type) {
		return digits(type) < FLOAT ? 1 << 15 : LARGEST_INTEGER;
	}

	/** The binary digits of each part of a number, at least; those of small formats as if they were for bfloat16. */
	private static int digits(FloatingType type) {
		int bytes = type.complex() ? type.bytes() / 2 : type.bytes();
		return bytes < Float.BYTES ? 8 : bytes < Double.BYTES ? FLOAT : bytes < 2 * Double.BYTES ? DOUBLE : 62;
	}

	/** An integer as a floating number. */
	IntExpr ofInteger(IntExpr value, IntegerType from, FloatingType to, SourceRange range) {
		if (value instanceof Choice c && !Ints.isWrap(c)) {
			return Ints.choice(c.condition(), ofInteger(c.whenTrue(), from, to, range), ofInteger(c.whenFalse(), from, to, range));
		}
		try {
			long top = Math.min(1L << digits(to) - 1, LARGEST_INTEGER);
			if (fits(value, from, top)) {
				return Ints.multiply(value, ONE);
			}
			return value instanceof Constant
					? lost(List.of(value), range)
					: Ints.choice(Bools.and(Bools.lessEqual(Ints.of(-top), value), Bools.lessEqual(value, Ints.of(top))),
							Ints.multiply(value, ONE), lost(List.of(value), range));
		} catch (ArithmeticException tooLarge) {
			return lost(List.of(value), range);
		}
	}

	/** Whether the values of an integer lie in {@code -top..top}. */
	private boolean fits(IntExpr value, IntegerType type, long top) {
		if (value instanceof Constant c) {
			return -top <= c.value() && c.value() <= top;
		}
		OptionalLong most = signs.most(value);
		return type.bits() <= 32 && 1L << (type.signed() ? type.bits() - 1 : type.bits()) <= top
				|| signs.isNonNegative(value) && most.isPresent() && most.getAsLong() <= top;
	}

	/** A floating number without its fraction; what does not fit has no defined value. */
	IntExpr toInteger(IntExpr term, FloatingType from, IntegerType to, SourceRange range) {
		if (to.bool()) {
			return Arithmetic.truth(Bools.notEqual(term, Ints.ZERO));
		}
		if (term instanceof Choice c && !Ints.isWrap(c)) {
			return Ints.choice(c.condition(), toInteger(c.whenTrue(), from, to, range), toInteger(c.whenFalse(), from, to, range));
		}
		if (from.complex() && !(term instanceof Constant) || term instanceof Constant c && Math.abs(c.value()) > LARGEST_INTEGER * ONE) {
			return lost(List.of(term), range);
		}
		if (isInteger(term)) {
			Map<IntExpr, Long> parts = new LinkedHashMap<>(Ints.terms(term));
			parts.replaceAll((atom, factor) -> factor / ONE);
			return Ints.sum(parts, Ints.constantPart(term) / ONE);
		}
		return operators.result(Operator.DIVIDE, term, Ints.of(ONE), range);
	}

	/** Whether a term is that of an integer whatever its unknowns are. */
	private static boolean isInteger(IntExpr term) {
		return Ints.constantPart(term) % ONE == 0 && Ints.terms(term).values().stream().allMatch(factor -> factor % ONE == 0);
	}

	/** A number of one format in another, rounded where it is none of that. */
	IntExpr converted(IntExpr term, FloatingType from, FloatingType to, SourceRange range) {
		if (term instanceof Choice c) {
			return Ints.choice(c.condition(), converted(c.whenTrue(), from, to, range), converted(c.whenFalse(), from, to, range));
		}
		boolean kept = digits(from) <= digits(to) && (!from.complex() || to.complex());
		boolean exact = term instanceof Constant c && (isExact(c.value(), to) || Math.abs(c.value()) >= INFINITY);
		return kept || exact ? term : lost(List.of(term), range);
	}

	/** The result of an operator on two numbers of a format. */
	IntExpr result(Operator operator, IntExpr a, IntExpr b, FloatingType type, SourceRange range) {
		if (Ints.isConstant(b, 0) && (operator == Operator.ADD || operator == Operator.SUBTRACT)) {
			return a;
		}
		if (Ints.isConstant(a, 0) && operator == Operator.ADD) {
			return b;
		}
		if (Ints.isConstant(a, 0) && operator == Operator.SUBTRACT) {
			return Ints.negate(b);
		}
		Optional<IntExpr> exact = a instanceof Constant x && b instanceof Constant y ? exact(operator, x.value(), y.value(), type)
				: Optional.empty();
		return exact.orElseGet(() -> lost(List.of(a, b), range));
	}

	private static Optional<IntExpr> exact(Operator operator, long a, long b, FloatingType type) {
		if (Math.abs(a) >= INFINITY || Math.abs(b) >= INFINITY) {
			boolean none = operator == Operator.SUBTRACT && a == b || operator == Operator.ADD && a == -b;
			return none ? Optional.of(Ints.of(NOT_A_NUMBER)) : Optional.empty();
		}
		BigInteger x = BigInteger.valueOf(a);
		BigInteger y = BigInteger.valueOf(b);
		BigInteger one = BigInteger.valueOf(ONE);
		BigInteger[] result = switch (operator) {
			case ADD -> new BigInteger[] { x.add(y), BigInteger.ZERO };
			case SUBTRACT -> new BigInteger[] { x.subtract(y), BigInteger.ZERO };
			case MULTIPLY -> x.multiply(y).divideAndRemainder(one);
			case DIVIDE -> b == 0 ? new BigInteger[] { x, one } : x.multiply(one).divideAndRemainder(y);
			case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL,
					NOT_EQUAL ->
				new BigInteger[] { x, one };
		};
		return result[1].signum() != 0 || result[0].bitLength() >= Long.SIZE || !isExact(result[0].longValue(), type) ? Optional.empty()
				: Optional.of(Ints.of(result[0].longValue()));
	}

	/** A comparison; what is not a number is unequal to all numbers, and neither above nor below any. */
	static BoolExpr compared(Operator operator, IntExpr x, IntExpr y) {
		return switch (operator) {
			case LESS -> Bools.and(Bools.less(x, y), isAboveNone(x), isBelowNone(y));
			case LESS_EQUAL -> Bools.and(Bools.lessEqual(x, y), isAboveNone(x), isBelowNone(y));
			case GREATER -> compared(Operator.LESS, y, x);
			case GREATER_EQUAL -> compared(Operator.LESS_EQUAL, y, x);
			case EQUAL -> isNumber(x) || isNumber(y) ? Bools.equal(x, y) : Bools.and(Bools.equal(x, y), isAboveNone(x), isBelowNone(x));
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, NOT_EQUAL ->
				Bools.not(compared(Operator.EQUAL, x, y));
		};
	}

	private static BoolExpr isAboveNone(IntExpr x) {
		return isNumber(x) ? Bools.TRUE : Bools.lessEqual(Ints.of(-INFINITY), x);
	}

	private static BoolExpr isBelowNone(IntExpr x) {
		return isNumber(x) ? Bools.TRUE : Bools.lessEqual(x, Ints.of(INFINITY));
	}

	/** Whether a term is a number whatever its unknowns are. */
	private static boolean isNumber(IntExpr x) {
		return x instanceof Constant c ? Math.abs(c.value()) <= INFINITY : isInteger(x);
	}

	private IntExpr lost(List<IntExpr> operands, SourceRange range) {
		return machine.lostOf("float", machine.havoc(range, Unfollowed.FLOATING_POINT_IS_NOT_FOLLOWED.of()), operands);
	}
}
