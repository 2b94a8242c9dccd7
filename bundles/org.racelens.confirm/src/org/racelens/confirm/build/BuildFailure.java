package org.racelens.confirm.build;

/** A program could not be built or started. */
public final class BuildFailure extends Exception {
	private static final long serialVersionUID = 1;

	/** @param message for the user: what was tried and what was said */
	public BuildFailure(String message) {
		super(message);
	}

	/** @param message for the user */
	public BuildFailure(String message, Throwable cause) {
		super(message, cause);
	}
}
