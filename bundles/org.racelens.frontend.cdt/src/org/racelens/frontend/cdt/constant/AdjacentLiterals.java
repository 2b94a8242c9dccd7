package org.racelens.frontend.cdt.constant;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.racelens.model.expression.StringUnits;

/** String literals as the text has them: CDT joins adjacent ones, and reads escapes across their borders. C11 §5.1.1.2, C++17 §5.2 */
public final class AdjacentLiterals {
	/** possessive: what may be given back would be kept on the stack, and literals may be long */
	private static final String LITERAL = "(?:u8|[uUL])?(?:R\"([^ ()\\\\]*)\\([\\s\\S]*?\\)\\1\"|\"(?:[^\"\\\\\\n]++|\\\\[\\s\\S])*+\")";
	private static final Pattern ONE = Pattern.compile(LITERAL);
	private static final Pattern BETWEEN = Pattern.compile("(?:\\s++|\\\\\\n|//.*|/\\*[\\s\\S]*?\\*/)*+");
	/** An escape sequence whose last digit may belong to the next literal. */
	private static final Pattern DIGITS = Pattern.compile("\\\\(?:x\\p{XDigit}{2}|[0-7]{2})");
	private static final Pattern TRIGRAPH = Pattern.compile("\\?\\?[=/'()!<>-]");

	private AdjacentLiterals() {
	}

	/** The code units of a literal's characters without the terminating zero; empty where the text does not tell. */
	public static Optional<List<Long>> units(IASTLiteralExpression literal) {
		return parts(literal).flatMap(StringUnits::of);
	}

	private static Optional<List<String>> parts(IASTLiteralExpression literal) {
		String joined = String.valueOf(literal.getValue());
		String written = literal.getRawSignature();
		if (TRIGRAPH.matcher(written).find()) {
			return Optional.empty();
		}
		List<String> parts = ONE.matcher(written).results().map(MatchResult::group).map(AdjacentLiterals::spliced).toList();
		if (written.equals(joined) || parts.isEmpty() || parts.size() == 1 && parts.get(0).equals(joined)) {
			return Optional.of(List.of(joined));
		}
		boolean whole = BETWEEN.matcher(ONE.matcher(written).replaceAll(" ")).matches();
		boolean border = DIGITS.matcher(joined).find() || joined.contains("R\"");
		return whole ? Optional.of(parts) : border ? Optional.empty() : Optional.of(List.of(joined));
	}

	private static String spliced(String part) {
		return part.matches("(?:u8|[uUL])?R\"[\\s\\S]*") ? part : part.replace("\\\r\n", "").replace("\\\n", "");
	}
}
