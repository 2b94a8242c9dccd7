package org.racelens.exploration.machine;

import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/** A program's statements, one after the other. */
public sealed interface Instruction {
	/** Whether a thread stops here, until it is said how it gets on. */
	default boolean isStop() {
		return true;
	}

	/** A visible operation. */
	record Perform(Step step) implements Instruction {
	}

	/** The read of an awaited operation, in a trip that goes on. */
	record Retry(Step step) implements Instruction {
	}

	/** Accesses to data. */
	record Pass(Segment segment) implements Instruction {
	}

	/**
	 * To go on, or to go elsewhere.
	 *
	 * @param isDoubtful whether the program has a condition here that is not known
	 */
	record Choose(int target, boolean isDoubtful) implements Instruction {
	}

	/** A loop that is not followed any further. */
	record Cut(Loop loop) implements Instruction {
	}

	/**
	 * Waits for ever: no trip ends the wait.
	 *
	 * @param start where a trip begins, at this instruction at the latest
	 */
	record Stay(Until until, int start) implements Instruction {
	}

	/** There is no execution that comes here. */
	record Refuse() implements Instruction {
	}

	/** Nothing is left to do. */
	record End() implements Instruction {
	}

	/** A private computation. */
	record Assign(Register register, Expression value) implements Instruction {
		@Override
		public boolean isStop() {
			return false;
		}
	}

	/** Goes elsewhere unless a condition holds. */
	record Unless(Expression condition, int target) implements Instruction {
		@Override
		public boolean isStop() {
			return false;
		}
	}

	/** Goes elsewhere. */
	record Jump(int target) implements Instruction {
		@Override
		public boolean isStop() {
			return false;
		}
	}
}
