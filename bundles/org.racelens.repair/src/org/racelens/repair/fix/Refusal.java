package org.racelens.repair.fix;

import org.racelens.model.gap.Explanation;

/**
 * A fix that was considered and is not offered.
 *
 * @param title what it would have done
 * @param reason why not, for a person
 */
public record Refusal(FixKind kind, String title, Explanation reason) implements Proposal {
	/** A refusal whose reason is worded by the rule itself. */
	public Refusal(FixKind kind, String title, String reason) {
		this(kind, title, RepairSentence.IN_WORDS.of(reason));
	}
}
