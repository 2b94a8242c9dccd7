package org.racelens.frontend.fortran.unit;

import java.util.Optional;
import org.racelens.model.expression.Variable;

/**
 * A loop around a statement. A statement that leaves not the innermost loop says in a variable where it goes on, and the loops between are
 * left one after the other.
 */
public final class LoopFrame {
	private final Optional<String> label;
	private final Optional<LoopFrame> outer;
	private final Variable next;
	private boolean left;

	/** @param next what happens once inner loops are left: 0 nothing, 1 the loop is left, 2 its next iteration begins */
	public LoopFrame(Optional<String> label, Optional<LoopFrame> outer, Variable next) {
		this.label = label;
		this.outer = outer;
		this.next = next;
	}

	/** Whether the loop has a name. */
	public boolean isCalled(String name) {
		return label.filter(name::equals).isPresent();
	}

	/** The loop around this one. */
	public Optional<LoopFrame> outer() {
		return outer;
	}

	/** The variable that says where execution goes on. */
	public Variable next() {
		return next;
	}

	/** An inner loop is left for this one. */
	public void leave() {
		left = true;
	}

	/** Whether inner loops are left for this one. */
	public boolean isLeft() {
		return left;
	}
}
