package org.racelens.exploration.skeleton;

/** A visible operation, and what it is called by whoever made the skeleton. */
public record Step(String label, Operation operation) implements Statement {
	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitStep(this);
	}
}
