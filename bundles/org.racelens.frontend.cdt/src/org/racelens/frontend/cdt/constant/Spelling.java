package org.racelens.frontend.cdt.constant;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.internal.core.dom.parser.FloatingPointValue;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;

/** What literals of numbers mean. CDT takes the type of an integer from its suffix alone. C++17 §5.13.2 to §5.13.4 */
final class Spelling {
	private static final int INT = 31;
	private static final int UNSIGNED = 32;
	private static final int LONG = 63;

	/** More than one character without an encoding: the value is the implementation's. */
	private static final Pattern SEVERAL = Pattern
			.compile("'(?:\\\\(?:x\\p{XDigit}+|[0-7]{1,3}|u\\p{XDigit}{4}|.)|[^\\\\]){2,}'", Pattern.DOTALL);

	private Spelling() {
	}

	/** @param own what CDT makes of it */
	static ICPPEvaluation typed(IASTLiteralExpression literal, ICPPEvaluation own) {
		if (!(own instanceof EvalFixed)) {
			return own;
		}
		String text = new String(literal.getValue()).replace("'", "").toLowerCase(Locale.ROOT);
		return switch (literal.getKind()) {
			case IASTLiteralExpression.lk_integer_constant -> integer(literal, text).orElse(own);
			case IASTLiteralExpression.lk_char_constant -> SEVERAL.matcher(text).matches() ? unknown() : Constant.of(own)
					.<ICPPEvaluation>map(c -> new EvalFixed(own.getType(), own.getValueCategory(), c.value())).orElse(own);
			case IASTLiteralExpression.lk_float_constant -> !text.startsWith("0x") && text.endsWith("f")
					? new EvalFixed(own.getType(), own.getValueCategory(), FloatingPointValue.create(text.toCharArray()))
					: own;
			default -> own;
		};
	}

	private static ICPPEvaluation unknown() {
		return new EvalFixed(CPPBasicType.INT, ValueCategory.PRVALUE, IntegralValue.UNKNOWN);
	}

	private static Optional<ICPPEvaluation> integer(IASTLiteralExpression literal, String text) {
		int end = text.length();
		while (end > 0 && "ul".indexOf(text.charAt(end - 1)) >= 0) {
			end--;
		}
		String digits = text.substring(0, end);
		int radix = digits.startsWith("0x") ? 16 : digits.startsWith("0b") ? 2 : digits.startsWith("0") && digits.length() > 1 ? 8 : 10;
		try {
			BigInteger value = new BigInteger(radix == 16 || radix == 2 ? digits.substring(2) : digits, radix);
			return value.bitLength() > Long.SIZE ? Optional.empty() : Optional.of(new EvalFixed(
					new CPPBasicType(Kind.eInt, modifiers(value.bitLength(), text.substring(end), radix), literal), ValueCategory.PRVALUE,
					IntegralValue.create(value.longValue())));
		} catch (NumberFormatException e) {
			return Optional.empty();
		}
	}

	/** The first type of those that the suffix allows which can hold the value. */
	private static int modifiers(int bits, String suffix, int radix) {
		boolean unsigned = suffix.contains("u");
		boolean mayBeUnsigned = unsigned || radix != 10;
		int longs = (int) suffix.chars().filter(c -> c == 'l').count();
		if (longs == 0 && !unsigned && bits <= INT) {
			return 0;
		}
		if (longs == 0 && mayBeUnsigned && bits <= UNSIGNED) {
			return IBasicType.IS_UNSIGNED;
		}
		int size = longs > 1 ? IBasicType.IS_LONG_LONG : IBasicType.IS_LONG;
		return !unsigned && bits <= LONG ? size : size | IBasicType.IS_UNSIGNED;
	}
}
