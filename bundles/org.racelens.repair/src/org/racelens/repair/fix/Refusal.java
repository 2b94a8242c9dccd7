package org.racelens.repair.fix;

import org.racelens.model.gap.Explanation;

/**
 * A fix that was considered and is not offered.
 *
 * @param title what it would have done
 * @param reason why not
 */
public record Refusal(FixKind kind, Explanation title, Explanation reason) implements Proposal {
}
