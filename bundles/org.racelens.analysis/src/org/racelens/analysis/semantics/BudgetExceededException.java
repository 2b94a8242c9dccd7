package org.racelens.analysis.semantics;

/** The symbolic execution of one root function grew too large; caught where the root is started. */
final class BudgetExceededException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	BudgetExceededException(String message) {
		super(message, null, false, false);
	}
}
