package org.racelens.exploration.skeleton;

import java.util.List;

/** One or the other; by a condition of which nothing is known, so that each of them casts a doubt. */
public record Either(List<Statement> one, List<Statement> other) implements Statement {
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
