package org.racelens.exploration.skeleton;

/** An operator on two integers of 64 bits, which wrap; truth is 1, falsehood 0. */
public enum Operator {
	ADD, SUBTRACT, MULTIPLY, REMAINDER, BIT_AND, BIT_OR, BIT_XOR, MINIMUM, MAXIMUM, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL;

	/**
	 * The value of the operator for two numbers.
	 *
	 * @throws ArithmeticException for a remainder by 0, which whoever makes a skeleton rules out
	 */
	public long apply(long left, long right) {
		return switch (this) {
			case ADD -> left + right;
			case SUBTRACT -> left - right;
			case MULTIPLY -> left * right;
			case REMAINDER -> left % right;
			case BIT_AND -> left & right;
			case BIT_OR -> left | right;
			case BIT_XOR -> left ^ right;
			case MINIMUM -> Math.min(left, right);
			case MAXIMUM -> Math.max(left, right);
			case EQUAL -> left == right ? 1 : 0;
			case NOT_EQUAL -> left != right ? 1 : 0;
			case LESS -> left < right ? 1 : 0;
			case LESS_OR_EQUAL -> left <= right ? 1 : 0;
		};
	}
}
