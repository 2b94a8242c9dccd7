package org.racelens.frontend.fortran.unit;

import java.util.Optional;
import org.racelens.model.expression.Variable;

/**
 * A loop around a statement. A statement that leaves not the innermost loop says in a variable where it goes on, and the loops between are
 * left one after the other.
 */
public final class LoopFrame {
	/** What is left. */
	public enum Kind {
		/** {@code do} */
		LOOP,
		/** statements that are executed once */
		BLOCK,
		/** statements that are executed again where one branches back to their label */
		REPEATED
	}

	private final Kind kind;
	private final Optional<String> label;
	private final Optional<LoopFrame> outer;
	private final Variable next;
	private final Optional<Variable> index;
	private boolean resumed;
	private boolean ended;

	/**
	 * A loop around a statement.
	 *
	 * @param next what happens once inner loops are left: 0 nothing, 1 the loop is left, 2 its next iteration begins
	 * @param index what counts its iterations
	 */
	public LoopFrame(Kind kind, Optional<String> label, Optional<LoopFrame> outer, Variable next, Optional<Variable> index) {
		this.kind = kind;
		this.label = label;
		this.outer = outer;
		this.next = next;
		this.index = index;
	}

	/** Whether a variable counts the iterations of this loop or of one around it: nothing inside may change it. Fortran 2018 §11.1.7.4.3 */
	public boolean isCountedBy(Variable variable) {
		return index.filter(variable::equals).isPresent() || outer.filter(o -> o.isCountedBy(variable)).isPresent();
	}

	/** What is left. */
	public Kind kind() {
		return kind;
	}

	/** Whether {@code exit} and {@code cycle} without a name may mean it. */
	public boolean isLoop() {
		return kind == Kind.LOOP;
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

	/** An inner loop is left for the next iteration of this one. */
	public void goOn() {
		resumed = true;
	}

	/** An inner loop is left and this one with it. */
	public void end() {
		ended = true;
	}

	/** Whether inner loops are left and this one with them. */
	public boolean isEnded() {
		return ended;
	}

	/** Whether inner loops are left for the next iteration of this one. */
	public boolean isResumed() {
		return resumed;
	}

	/** Whether inner loops are left for this one. */
	public boolean isLeft() {
		return ended || resumed;
	}
}
