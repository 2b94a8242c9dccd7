package org.racelens.ide.live;

import org.racelens.ide.settings.Trigger;

/**
 * Why a file is to be analysed.
 *
 * @param need whether an answer for the same text will do
 */
record Request(Trigger trigger, Need need) {
	/** What is done for a text that was analysed already. */
	enum Need {
		/** nothing but to bring its markers in step */
		IF_CHANGED,
		/** it is analysed again: something beside its text may have changed */
		ALWAYS
	}

	static Request of(Trigger trigger) {
		return new Request(trigger, trigger == Trigger.DEMAND ? Need.ALWAYS : Need.IF_CHANGED);
	}

	/** Both wishes at once. */
	Request and(Request other) {
		return new Request(trigger == Trigger.DEMAND ? trigger : other.trigger, need == Need.ALWAYS ? need : other.need);
	}
}
