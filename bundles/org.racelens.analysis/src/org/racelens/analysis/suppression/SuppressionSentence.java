package org.racelens.analysis.suppression;

import org.racelens.model.gap.Sentence;

/** What is said of the comments that accept races. */
public enum SuppressionSentence implements Sentence {
	COMMENT_ACCEPTS_NOTHING,
	COMMENT_ACCEPTS_NOTHING_ON_X,
	COMMENT_GIVES_NO_REASON,
	COMMENT_IS_NOT_UNDERSTOOD,
	COMMENT_NAMES_NO_VARIABLE,
	COMMENT_SAYS_MORE_THAN_ONE_THING,
	X_AND_THE_Y_REGION_OF_LINE_Z_WAS_NOT_DECIDED,
	X_BUT_ON_Y
}
