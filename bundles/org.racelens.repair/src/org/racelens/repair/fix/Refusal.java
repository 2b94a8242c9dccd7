package org.racelens.repair.fix;

/**
 * A fix that was considered and is not offered.
 *
 * @param title what it would have done
 * @param reason why not, for a person
 */
public record Refusal(FixKind kind, String title, String reason) implements Proposal {
}
