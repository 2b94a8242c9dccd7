package org.racelens.analysis.tests.oracle.translation;

/** Fortran has no form for a program of C. */
public final class NoFormException extends RuntimeException {
	private static final long serialVersionUID = 1;

	NoFormException(String reason) {
		super(reason);
	}
}
