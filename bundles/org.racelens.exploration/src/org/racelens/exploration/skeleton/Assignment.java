package org.racelens.exploration.skeleton;

/** A private computation. */
public record Assignment(Register register, Expression value) implements Statement {
	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitAssignment(this);
	}
}
