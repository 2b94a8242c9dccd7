package org.racelens.recording.log;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.LongConsumer;

/** Reads segments of one thread's log again, in their order, and passes over the blocks between them. */
final class SegmentCursor implements Closeable {
	private static final Accesses NOBODY = (first, distance, rows) -> {
	};
	private final Path file;
	private final LogLimits limits;
	private final BlockIndex index;
	private final LongConsumer bytes;
	private ThreadLog log;
	/** How many segments come before the one that is read next. */
	private int next;

	/** Takes the accesses of a segment. */
	interface Accesses {
		void rows(AccessRun first, long distance, int rows);
	}

	/** @param bytes takes the bytes of each block that was read */
	SegmentCursor(Path file, LogLimits limits, BlockIndex index, LongConsumer bytes) {
		this.bytes = bytes;
		this.file = file;
		this.limits = limits;
		this.index = index;
	}

	/** Hands out the accesses of the segment that comes after so many others. */
	void read(int ordinal, Accesses accesses) throws IOException {
		int block = index.block(ordinal);
		if (log == null || block > log.block()) {
			goTo(block);
		}
		boolean isThere = true;
		while (isThere && next <= ordinal) {
			Stretch stretch = new Stretch(next == ordinal ? accesses : NOBODY);
			isThere = log.next(stretch).isPresent();
			next += stretch.hasAccesses ? 1 : 0;
		}
	}

	private void goTo(int block) throws IOException {
		close();
		log = ThreadLog.openAt(file, limits, index.offset(block), block, bytes);
		next = index.begunBefore(block);
		if (index.isWithin(block)) {
			log.next(new Stretch(NOBODY));
		}
	}

	/** What stands between two events. */
	private static final class Stretch implements RecordSink {
		private final Accesses accesses;
		private boolean hasAccesses;

		Stretch(Accesses accesses) {
			this.accesses = accesses;
		}

		@Override
		public void stack(int number, int caller, long returnAddress) {
			// known from the first reading
		}

		@Override
		public void rows(AccessRun first, long distance, int rows) {
			hasAccesses = true;
			accesses.rows(first, distance, rows);
		}
	}

	@Override
	public void close() throws IOException {
		if (log != null) {
			log.close();
		}
	}
}
