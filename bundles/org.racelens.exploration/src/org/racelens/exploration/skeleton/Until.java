package org.racelens.exploration.skeleton;

import java.util.List;

/**
 * A body that is repeated until a condition holds behind it: an await of several operations. The trips that go on leave nothing behind:
 * they write nothing, or what they found, take no lock that they do not give back, and set no register that the next trip or what follows
 * reads.
 */
public record Until(String label, List<Statement> body, Expression condition) implements Statement {
	/** Keeps its own list. */
	public Until {
		body = List.copyOf(body);
	}

	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitUntil(this);
	}
}
