package org.racelens.execution.call;

import java.util.List;
import java.util.regex.Pattern;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.StringLiteral;

/** The formats of the {@code printf} family. C11 §7.21.6.1. */
final class Formats {
	private static final Pattern COUNTS = Pattern.compile("%[^a-zA-Z%]*(?:hh?|ll?|[jztL])?n");

	private static final Pattern ADDRESSES = Pattern.compile("%[^a-zA-Z%]*p");

	private Formats() {
	}

	/** Whether a format may print a text's address in the place of the text. */
	static boolean mayPrintAddresses(Expression given) {
		Expression format = given;
		while (format instanceof Cast c) {
			format = c.operand();
		}
		return !(format instanceof StringLiteral text) || ADDRESSES.matcher(text.text().replace("%%", "")).find();
	}

	/** Whether a call only reads; a format that is not written there may ask for the number of characters to be stored. */
	static boolean onlyReads(List<Expression> formatAndValues) {
		if (formatAndValues.size() <= 1) {
			return true;
		}
		Expression format = formatAndValues.get(0);
		while (format instanceof Cast c) {
			format = c.operand();
		}
		return format instanceof StringLiteral text && !COUNTS.matcher(text.text().replace("%%", "")).find();
	}
}
