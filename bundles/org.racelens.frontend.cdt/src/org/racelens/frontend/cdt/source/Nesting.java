package org.racelens.frontend.cdt.source;

import java.util.OptionalInt;
import org.racelens.model.source.TextPart;
import org.racelens.model.source.TextPart.Kind;
import org.racelens.model.source.TextParts;

/**
 * How deeply brackets nest in a text. CDT looks ahead over a whole parenthesis at each level of it, so that a few hundred thousand levels,
 * which no compiler accepts, would take hours.
 */
public final class Nesting {
	private Nesting() {
	}

	/** The line of the first bracket inside more open ones than a number, outside comments and literals. */
	static OptionalInt lineDeeperThan(int most, String text) {
		int depth = 0;
		for (TextPart part : TextParts.of(text)) {
			for (int i = part.offset(); part.kind() == Kind.CODE && i < part.endOffset(); i++) {
				switch (text.charAt(i)) {
					case '(', '[', '{' -> depth++;
					case ')', ']', '}' -> depth = Math.max(0, depth - 1);
					default -> {
						// anything else nests nothing
					}
				}
				if (depth > most) {
					return OptionalInt.of(1 + (int) text.substring(0, i).chars().filter(c -> c == '\n').count());
				}
			}
		}
		return OptionalInt.empty();
	}
}
