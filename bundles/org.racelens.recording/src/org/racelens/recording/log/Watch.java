package org.racelens.recording.log;

import org.racelens.model.source.Cancellation;

/** Who watches the reading of logs: is asked at each block whether it is to end, and told how far it is. */
@FunctionalInterface
public interface Watch extends Cancellation {
	/** Somebody who may cancel, and does not want to know how far it is. */
	static Watch of(Cancellation cancellation) {
		return cancellation::isCancelled;
	}

	/** So many bytes of logs are to be read besides those that were told before; those that are read twice count twice. */
	default void expects(long bytes) {
		// not of interest
	}

	/** So many bytes were read. */
	default void reads(long bytes) {
		// not of interest
	}
}
