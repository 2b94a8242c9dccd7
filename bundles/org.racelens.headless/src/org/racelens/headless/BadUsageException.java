package org.racelens.headless;

/** The user asked for something that cannot be; the message says what. */
final class BadUsageException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	BadUsageException(String message) {
		super(message, null, false, false);
	}
}
