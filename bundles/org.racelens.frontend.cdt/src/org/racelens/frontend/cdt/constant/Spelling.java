package org.racelens.frontend.cdt.constant;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.CStringValue;
import org.eclipse.cdt.internal.core.dom.parser.FloatingPointValue;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPArrayType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;

/** What literals of numbers mean. CDT takes the type of an integer from its suffix alone. C++17 §5.13.2 to §5.13.4 */
final class Spelling {
	private static final int INT = 31;
	private static final int UNSIGNED = 32;
	private static final int LONG = 63;

	/** More than one character, or one that may need several units: the value is the implementation's. */
	private static final Pattern SEVERAL = Pattern
			.compile("(?:u8|[uUL])?'(?:(?:\\\\(?:x\\p{XDigit}++|[0-7]{1,3}+|[^xuU0-7])|[^\\\\]){2,}|.*[^\\x00-\\x7f].*|.*\\\\[uU].*)'",
					Pattern.DOTALL);

	private Spelling() {
	}

	/** @param own what CDT makes of it */
	static ICPPEvaluation typed(IASTLiteralExpression literal, ICPPEvaluation own) {
		if (!(own instanceof EvalFixed)) {
			return own;
		}
		String spelling = new String(literal.getValue());
		String text = spelling.replace("'", "").toLowerCase(Locale.ROOT);
		return switch (literal.getKind()) {
			case IASTLiteralExpression.lk_integer_constant -> integer(literal, text).orElse(own);
			case IASTLiteralExpression.lk_char_constant -> SEVERAL.matcher(spelling).matches() ? unknown(spelling, own) : Constant.of(own)
					.<ICPPEvaluation>map(c -> new EvalFixed(own.getType(), own.getValueCategory(), c.value())).orElse(own);
			case IASTLiteralExpression.lk_float_constant -> !text.startsWith("0x") && text.endsWith("f")
					? new EvalFixed(own.getType(), own.getValueCategory(), FloatingPointValue.create(text.toCharArray()))
					: own;
			case IASTLiteralExpression.lk_string_literal -> own.getType() instanceof IArrayType array ? string(literal, array) : own;
			default -> own;
		};
	}

	private static ICPPEvaluation unknown(String spelling, ICPPEvaluation own) {
		return new EvalFixed(spelling.startsWith("'") ? CPPBasicType.INT : own.getType(), ValueCategory.PRVALUE, IntegralValue.UNKNOWN);
	}

	/** CDT counts each escape sequence as one character and a backslash. */
	private static ICPPEvaluation string(IASTLiteralExpression literal, IArrayType own) {
		Optional<List<Long>> units = AdjacentLiterals.units(literal);
		int largest = literal.toString().startsWith("u8") ? Byte.MAX_VALUE : Character.MAX_VALUE; // the sign depends on the standard
		IValue length = units.<IValue>map(u -> IntegralValue.create(u.size() + 1L)).orElse(IntegralValue.UNKNOWN);
		return new EvalFixed(new CPPArrayType(own.getType(), length), ValueCategory.LVALUE,
				units.filter(u -> u.stream().allMatch(c -> c <= largest)).map(Spelling::characters).orElse(IntegralValue.UNKNOWN));
	}

	private static IValue characters(List<Long> units) {
		StringBuilder text = new StringBuilder("\"");
		for (long unit : units) {
			text.append(unit == '\\' || unit == '"' ? "\\" : "").append((char) unit);
		}
		return CStringValue.create(text.append('"').toString().toCharArray());
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
