package org.racelens.frontend.fortran.source;

import org.racelens.model.source.SourceRange;

/**
 * What is wrong with a text before it is parsed.
 *
 * @param what of it
 * @param name what it is about, as it is written
 * @param place where
 */
public record Mistake(Kind kind, String name, SourceRange place) {
	/** What is wrong. */
	public enum Kind {
		/** what begins here has no end */
		NO_END,
		/** the word before procedures inside of something is missing here */
		NO_CONTAINS,
		/** nothing is open that this ends or goes on with */
		NOTHING_OPEN,
		/** something else is open than this ends */
		WRONG_END,
		/** {@code #error} is reached */
		ERROR,
		/** a condition of the preprocessor is none */
		NO_CONDITION,
		/** a comment that looks like a directive; the name is what may be meant */
		SENTINEL
	}
}
