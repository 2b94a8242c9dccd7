package org.racelens.recording.log;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Reads segments of one thread's log again, in their order, and passes over the blocks between them. */
final class SegmentCursor implements Closeable {
	private final Path file;
	private final LogLimits limits;
	private final BlockIndex index;
	private ThreadLog log;
	/** How many segments come before the one that is read next. */
	private int next;

	SegmentCursor(Path file, LogLimits limits, BlockIndex index) {
		this.file = file;
		this.limits = limits;
		this.index = index;
	}

	/** Hands out the accesses of the segment that comes after so many others. */
	void read(int ordinal, Consumer<AccessRun> accesses) throws IOException {
		int block = index.block(ordinal);
		if (log == null || block > log.block()) {
			goTo(block);
		}
		boolean isThere = true;
		while (isThere && next <= ordinal) {
			Stretch stretch = new Stretch(next == ordinal ? accesses : run -> {
			});
			isThere = log.next(stretch).isPresent();
			next += stretch.hasAccesses ? 1 : 0;
		}
	}

	private void goTo(int block) throws IOException {
		close();
		log = ThreadLog.openAt(file, limits, index.offset(block), block);
		next = index.begunBefore(block);
		if (index.isWithin(block)) {
			log.next(new Stretch(run -> {
			}));
		}
	}

	/** What stands between two events. */
	private static final class Stretch implements RecordSink {
		private final Consumer<AccessRun> accesses;
		private boolean hasAccesses;

		Stretch(Consumer<AccessRun> accesses) {
			this.accesses = accesses;
		}

		@Override
		public void stack(int number, int caller, long returnAddress) {
			// known from the first reading
		}

		@Override
		public void accesses(AccessRun run) {
			hasAccesses = true;
			accesses.accept(run);
		}
	}

	@Override
	public void close() throws IOException {
		if (log != null) {
			log.close();
		}
	}
}
