package org.racelens.execution.arithmetic;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/**
 * Unsigned numbers of 64 bits. A term stands for its residue modulo 2^64 and its constants are the signed numbers with the same bits: 2^63
 * + 10 is -2^63 + 10. Sums, differences and products are exact that way, whatever their operands are. An order also has to know the number
 * itself: the term, or the term and 2^64.
 */
public final class Residues {
	/** from here on the number that stands for 2^64 elsewhere is too near, see {@link Arithmetic#observed(IntExpr, Type)} */
	private static final long FAR = 1L << 61;
	static final long SMALL = 1L << 60;
	/** in bits, of a divisor that leaves no more than 30 of 62 */
	private static final int MUCH = 32;
	static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(64);

	private final Signs signs;

	Residues(Signs signs) {
		this.signs = signs;
	}

	/** Whether the numbers of a type are such. */
	public static boolean areOf(Type type) {
		return type instanceof IntegerType t && !t.signed() && t.bits() == 64;
	}

	/**
	 * A term with the same residue in which numbers that were negative before they became unsigned are themselves again: addresses wrap
	 * alike. See {@link Arithmetic#observed(IntExpr, Type)}
	 */
	static IntExpr asWritten(IntExpr term) {
		IntExpr result = term;
		for (Map.Entry<IntExpr, Long> part : Ints.terms(term).entrySet()) {
			if (part.getKey() instanceof Choice c && Ints.subtract(c.whenTrue(), c.whenFalse()).equals(Ints.of(Arithmetic.TOP))) {
				result = Ints.add(result, Ints.multiply(Ints.subtract(c.whenFalse(), c), part.getValue()));
			}
		}
		return result;
	}

	/** Whether a term is so far from zero that its number has to be told by its residue. */
	public static boolean isFar(IntExpr term) {
		long c = Ints.constantPart(term);
		return c >= FAR || c <= -FAR;
	}

	/** Whether a term is far, or a constant that stands for a number beyond 2^63. */
	public static boolean isBeyond(IntExpr term) {
		return isFar(term) || term instanceof Constant c && c.value() < 0;
	}

	/**
	 * Whether a number is made of a quotient of one where 2^62 stands for 2^64, and compared with a constant so large that this may matter,
	 * or of numbers that reach beyond 2^63, and compared with one of which the residue lies below zero.
	 *
	 * @param most the largest number that the one may be
	 */
	static boolean areTooNear(IntExpr made, IntExpr other, BigInteger most) {
		boolean[] found = { other instanceof Constant c && c.value() < 0 && !isFar(made) && most.bitLength() >= 64 };
		long constant = Ints.constantPart(other);
		Atoms.forEach(made, t -> found[0] |= t instanceof IntExpr.Quotient q && q.divisor() instanceof Constant by && by.value() > 0
				&& isOfSubstitute(q.dividend()) && (constant < 0 || constant >= FAR / by.value()));
		return found[0];
	}

	/**
	 * Whether a quotient is small, so that it would be a wrong one where 2^62 stands for 2^64: others are too large for all but
	 * comparisons.
	 */
	static boolean dividesByMuch(Operator operator, IntExpr by) {
		return by instanceof Constant c && (operator == Operator.SHIFT_RIGHT ? c.value() >= MUCH : operator == Operator.DIVIDE
				&& c.value() >= 1L << MUCH);
	}

	private static boolean isOfSubstitute(IntExpr term) {
		boolean[] found = { false };
		Atoms.forEach(term, t -> found[0] |= isFar(t));
		return found[0];
	}

	/** The number of a constant. */
	static BigInteger number(Constant c) {
		return BigInteger.valueOf(c.value()).mod(MODULUS);
	}

	static IntExpr sum(IntExpr a, IntExpr b) {
		if (!isFar(a) && !isFar(b)) {
			return Ints.add(a, b);
		}
		return with(Ints.add(variablePart(a), variablePart(b)), Ints.constantPart(a) + Ints.constantPart(b));
	}

	static IntExpr difference(IntExpr a, IntExpr b) {
		if (!isFar(a) && !isFar(b)) {
			return Ints.subtract(a, b);
		}
		return with(Ints.subtract(variablePart(a), variablePart(b)), Ints.constantPart(a) - Ints.constantPart(b));
	}

	static IntExpr product(IntExpr a, IntExpr b) {
		IntExpr x = variablePart(a);
		IntExpr y = variablePart(b);
		IntExpr variable = Ints.add(Ints.multiply(x, y),
				Ints.add(Ints.multiply(x, Ints.constantPart(b)), Ints.multiply(y, Ints.constantPart(a))));
		return with(variable, Ints.constantPart(a) * Ints.constantPart(b));
	}

	/** A term with other terms for some of its parts. */
	public static IntExpr substituted(IntExpr term, Substitution s) {
		return isFar(term) ? with(s.apply(variablePart(term)), Ints.constantPart(term)) : s.apply(term);
	}

	/** What an operator makes of two constants, where it is not a sum, difference or product; the divisor is not 0. */
	static Optional<IntExpr> ofConstants(Operator operator, long a, long b) {
		return switch (operator) {
			case DIVIDE -> b == 0 ? Optional.empty() : Optional.of(Ints.of(Long.divideUnsigned(a, b)));
			case REMAINDER -> b == 0 ? Optional.empty() : Optional.of(Ints.of(Long.remainderUnsigned(a, b)));
			case SHIFT_LEFT -> 0 <= b && b < 64 ? Optional.of(Ints.of(a << b)) : Optional.empty();
			case SHIFT_RIGHT -> 0 <= b && b < 64 ? Optional.of(Ints.of(a >>> b)) : Optional.empty();
			case BIT_AND -> Optional.of(Ints.of(a & b));
			case BIT_OR -> Optional.of(Ints.of(a | b));
			case BIT_XOR -> Optional.of(Ints.of(a ^ b));
			case ADD, SUBTRACT, MULTIPLY, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL -> Optional.empty();
		};
	}

	private static IntExpr variablePart(IntExpr term) {
		return Ints.sum(Ints.terms(term), 0);
	}

	private static IntExpr with(IntExpr variable, long constant) {
		return Ints.sum(Ints.terms(variable), Ints.constantPart(variable) + constant);
	}

	/** A comparison of two numbers; nothing where it is not known how often their terms are past 2^64. */
	Optional<BoolExpr> compared(Operator operator, IntExpr a, IntExpr b) {
		Optional<IntExpr> difference = a instanceof Constant x && b instanceof Constant y
				? Optional.of(Ints.of(number(x).compareTo(number(y))))
				: apart(a, b);
		return difference.map(d -> switch (operator) {
			case LESS -> Bools.less(d, Ints.ZERO);
			case LESS_EQUAL -> Bools.lessEqual(d, Ints.ZERO);
			case GREATER -> Bools.less(Ints.ZERO, d);
			case GREATER_EQUAL -> Bools.lessEqual(Ints.ZERO, d);
			case EQUAL -> Bools.equal(d, Ints.ZERO);
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, NOT_EQUAL ->
				Bools.notEqual(d, Ints.ZERO);
		});
	}

	/** The difference of two numbers, below zero where the second one is larger; nothing where it is not known or too large. */
	Optional<IntExpr> apart(IntExpr a, IntExpr b) {
		OptionalInt x = turn(a);
		OptionalInt y = turn(b);
		if (x.isEmpty() || y.isEmpty()) {
			return Optional.empty();
		}
		BigInteger apart = BigInteger.valueOf(Ints.constantPart(a)).subtract(BigInteger.valueOf(Ints.constantPart(b)))
				.add(MODULUS.multiply(BigInteger.valueOf(x.getAsInt() - y.getAsInt())));
		return apart.bitLength() > 62
				? Optional.empty()
				: Optional.of(Ints.add(Ints.subtract(variablePart(a), variablePart(b)), apart.longValueExact()));
	}

	/** The quotient or the remainder of a number and a constant; nothing where it is not known how often the term is past 2^64. */
	Optional<IntExpr> divided(Operator operator, IntExpr a, Constant by) {
		OptionalInt turn = turn(a);
		if (turn.isEmpty() || by.value() <= 0 || operator == Operator.SHIFT_RIGHT && by.value() > 62) {
			return Optional.empty();
		}
		IntExpr divisor = operator == Operator.SHIFT_RIGHT ? Ints.of(1L << by.value()) : by;
		BigInteger[] parts = BigInteger.valueOf(Ints.constantPart(a)).add(MODULUS.multiply(BigInteger.valueOf(turn.getAsInt())))
				.divideAndRemainder(BigInteger.valueOf(Ints.constantPart(divisor)));
		IntExpr rest = Ints.add(variablePart(a), parts[1].longValueExact());
		return Optional.of(operator == Operator.REMAINDER
				? Ints.modulus(rest, divisor)
				: with(Ints.quotient(rest, divisor), parts[0].longValue()));
	}

	/** How many times 2^64 a term's number lies above the term; nothing where that is not sure. */
	private OptionalInt turn(IntExpr term) {
		long c = Ints.constantPart(term);
		if (term instanceof Constant || isFar(term) && isSmall(variablePart(term))) {
			return OptionalInt.of(c < 0 ? 1 : 0);
		}
		if (!isFar(term) && signs.isNonNegative(term)) {
			return OptionalInt.of(0);
		}
		return !isFar(term) && signs.isNonNegative(Ints.subtract(Ints.of(-1), term)) ? OptionalInt.of(1) : OptionalInt.empty();
	}

	/** Whether constant bounds of its parts keep a term near zero. */
	private boolean isSmall(IntExpr term) {
		long total = 0;
		for (Map.Entry<IntExpr, Long> part : Ints.terms(term).entrySet()) {
			OptionalLong most = signs.isNonNegative(part.getKey()) ? signs.most(part.getKey()) : OptionalLong.empty();
			long factor = Math.abs(part.getValue());
			if (most.isEmpty() || factor > SMALL || most.getAsLong() > SMALL / factor) {
				return false;
			}
			total += factor * most.getAsLong();
		}
		return total <= SMALL;
	}
}
