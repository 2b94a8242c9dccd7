package org.racelens.frontend.cdt.unit;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Reads the spelling of number and character literals. C11 §6.4.4. */
public final class Literals {
	private static final BigInteger INT_LIMIT = BigInteger.ONE.shiftLeft(31);
	private static final BigInteger UNSIGNED_LIMIT = BigInteger.ONE.shiftLeft(32);
	private static final BigInteger LONG_LIMIT = BigInteger.ONE.shiftLeft(63);

	/** One character, or the escape sequence for one. */
	private static final Pattern CHARACTER = Pattern.compile("\\\\(?:x\\p{XDigit}+|[0-7]{1,3}|u\\p{XDigit}{4}|U\\p{XDigit}{8}|.)|[^\\\\]",
			Pattern.DOTALL);

	private Literals() {
	}

	/**
	 * The literal of a whole number with the type that its spelling, its value and its suffix give; unmodelled where the number fits no
	 * type.
	 */
	public static Expression integer(String spelling, SourceRange range) {
		if (spelling.length() < 10 && spelling.charAt(0) != '0' && spelling.chars().allMatch(c -> c >= '0' && c <= '9')) {
			return new IntegerLiteral(Long.parseLong(spelling), IntegerType.INT, range);
		}
		String text = spelling.replace("'", "").toLowerCase(Locale.ROOT);
		int end = text.length();
		while (end > 0 && "ul".indexOf(text.charAt(end - 1)) >= 0) {
			end--;
		}
		String suffix = text.substring(end);
		String digits = text.substring(0, end);
		int radix = digits.startsWith("0x") ? 16 : digits.startsWith("0b") ? 2 : digits.startsWith("0") && digits.length() > 1 ? 8 : 10;
		try {
			BigInteger value = new BigInteger(radix == 16 || radix == 2 ? digits.substring(2) : digits, radix);
			if (value.bitLength() > Long.SIZE) {
				return new Expression.Unmodelled(Unit.expressionGap(range, Unlowered.NUMBER_X_FITS_NO_TYPE.of(spelling)), List.of(),
						IntegerType.SIZE, range);
			}
			return new IntegerLiteral(value.longValue(), type(value, suffix, radix), range);
		} catch (NumberFormatException e) {
			return new FloatingLiteral(spelling, new FloatingType(8), range);
		}
	}

	private static Type type(BigInteger value, String suffix, int radix) {
		boolean unsigned = suffix.contains("u");
		boolean wide = suffix.contains("l");
		boolean mayBeUnsigned = unsigned || radix != 10;
		if (!wide && !unsigned && value.compareTo(INT_LIMIT) < 0) {
			return IntegerType.INT;
		}
		if (!wide && mayBeUnsigned && value.compareTo(UNSIGNED_LIMIT) < 0) {
			return new IntegerType(32, false, false);
		}
		boolean signed = !unsigned && value.compareTo(LONG_LIMIT) < 0;
		return signed ? IntegerType.LONG : IntegerType.SIZE;
	}

	/** The literal of a floating number, of 4, 8 or 16 bytes as its suffix says. */
	public static Expression floating(String spelling, SourceRange range) {
		String text = spelling.toLowerCase(Locale.ROOT);
		boolean hex = text.startsWith("0x");
		int bytes = text.endsWith("l") ? 16 : !hex && text.endsWith("f") ? 4 : 8;
		return new FloatingLiteral(spelling, new FloatingType(bytes), range);
	}

	/** @param narrow the type of a character constant without prefix: {@code int} in C, {@code char} in C++ */
	public static Expression character(String spelling, Type narrow, SourceRange range) {
		List<String> parts = CHARACTER.matcher(inside(spelling)).results().map(MatchResult::group).toList();
		if (parts.size() > 1 && spelling.startsWith("'")) {
			int value = 0;
			for (String part : parts) {
				value = value << 8 | (int) codePoint(part) & 0xff;
			}
			return new IntegerLiteral(value, IntegerType.INT, range);
		}
		String content = inside(spelling);
		boolean wide = spelling.indexOf('\'') > 0;
		Type type = wide ? IntegerType.INT : narrow;
		return new IntegerLiteral(wide ? codePoint(content) : (byte) codePoint(content), type, range);
	}

	private static String inside(String spelling) {
		int open = spelling.indexOf('\'');
		int close = spelling.lastIndexOf('\'');
		return open >= 0 && close > open ? spelling.substring(open + 1, close) : "";
	}

	/** The value {@code T()} has for a type that is no class. */
	public static Expression zero(Type type, SourceRange range) {
		return type instanceof FloatingType ? new FloatingLiteral("0", type, range) : new IntegerLiteral(0, type, range);
	}

	private static long codePoint(String content) {
		if (content.isEmpty()) {
			return 0;
		}
		if (content.charAt(0) != '\\' || content.length() == 1) {
			return content.codePointAt(0);
		}
		char escape = content.charAt(1);
		return switch (escape) {
			case 'n' -> '\n';
			case 't' -> '\t';
			case 'r' -> '\r';
			case 'a' -> 7;
			case 'b' -> 8;
			case 'f' -> 12;
			case 'v' -> 11;
			case 'e' -> 27;
			case 'x', 'u', 'U' -> number(content.substring(2), 16);
			default -> escape >= '0' && escape <= '7' ? number(content.substring(1), 8) : escape;
		};
	}

	private static long number(String digits, int radix) {
		try {
			return Long.parseLong(digits, radix);
		} catch (NumberFormatException e) {
			return 0;
		}
	}
}
