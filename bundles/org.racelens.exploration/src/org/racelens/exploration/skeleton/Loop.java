package org.racelens.exploration.skeleton;

import java.util.List;

/**
 * What is done while a condition holds.
 *
 * @param trips how many are executed where the number of states would not be finite otherwise; a thread that would go on is cut there
 */
public record Loop(String label, Expression condition, List<Statement> body, int trips) implements Statement {
	/** Keeps its own list. */
	public Loop {
		body = List.copyOf(body);
	}

	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitLoop(this);
	}
}
