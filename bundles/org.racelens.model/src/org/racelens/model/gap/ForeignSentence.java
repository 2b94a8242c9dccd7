package org.racelens.model.gap;

/** What other programs say, in their words: the parser, the solver, the machine. */
public enum ForeignSentence implements Sentence {
	QUOTED;

	/** The words of another program. */
	public static Explanation quoted(String words) {
		return ForeignSentence.QUOTED.of(words);
	}
}
