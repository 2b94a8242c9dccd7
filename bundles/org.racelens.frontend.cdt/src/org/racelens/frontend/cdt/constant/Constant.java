package org.racelens.frontend.cdt.constant;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.FloatingPointValue;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.racelens.frontend.cdt.constant.NumberType.Family;

/**
 * A number and the type that it has.
 *
 * @param whole the value if the type is one of integers: the bits of unsigned ones of 64 bits
 * @param real the value if the type is a floating one
 */
record Constant(NumberType type, long whole, double real) {
	/** The integers that an enumeration without a fixed underlying type has: none of them needs more. */
	private static final NumberType ENUMERATORS = new NumberType(Family.SIGNED, Long.SIZE);

	static Constant of(NumberType type, long value) {
		return new Constant(type, type.wrapped(value), 0);
	}

	static Constant of(NumberType type, double value) {
		return new Constant(type, 0, type.rounded(value));
	}

	/** Whether CDT has a number for it, be it the right one or not. */
	static boolean isNumber(IValue value) {
		return (value instanceof IntegralValue || value instanceof FloatingPointValue) && value.numberValue() != null;
	}

	/** The number that an expression has; empty if CDT has none, or of a type that is not computed with. */
	static Optional<Constant> of(ICPPEvaluation expression) {
		return of(expression.getValue(), expression.getType());
	}

	/** The number that CDT stored for an object or an expression of a type: it leaves conversions out. */
	static Optional<Constant> of(IValue stored, IType type) {
		if (!isNumber(stored)) {
			return Optional.empty();
		}
		NumberType own = NumberType.of(type).orElse(ENUMERATORS);
		if (own.family() == Family.WIDE) {
			return Optional.empty();
		}
		if (stored instanceof FloatingPointValue f) {
			Optional<Double> number = number(f);
			return own.isFloating() ? number.map(n -> of(own, n)) : number.flatMap(n -> truncated(n, own));
		}
		long number = stored.numberValue().longValue();
		return Optional.of(own.isFloating() ? of(own, (double) number) : of(own, number));
	}

	/** The number as one of another type; empty where no constant expression has such a conversion. C++17 §7.8 to §7.10, §7.14 */
	Optional<Constant> as(NumberType target) {
		if (target.family() == Family.WIDE) {
			return Optional.empty();
		}
		if (target.isFloating()) {
			return Optional.of(of(target, asReal()));
		}
		if (!type.isFloating()) {
			return Optional.of(of(target, whole));
		}
		return truncated(real, target);
	}

	private static Optional<Constant> truncated(double value, NumberType target) {
		if (target.family() == Family.BOOL) {
			return Optional.of(of(target, value == 0 ? 0L : 1L));
		}
		double whole = value < 0 ? Math.ceil(value) : Math.floor(value);
		if (Double.isNaN(whole) || Math.abs(whole) >= 0x1p63) {
			return Optional.empty();
		}
		Constant result = of(target, (long) whole);
		return result.whole == (long) whole ? Optional.of(result) : Optional.empty();
	}

	/** The value as a floating one. */
	double asReal() {
		if (type.isFloating()) {
			return real;
		}
		double half = (whole >>> 1 | whole & 1) * 2.0;
		return type.isUnsigned() && whole < 0 ? half : whole;
	}

	boolean isTrue() {
		return type.isFloating() ? real != 0 : whole != 0;
	}

	/** What CDT is told. */
	IValue value() {
		return type.isFloating() ? FloatingPointValue.create(real) : IntegralValue.create(whole);
	}

	/** Reads the spelling that CDT keeps. */
	private static Optional<Double> number(FloatingPointValue value) {
		String text = new String(value.getSignature()).replace("'", "").toLowerCase(Locale.ROOT);
		boolean hex = text.contains("0x");
		int end = text.length();
		while (end > 0 && (text.charAt(end - 1) == 'l' || !hex && text.charAt(end - 1) == 'f')) {
			end--;
		}
		try {
			return Optional.of(Double.parseDouble(text.substring(0, end)));
		} catch (NumberFormatException e) {
			return Optional.empty();
		}
	}
}
