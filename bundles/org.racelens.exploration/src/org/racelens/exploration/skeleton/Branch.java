package org.racelens.exploration.skeleton;

import java.util.List;

/** What is done where a condition holds, and what otherwise. */
public record Branch(Expression condition, List<Statement> then, List<Statement> otherwise) implements Statement {
	/** Keeps its own lists. */
	public Branch {
		then = List.copyOf(then);
		otherwise = List.copyOf(otherwise);
	}

	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitBranch(this);
	}
}
