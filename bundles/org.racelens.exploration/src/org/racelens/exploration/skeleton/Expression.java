package org.racelens.exploration.skeleton;

import java.util.Set;
import java.util.function.ToLongFunction;

/** An integer that a thread computes of its registers; as a condition it holds where it is not 0. */
public sealed interface Expression {
	/** The value for given values of the registers. */
	long value(ToLongFunction<Register> registers);

	/** Adds the registers that are mentioned. */
	void collect(Set<Register> registers);

	/** A number. */
	record Constant(long number) implements Expression {
		@Override
		public long value(ToLongFunction<Register> registers) {
			return number;
		}

		@Override
		public void collect(Set<Register> registers) {
			// none
		}
	}

	/** What a register holds. */
	record Content(Register register) implements Expression {
		@Override
		public long value(ToLongFunction<Register> registers) {
			return registers.applyAsLong(register);
		}

		@Override
		public void collect(Set<Register> registers) {
			registers.add(register);
		}
	}

	/** An operator with its operands. */
	record Binary(Operator operator, Expression left, Expression right) implements Expression {
		@Override
		public long value(ToLongFunction<Register> registers) {
			return operator.apply(left.value(registers), right.value(registers));
		}

		@Override
		public void collect(Set<Register> registers) {
			left.collect(registers);
			right.collect(registers);
		}
	}

	/** A number as an expression. */
	static Expression of(long number) {
		return new Constant(number);
	}

	/** The content of a register. */
	static Expression of(Register register) {
		return new Content(register);
	}

	/** The two expressions, combined. */
	default Expression with(Operator operator, Expression right) {
		return new Binary(operator, this, right);
	}

	/** The expression and a number, combined. */
	default Expression with(Operator operator, long right) {
		return new Binary(operator, this, of(right));
	}
}
