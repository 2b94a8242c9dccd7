package org.racelens.execution.region;

import java.math.BigDecimal;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;

/**
 * The terms that stand for floating numbers, ordered as the numbers are: that of the integer k is k times {@link #ONE}, between those of
 * two integers lie those of fractions, beyond {@link #INFINITY} and its negative those of what is not a number. IEC 60559 §5.11
 */
public final class FloatingTerms {
	/** The number 1. */
	public static final long ONE = 1 << 10;
	/** The number that is greater than all finite ones. */
	public static final long INFINITY = 1L << 61;

	private FloatingTerms() {
	}

	/** What a source would write for a term of a type: {@code 3}, {@code 1.5}, {@code inf}, {@code nan}. */
	public static String shown(long term, Type type) {
		if (!(type instanceof FloatingType)) {
			return Long.toString(term);
		}
		if (Math.abs(term) >= INFINITY) {
			return term == INFINITY ? "inf" : term == -INFINITY ? "-inf" : "nan";
		}
		String digits = BigDecimal.valueOf(term).divide(BigDecimal.valueOf(ONE)).stripTrailingZeros().toPlainString();
		return digits.contains(".") ? digits : digits + ".0";
	}
}
