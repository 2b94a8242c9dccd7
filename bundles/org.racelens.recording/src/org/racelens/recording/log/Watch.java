package org.racelens.recording.log;

import java.util.concurrent.CancellationException;
import java.util.function.LongConsumer;
import org.racelens.model.source.Cancellation;

/**
 * Who watches the reading of logs.
 *
 * @param cancellation is asked at each block
 * @param bytes takes how many bytes of the logs were read since it was told before
 */
public record Watch(Cancellation cancellation, LongConsumer bytes) {
	/** Somebody who may cancel, and does not want to know how far it is. */
	public static Watch of(Cancellation cancellation) {
		return new Watch(cancellation, read -> {
		});
	}

	void read(long count) {
		stopIfCancelled();
		bytes.accept(count);
	}

	void stopIfCancelled() {
		if (cancellation.isCancelled()) {
			throw new CancellationException();
		}
	}
}
