package org.racelens.confirm.observed;

import java.util.function.IntConsumer;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.log.Watch;

/** How much has been read of what a process has recorded, in hundredths of what is to be read as far as is known. */
final class Reading implements Watch {
	private static final int WHOLE = 100;
	private final Cancellation cancellation;
	private final IntConsumer percent;
	private long expected;
	private long read;
	private int told = -1;

	/** @param percent takes each number once it is reached; it may fall where it turns out that more is to be read */
	Reading(Cancellation cancellation, IntConsumer percent) {
		this.cancellation = cancellation;
		this.percent = percent;
	}

	@Override
	public boolean isCancelled() {
		return cancellation.isCancelled();
	}

	@Override
	public void expects(long bytes) {
		expected += bytes;
	}

	@Override
	public void reads(long bytes) {
		read += bytes;
		int now = (int) Math.min(WHOLE, WHOLE * read / Math.max(1, expected));
		if (now != told) {
			told = now;
			percent.accept(now);
		}
	}
}
