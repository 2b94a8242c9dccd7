package org.racelens.frontend.fortran.call;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.source.SourceRange;

/** Functions of the language that convert numbers, and those of integers whose values matter for addresses. Fortran 2018 §16.9 */
final class Conversions {
	/** the functions whose result's kind an argument may say, with its place */
	static final Map<String, Integer> KIND_PLACE = Map.ofEntries(Map.entry("int", 1), Map.entry("nint", 1), Map.entry("real", 1),
			Map.entry("dble", 9), Map.entry("float", 9), Map.entry("sngl", 9), Map.entry("cmplx", 2), Map.entry("dcmplx", 9),
			Map.entry("logical", 1), Map.entry("ceiling", 1), Map.entry("floor", 1), Map.entry("idint", 9), Map.entry("ifix", 9),
			Map.entry("idnint", 9), Map.entry("dfloat", 9), Map.entry("int8", 9), Map.entry("int2", 9), Map.entry("ichar", 1),
			Map.entry("iachar", 1));
	private static final Set<String> MAXIMA = Set.of("max", "max0", "max1", "amax1", "dmax1", "amax0");
	private static final Set<String> MINIMA = Set.of("min", "min0", "min1", "amin1", "dmin1", "amin0");

	private Conversions() {
	}

	static boolean isExtremum(String name) {
		return isMaximum(name) || MINIMA.contains(name);
	}

	static boolean isMaximum(String name) {
		return MAXIMA.contains(name);
	}

	/** The type of a result. */
	static Type resultOf(String name, Type argument, Optional<Long> kind) {
		return switch (name) {
			case "int", "nint", "ceiling", "floor", "idint", "ifix", "idnint", "ichar", "iachar" -> Types.integer(kind.orElse(4L));
			case "int8" -> Types.INDEX;
			case "int2" -> Types.integer(2);
			case "real" -> kind.<Type>map(k -> new FloatingType(k.intValue()))
					.orElseGet(() -> argument instanceof FloatingType f && f.complex() ? new FloatingType(f.bytes() / 2) : Types.REAL);
			case "float", "sngl" -> Types.REAL;
			case "dble", "dfloat", "dprod" -> Types.DOUBLE;
			case "cmplx" -> new FloatingType(2 * kind.orElse(4L).intValue(), true);
			case "dcmplx" -> new FloatingType(16, true);
			case "logical", "btest", "lge", "lgt", "lle", "llt", "bge", "bgt", "ble", "blt", "is_iostat_end", "isnan", "ieee_is_nan",
					"ieee_is_finite" ->
				Types.logical(kind.orElse(4L));
			case "index", "scan", "verify", "len_trim", "exponent", "popcnt", "poppar", "leadz", "trailz", "precision", "range", "digits" ->
				Types.INTEGER;
			case "aimag", "abs", "cabs" -> argument instanceof FloatingType f && f.complex() ? new FloatingType(f.bytes() / 2) : argument;
			case "char", "achar", "adjustl", "adjustr" -> Types.row(Type.IntegerType.CHAR, Optional.of(Terms.number(1,
					SourceRange.startOf(""))));
			default -> argument;
		};
	}

	/** A function of integers, as an expression where one says the same. */
	static Expression ofIntegers(String name, List<Expression> operands, Operator bits, SourceRange at) {
		Expression a = operands.get(0);
		Expression zero = Terms.number(0, at);
		if (operands.size() == 1) {
			return switch (name) {
				case "abs", "iabs" ->
					new Conditional(Terms.binary(Operator.LESS, a, zero, at), new Unary(Unary.Kind.NEGATE, a, a.type(), at),
							a, a.type(), at);
				case "not" -> new Unary(Unary.Kind.COMPLEMENT, a, a.type(), at);
				case "bit_size" -> Terms.number(((Type.IntegerType) a.type()).bits(), at);
				case "huge" -> Terms.number((1L << ((Type.IntegerType) a.type()).bits() - 1) - 1, at);
				default -> Terms.any(resultOf(name, a.type(), Optional.empty()), operands, at);
			};
		}
		Expression b = operands.get(1);
		return switch (name) {
			case "mod" -> remainder(a, b, at);
			case "modulo" -> modulo(a, b, at);
			case "dim" -> new Conditional(Terms.binary(Operator.GREATER, a, b, at), Terms.minus(a, b), zero, a.type(), at);
			case "sign", "isign" -> sign(a, b, at);
			case "ishft" -> shifted(a, b, at);
			case "shiftl", "lshift" -> shifted(a, b, at);
			case "shiftr", "rshift" -> Terms.constant(b).isPresent() ? shifted(a, Terms.number(-Terms.constant(b).get(), at), at)
					: Terms.any(a.type(), operands, at);
			case "merge" -> new Conditional(operands.get(2), a, b, a.type(), at);
			case "btest" -> Terms.binary(Operator.NOT_EQUAL, Terms.binary(Operator.BIT_AND, Terms.binary(Operator.SHIFT_RIGHT, a, b, at),
					Terms.number(1, at), at), zero, at);
			default -> bits != null ? Terms.binary(bits, a, b, at) : Terms.any(resultOf(name, a.type(), Optional.empty()), operands, at);
		};
	}

	/** The absolute value of one number with the sign of another. */
	private static Expression sign(Expression a, Expression b, SourceRange at) {
		Expression zero = Terms.number(0, at);
		Expression negative = new Unary(Unary.Kind.NEGATE, a, a.type(), at);
		Expression below = Terms.binary(Operator.LESS, a, zero, at);
		return new Conditional(Terms.binary(Operator.LESS, b, zero, at), new Conditional(below, a, negative, a.type(), at),
				new Conditional(below, negative, a, a.type(), at), a.type(), at);
	}

	/** Bits moved to the left by a constant number, or to the right by a negative one; zeros come in at the other side. */
	private static Expression shifted(Expression a, Expression b, SourceRange at) {
		Optional<Long> by = Terms.constant(b);
		if (by.isEmpty()) {
			return Terms.any(a.type(), List.of(a, b), at);
		}
		long n = Math.abs(by.get());
		if (n >= ((Type.IntegerType) a.type()).bits()) {
			return new Expression.Comma(Terms.any(a.type(), List.of(a), at), Terms.converted(Terms.number(0, at), a.type()), at);
		}
		Expression places = Terms.number(n, at);
		Expression moved = Terms.binary(by.get() < 0 ? Operator.SHIFT_RIGHT : Operator.SHIFT_LEFT, a, Terms.converted(places, a.type()),
				at);
		return by.get() >= 0 ? moved
				: new Conditional(Terms.binary(Operator.LESS, a, Terms.number(0, at), at), movedSign(a, places, at), moved, a.type(), at);
	}

	/** The bits of a number below zero, moved to the right by at least one place. */
	private static Expression movedSign(Expression a, Expression places, SourceRange at) {
		int bits = ((Type.IntegerType) a.type()).bits();
		if (bits > 32 || Terms.constant(places).filter(n -> n == 0).isPresent()) {
			return bits > 32 ? Terms.any(a.type(), List.of(a), at) : a;
		}
		Expression unsigned = Terms.plus(Terms.converted(a, Types.INDEX), Terms.number(1L << bits, at));
		return Terms.converted(Terms.binary(Operator.SHIFT_RIGHT, unsigned, places, at), a.type());
	}

	private static Expression remainder(Expression a, Expression b, SourceRange at) {
		Optional<Long> divisor = Terms.constant(b);
		return Terms.constant(a).isPresent() && divisor.filter(n -> n != 0).isPresent()
				? Terms.number(Terms.constant(a).get() % divisor.get(), at)
				: Terms.binary(Operator.REMAINDER, a, b, at);
	}

	/** The remainder with the sign of the divisor. */
	private static Expression modulo(Expression a, Expression b, SourceRange at) {
		return remainder(Terms.plus(remainder(a, b, at), b), b, at);
	}
}
