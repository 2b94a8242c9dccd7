package org.racelens.model.effort;

/** Ends work that has used up its {@link Effort}; whoever opened the effort catches it. */
public final class EffortExceededException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	public EffortExceededException(String message) {
		super(message, null, false, false);
	}
}
