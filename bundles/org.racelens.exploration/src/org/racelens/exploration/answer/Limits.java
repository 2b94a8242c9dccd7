package org.racelens.exploration.answer;

/**
 * What an exploration may spend. Counted, so that an answer depends neither on the machine nor on what else it does.
 *
 * @param steps states, or partial graphs
 * @param executions execution graphs that end
 */
public record Limits(long steps, long executions) {
	/** The limits for one size of the team. */
	public static final Limits USUAL = new Limits(200_000, 20_000);
}
