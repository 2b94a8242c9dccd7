package org.racelens.repair.suggest;

import org.racelens.model.gap.Sentence;

/** What keeps loops from being distributed, and what is known of those that are. */
public enum ObstacleSentence implements Sentence {
	FUNCTION_IS_CONSTEXPR,
	LINE_X_ASKS_FOR_THE_THREAD_OR_THE_TEAM,
	LOOP_HAS_DIRECTIVES_INSIDE,
	LOOP_HAS_NOT_THE_CANONICAL_FORM,
	LOOP_IS_MADE_BY_A_MACRO,
	NEST_IS_PERFECT_X,
	SETTING_SAYS_SOMETHING_ELSE_OF_X,
	STEP_LEADS_AWAY_FROM_THE_BOUND
}
