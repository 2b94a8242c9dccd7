package org.racelens.model.expression;

/** Binary operators other than the short-circuit ones. */
public enum Operator {
	ADD("+"), SUBTRACT("-"), MULTIPLY("*"), DIVIDE("/"), REMAINDER("%"), SHIFT_LEFT("<<"), SHIFT_RIGHT(">>"), BIT_AND("&"), BIT_OR("|"),
	BIT_XOR("^"), LESS("<"), LESS_EQUAL("<="), GREATER(">"), GREATER_EQUAL(">="), EQUAL("=="), NOT_EQUAL("!=");

	private final String spelling;

	Operator(String spelling) {
		this.spelling = spelling;
	}

	/** The operator as C spells it. */
	public String spelling() {
		return spelling;
	}

	/** Whether the operator compares two values, by equality or by order. */
	public boolean isComparison() {
		return compareTo(LESS) >= 0;
	}
}
