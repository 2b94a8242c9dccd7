package org.racelens.headless.base;

/** The user asked for something that cannot be; the message says what. */
public final class BadUsageException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	public BadUsageException(String message) {
		super(message, null, false, false);
	}
}
