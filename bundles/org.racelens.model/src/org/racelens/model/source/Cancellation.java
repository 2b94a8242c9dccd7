package org.racelens.model.source;

/** Asked between steps of long work; once it answers {@code true} it does so for ever. */
@FunctionalInterface
public interface Cancellation {
	/** Work that nobody will cancel. */
	Cancellation NEVER = () -> false;

	/** Whether the work is to end as soon as it can. */
	boolean isCancelled();
}
