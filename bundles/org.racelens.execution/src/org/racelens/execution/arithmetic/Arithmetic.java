package org.racelens.execution.arithmetic;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Layout;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/**
 * C's integer arithmetic over exact integers. Signed overflow is undefined and does not happen; unsigned results wrap where they are
 * constants or grow by large factors, conversions to 8 and 16 bits always wrap (see {@code docs/decisions}). Of floating numbers only the
 * order is followed: {@link FloatingNumbers}.
 */
public final class Arithmetic {
	private static final long LARGE_FACTOR = 1 << 15;
	/** stands for 2^64 where a term that may lie below zero is looked at as an unsigned number of 64 bits */
	static final long TOP = 1L << 62;
	private static final long MOST_OF_32_BITS = (1L << 32) - 1;

	private final Machine machine;
	private final Signs signs;
	private final IntegerOperators operators;
	private final FarNumbers far;
	private final FloatingNumbers floating;
	private final UnwrappedNumbers unwrapped;
	private final SignedShifts shifts;
	private final Conversions conversions;

	public Arithmetic(Machine machine, Signs signs) {
		this.machine = machine;
		this.signs = signs;
		conversions = new Conversions(this, machine);
		operators = new IntegerOperators(machine, signs);
		far = new FarNumbers(machine, new Residues(signs));
		floating = new FloatingNumbers(machine, signs, operators);
		unwrapped = new UnwrappedNumbers(machine, signs);
		shifts = new SignedShifts(machine, signs, operators);
	}

	/** What conversions make of values, addresses among them. */
	public Conversions conversions() {
		return conversions;
	}

	/** The result of an operator on two numbers in a type; a lost value beyond 64 bits, and for most floating types. */
	public IntExpr binary(Operator operator, IntExpr a, IntExpr b, Type type, SourceRange range) {
		try {
			if (Layout.value(type) instanceof FloatingType f) {
				return floating.result(operator, a, b, f, range);
			}
			if (Residues.areOf(type)) {
				Optional<IntExpr> result = far.result(operator, a, b, range);
				if (result.isPresent()) {
					return result.get();
				}
			}
			if (operator == Operator.SHIFT_LEFT && type instanceof IntegerType t) {
				return wrapResult(shifts.cut(operators.shiftedLeft(a, b, t, range), a, b, t, range), t);
			}
			if (Residues.areOf(type) && operator == Operator.DIVIDE && b instanceof Constant c && c.value() > 3
					&& !signs.isNonNegative(a)) {
				return Ints.choice(Bools.less(a, Ints.ZERO), operators.quotientFrom2To64(a, c, range),
						operators.result(operator, a, b, range));
			}
			if (Residues.areOf(type) && Residues.dividesByMuch(operator, b) && !signs.isNonNegative(a)) {
				return Ints.choice(Bools.less(a, Ints.ZERO), operators.lost(operator, a, b, range),
						operators.result(operator, a, b, range));
			}
			return wrapResult(operators.result(operator, unsignedDividend(operator, a, b, type, range), b, range), type);
		} catch (ArithmeticException tooLarge) {
			return machine.lostOf("large", machine.havoc(range, Unfollowed.VALUE_DOES_NOT_FIT_64_BITS.of()), List.of(a, b));
		}
	}

	/** A negative difference of unsigned numbers is a large one; it matters where it is divided. */
	private IntExpr unsignedDividend(Operator operator, IntExpr a, IntExpr b, Type type, SourceRange range) {
		if (!FarNumbers.divides(operator) || !(type instanceof IntegerType t) || t.signed()) {
			return a;
		}
		if (signs.isNonNegative(a)) {
			return belowTop(a, t);
		}
		if (t.bits() == 64 && operator == Operator.REMAINDER && b instanceof Constant c && c.value() > 0) {
			long rest = BigInteger.ONE.shiftLeft(64).mod(BigInteger.valueOf(c.value())).longValueExact();
			return rest == 0 ? Ints.modulus(a, b) : Ints.choice(Bools.less(a, Ints.ZERO), Ints.modulus(Ints.add(a, rest), b), a);
		}
		if (t.bits() == 64 && operator == Operator.REMAINDER) {
			return Ints.choice(Bools.less(a, Ints.ZERO), operators.lost(operator, a, b, range), a);
		}
		return observed(a, type);
	}

	/** What is assumed of numbers of 64 bits that are looked at. */
	public UnwrappedNumbers unwrapped() {
		return unwrapped;
	}

	/** Numbers beyond those that terms hold, by their residues. */
	public FarNumbers far() {
		return far;
	}

	/** The number that C gives a condition: 1 where the condition holds, otherwise 0. */
	public static IntExpr truth(BoolExpr condition) {
		return Ints.choice(condition, Ints.ONE, Ints.ZERO);
	}

	/**
	 * The value that a term of a type has where it is looked at: unsigned terms are kept as differences and sums that may lie below zero,
	 * which does not matter for addresses; a comparison, a division or a wider type sees the wrapped number. For 64 bits 2^62 stands for
	 * 2^64.
	 */
	public IntExpr observed(IntExpr term, Type type) {
		if (!isUnsigned(type)) {
			return term;
		}
		if (Residues.areOf(type) && Residues.isFar(term) && !(term instanceof Constant c && c.value() > 0)) {
			return far.lost(term);
		}
		IntExpr kept = belowTop(term, (IntegerType) type);
		if (signs.isNonNegative(term)) {
			return kept;
		}
		long modulus = ((IntegerType) type).bits() == 32 ? 1L << 32 : TOP;
		try {
			return Ints.choice(Bools.less(term, Ints.ZERO), Ints.add(term, modulus), term);
		} catch (ArithmeticException tooLarge) {
			return term;
		}
	}

	/**
	 * A sum or product of 32-bit numbers: where constant bounds of its parts let it pass 2^32 it wraps; where they are not known it is
	 * assumed that it does not, and the proof says so, as of numbers of 64 bits.
	 */
	private IntExpr belowTop(IntExpr term, IntegerType type) {
		unwrapped.noteObserved(term, type);
		if (type.bits() != 32 || !growsBeyondItsParts(term) || signs.isNonNegative(Ints.subtract(Ints.of(MOST_OF_32_BITS), term))) {
			return term;
		}
		OptionalLong most = signs.most(term);
		if (most.isPresent() && most.getAsLong() > MOST_OF_32_BITS && signs.isNonNegative(term)) {
			return wrap(term, type);
		}
		if (most.isEmpty()) {
			machine.serial().notes().add(Assumed.UNSIGNED_NUMBERS_STAY_BELOW_2_TO_32.of());
		}
		return term;
	}

	private static boolean growsBeyondItsParts(IntExpr term) {
		long added = Ints.terms(term).values().stream().filter(k -> k > 0).mapToLong(k -> k).sum();
		return term instanceof Product || term instanceof Sum && (added > 1 || added == 1 && Ints.constantPart(term) > 0);
	}

	/** The number of elements that a subscript of a type, or a number that is added to a pointer, moves an address by. */
	public IntExpr elements(IntExpr term, Type type) {
		IntExpr elements = observed(Residues.areOf(type) ? Residues.asWritten(term) : term, type, IntegerType.LONG);
		unwrapped.note(elements);
		return elements;
	}

	/** The number that a term of one type has as one of another. */
	public IntExpr observed(IntExpr term, Type from, Type to) {
		boolean isNumber = term instanceof Constant c && c.value() > 0;
		if (Residues.areOf(from) && Residues.isFar(term) && !Residues.areOf(to) && !isNumber) {
			return far.lost(term);
		}
		return observed(widens(from, to) ? observed(term, from) : term, to);
	}

	/** Whether terms of the type may lie below zero although its numbers do not. */
	public static boolean isUnsigned(Type type) {
		return type instanceof IntegerType t && !t.signed() && !t.bool() && t.bits() >= 32;
	}

	/**
	 * The type in which C compares two operands: the floating one, or the wider one of two; unsigned if the wider one, or one of two
	 * equally wide ones, is. C11 §6.3.1.8
	 */
	public static Type compared(Type first, Type second) {
		Type left = Layout.value(first);
		Type right = Layout.value(second);
		if (right instanceof FloatingType b) {
			return left instanceof FloatingType a && (a.complex() || a.bytes() >= b.bytes() && !b.complex()) ? a : b;
		}
		if (left instanceof IntegerType a && right instanceof IntegerType b) {
			return a.bits() > b.bits() || a.bits() == b.bits() && !a.signed() ? a : b;
		}
		return left;
	}

	/** The value of a term of one type after conversion to another. */
	public IntExpr convert(IntExpr value, Type from, Type to, SourceRange range) {
		return convert(carried(value, from, to, range), to);
	}

	/**
	 * The number that goes from one type into another: all of it into a wider one; into 32 bits what fits, which is assumed where neither a
	 * wrap nor the contrary can be seen; between integers and floating numbers as those are followed.
	 */
	public IntExpr carried(IntExpr value, Type fromAny, Type toAny, SourceRange range) {
		Type from = Layout.value(fromAny);
		Type to = Layout.value(toAny);
		if (from instanceof FloatingType f && to instanceof FloatingType t) {
			return floating.converted(value, f, t, range);
		}
		if (from instanceof FloatingType f && to instanceof IntegerType t) {
			return floating.toInteger(value, f, t, range);
		}
		if (from instanceof IntegerType f && to instanceof FloatingType t) {
			return floating.ofInteger(observed(value, from), f, t, range);
		}
		if (widens(from, to)) {
			return observed(value, from);
		}
		if (changesSign(from, to)) {
			noteSign(value);
			return value;
		}
		if (value instanceof Constant) {
			return value;
		}
		if (from instanceof IntegerType f && to instanceof IntegerType t && (t.bits() == 64 || t.bool())) {
			unwrapped.noteConverted(value, f, t);
			return value;
		}
		boolean narrows = from instanceof IntegerType a && to instanceof IntegerType b && a.bits() == 64 && b.bits() == 32 && !b.bool();
		if (!narrows || Residues.isFar(value)) {
			return value;
		}
		IntegerType narrow = (IntegerType) to;
		long top = narrow.signed() ? MOST_OF_32_BITS / 2 : MOST_OF_32_BITS;
		OptionalLong most = signs.most(value);
		if (Math.abs(Ints.constantPart(value)) > top || most.isPresent() && most.getAsLong() > top && signs.isNonNegative(value)) {
			return wrap(value, narrow);
		}
		if (most.isEmpty() && !signs.isNonNegative(Ints.subtract(Ints.of(top), value))) {
			machine.serial().notes().add(Assumed.CONVERTED_NUMBERS_FIT_32_BITS.of());
		}
		return value;
	}

	private static boolean changesSign(Type from, Type to) {
		return from instanceof IntegerType a && to instanceof IntegerType b && a.bits() == 32 && b.bits() == 32 && !a.signed()
				&& b.signed();
	}

	/** An unsigned number is read as a signed one: below 2³¹ that is the same. */
	private void noteSign(IntExpr value) {
		OptionalLong most = signs.most(value);
		boolean fits = most.isPresent() && most.getAsLong() <= MOST_OF_32_BITS / 2
				|| signs.isNonNegative(Ints.subtract(Ints.of(MOST_OF_32_BITS / 2), value));
		if (!(value instanceof Constant) && !fits) {
			machine.serial().notes().add(Assumed.UNSIGNED_NUMBERS_THAT_BECOME_SIGNED_ARE_BELOW_2_TO_31.of());
		}
	}

	/** Whether a conversion makes an integer's full value visible. */
	public static boolean widens(Type from, Type to) {
		return from instanceof IntegerType a && !a.signed() && to instanceof IntegerType b && b.bits() > a.bits();
	}

	/** The value after conversion to a type. */
	public IntExpr convert(IntExpr value, Type type) {
		if (!(Layout.value(type) instanceof IntegerType t)) {
			return value;
		}
		if (t.bool()) {
			return value instanceof Choice c && c.whenTrue().equals(Ints.ONE) && c.whenFalse().equals(Ints.ZERO)
					? value
					: truth(Residues.isFar(value) ? Bools.not(far.isZero(value)) : Bools.notEqual(value, Ints.ZERO));
		}
		if (Residues.isFar(value) && !Residues.areOf(t)) {
			return far.converted(value, t);
		}
		if (t.bits() >= 64 || !(value instanceof Constant) && t.bits() == 32) {
			return value;
		}
		return wrap(value, t);
	}

	private static IntExpr wrapResult(IntExpr value, Type type) {
		if (!(type instanceof IntegerType t) || t.signed() || t.bits() != 32) {
			return value;
		}
		boolean mayWrap = value instanceof Constant || Ints.constantPart(value) > MOST_OF_32_BITS / 2
				|| Ints.terms(value).values().stream().anyMatch(k -> Math.abs(k) > LARGE_FACTOR);
		return mayWrap ? wrap(value, t) : value;
	}

	/** The value modulo the type's range. */
	public static IntExpr wrap(IntExpr value, IntegerType t) {
		long modulus = t.bool() ? 2 : 1L << t.bits();
		if (!t.signed()) {
			return Ints.modulus(value, Ints.of(modulus));
		}
		if (value instanceof Constant c && -modulus / 2 <= c.value() && c.value() < modulus / 2) {
			return value;
		}
		return Ints.subtract(Ints.modulus(Ints.add(value, modulus / 2), Ints.of(modulus)), Ints.of(modulus / 2));
	}
}
