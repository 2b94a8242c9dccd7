package org.racelens.analysis;

import org.racelens.model.gap.Sentence;

/** What is said of a file as a whole. */
public enum AnalysisSentence implements Sentence {
	LIMIT_OF_THE_FILE_IS_REACHED,
	PROGRAM_COMPUTES_WHAT_TABLES_HOLD_HERE,
	PROGRAM_OF_THE_DATABASE_ALONE_CALLS_X,
	TIME_LIMIT_HAS_ENDED_WORK
}
