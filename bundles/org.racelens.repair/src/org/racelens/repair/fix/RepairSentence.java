package org.racelens.repair.fix;

import org.racelens.model.gap.Sentence;

/** What is said of fixes and of loops that are not made parallel. */
public enum RepairSentence implements Sentence {
	ANSWER_WOULD_NOT_BE_SURE_X,
	CHANGED_FILE_CANNOT_BE_ANALYSED,
	CHANGED_FILE_CANNOT_BE_ANALYSED_X,
	FIXES_TOGETHER_X,
	IN_WORDS,
	ITERATIONS_MEET_ON_X,
	ITERATIONS_MEET_ON_X_PERHAPS_Y,
	LINE_X_Y,
	RACE_FREE_ONLY_UNDER_CONDITIONS_ON_X,
	RACE_OF_LINES_X_AND_Y_WOULD_REMAIN,
	THERE_WOULD_BE_A_RACE_OF_X_IN_LINE_Y
}
