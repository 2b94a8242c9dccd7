package org.racelens.openmp.unit;

/** A whole file could not be read; the message is for the user. */
public final class FrontEndException extends Exception {
	private static final long serialVersionUID = 1L;

	public FrontEndException(String message) {
		super(message);
	}

	public FrontEndException(String message, Throwable cause) {
		super(message, cause);
	}
}
