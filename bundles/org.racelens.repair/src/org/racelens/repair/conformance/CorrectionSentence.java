package org.racelens.repair.conformance;

import org.racelens.model.gap.Sentence;

/** What corrections of bad input do, as their titles say it. */
public enum CorrectionSentence implements Sentence {
	DECLARE_X_FOR_DEVICES,
	LIST_X_AS_FIRSTPRIVATE,
	LIST_X_AS_SHARED,
	PUT_A_COMMA_BEFORE_X,
	REMOVE_X,
	REPLACE_X_BY_Y
}
