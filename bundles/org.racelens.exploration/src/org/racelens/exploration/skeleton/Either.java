package org.racelens.exploration.skeleton;

import java.util.List;

/**
 * One or the other.
 *
 * @param kind what is known of which one it is
 */
public record Either(List<Statement> one, List<Statement> other, Kind kind) implements Statement {
	/** What is known of a choice. */
	public enum Kind {
		/** there is a condition that is not known: each way casts a doubt */
		UNKNOWN,
		/** both ways may be taken at any time, as by a comparison that may fail without a reason */
		FREE
	}

	/** Keeps its own lists. */
	public Either {
		one = List.copyOf(one);
		other = List.copyOf(other);
	}

	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitEither(this);
	}
}
