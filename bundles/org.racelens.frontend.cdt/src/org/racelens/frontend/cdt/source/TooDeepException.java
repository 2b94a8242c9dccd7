package org.racelens.frontend.cdt.source;

/** Ends the reading of a file in which something is nested more deeply than any that a compiler accepts. */
public final class TooDeepException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	public TooDeepException(String message) {
		super(message, null, false, false);
	}
}
