package org.racelens.frontend.cdt;

import org.racelens.model.source.TextPart;
import org.racelens.model.source.TextPart.Kind;
import org.racelens.model.source.TextParts;

/**
 * How deeply brackets nest in a text. CDT looks ahead over a whole parenthesis at each level of it, so that a few hundred thousand levels,
 * which no compiler accepts, would take hours.
 */
final class Nesting {
	private Nesting() {
	}

	/** The largest number of brackets that are open at once, outside comments and literals. */
	static int deepest(String text) {
		int depth = 0;
		int deepest = 0;
		for (TextPart part : TextParts.of(text)) {
			for (int i = part.offset(); part.kind() == Kind.CODE && i < part.endOffset(); i++) {
				switch (text.charAt(i)) {
					case '(', '[', '{' -> deepest = Math.max(deepest, ++depth);
					case ')', ']', '}' -> depth = Math.max(0, depth - 1);
					default -> {
						// anything else nests nothing
					}
				}
			}
		}
		return deepest;
	}
}
