package org.racelens.exploration.answer;

import java.util.List;

/**
 * What an exploration may spend. Counted, so that an answer depends neither on the machine nor on what else it does.
 *
 * @param states of interleavings
 * @param steps partial graphs
 * @param executions graphs that end
 */
public record Limits(long states, long steps, long executions) {
	/** The limits for one size of the team. */
	public static final Limits USUAL = new Limits(200_000, 500_000, 20_000);

	/** What is left for graphs when some have been explored. */
	public Limits without(List<Coverage> spent) {
		return new Limits(states, steps - spent.stream().mapToLong(Coverage::steps).sum(),
				executions - spent.stream().mapToLong(Coverage::executions).sum());
	}
}
