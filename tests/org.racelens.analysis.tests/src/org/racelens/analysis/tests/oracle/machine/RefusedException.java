package org.racelens.analysis.tests.oracle.machine;

/** The program means nothing, or is more than the machine knows. */
public final class RefusedException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	/** With the reason. */
	public RefusedException(String reason) {
		super(reason);
	}
}
