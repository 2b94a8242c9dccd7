package org.racelens.model.program;

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
