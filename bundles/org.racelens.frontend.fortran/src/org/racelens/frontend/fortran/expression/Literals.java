package org.racelens.frontend.fortran.expression;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;

/** Literal constants. Fortran 2018 §7.4 */
final class Literals {
	private static final Pattern INTEGER = Pattern.compile("\\d+");
	/** as the grammar calls the word */
	private static final String TRUE = ".true.";
	private static final Pattern KIND = Pattern.compile("(.*)_(\\w+)$");
	private static final Pattern BITS = Pattern.compile("([bozx])[\"']([0-9a-f]+)[\"']|[\"']([0-9a-f]+)[\"']([bozx])");

	Expression number(Node e, Scope scope) {
		String text = e.name().replace(" ", "");
		Matcher bits = BITS.matcher(text);
		if (bits.matches()) {
			boolean first = bits.group(1) != null;
			int base = switch (bits.group(first ? 1 : 4)) {
				case "b" -> 2;
				case "o" -> 8;
				default -> 16;
			};
			return Terms.number(new BigInteger(bits.group(first ? 2 : 3), base).longValue(), e.range());
		}
		Matcher kind = KIND.matcher(text);
		Optional<Long> bytes = kind.matches() ? kind(kind.group(2), scope) : Optional.empty();
		String digits = kind.matches() ? kind.group(1) : text;
		if (INTEGER.matcher(digits).matches()) {
			BigInteger value = new BigInteger(digits);
			return value.bitLength() > 63 ? Terms.any(Types.INDEX, java.util.List.of(), e.range())
					: bytes.<Expression>map(b -> new IntegerLiteral(value.longValue(), Types.integer(b), e.range()))
							.orElseGet(() -> Terms.number(value.longValue(), e.range()));
		}
		Type type = digits.contains("d") ? Types.DOUBLE : new FloatingType(bytes.orElse(4L).intValue());
		return new FloatingLiteral(digits.replace('d', 'e'), type, e.range());
	}

	private Optional<Long> kind(String word, Scope scope) {
		return INTEGER.matcher(word).matches() ? Optional.of(Long.parseLong(word))
				: scope.lookup(word).filter(Entity.Constant.class::isInstance)
						.flatMap(c -> Terms.constant(((Entity.Constant) c).value().scalar()));
	}

	Expression logical(Node e) {
		return new IntegerLiteral(e.name().startsWith(TRUE) ? 1 : 0, Types.LOGICAL, e.range());
	}

	/** A text; what is doubled in it counts once. */
	Expression string(Node e) {
		String text = e.text();
		int open = Math.max(0, Math.min(index(text, '"'), index(text, '\'')));
		String quote = text.substring(open, open + 1);
		String inner = text.length() > open + 1 ? text.substring(open + 1, text.length() - 1).replace(quote + quote, quote) : "";
		Expression length = Terms.number(inner.length(), e.range());
		return new StringLiteral(inner, Types.row(IntegerType.CHAR, Optional.of(length)), e.range());
	}

	private static int index(String text, char c) {
		int found = text.indexOf(c);
		return found < 0 ? text.length() : found;
	}
}
