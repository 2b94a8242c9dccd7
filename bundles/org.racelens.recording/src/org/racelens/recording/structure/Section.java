package org.racelens.recording.structure;

import java.util.Arrays;
import java.util.function.LongConsumer;
import org.racelens.recording.log.AccessRun;

/** What a task did from the acquisition of a lock to its release: where it read and wrote, as far as these are few places. */
final class Section {
	static final int OPEN = Integer.MAX_VALUE;
	private static final int MOST_PLACES = 1 << 10;
	private static final int MOST_OF_ONE_RUN = 1 << 6;
	private static final int FIRST = 4;

	/** Some addresses; those of whole arrays are left out. */
	private static final class Places {
		private long[] addresses = {};
		private int size;

		void add(AccessRun run) {
			for (int i = 0; run.count() <= MOST_OF_ONE_RUN && i < run.count() && size < MOST_PLACES; i++) {
				if (size == addresses.length) {
					addresses = Arrays.copyOf(addresses, Math.max(FIRST, 2 * size));
				}
				addresses[size++] = run.address() + i * run.stride();
			}
		}

		void sort() {
			Arrays.sort(addresses, 0, size);
		}

		boolean has(long address) {
			return Arrays.binarySearch(addresses, 0, size, address) >= 0;
		}
	}

	final Task task;
	final int begin;
	/** Where the lock was given back, a position in {@link #endedBy}. */
	int end = OPEN;
	/** Who gave the lock back; null while nobody has. */
	Task endedBy;
	private final Places read = new Places();
	private final Places written = new Places();

	Section(Task task, int begin) {
		this.task = task;
		this.begin = begin;
	}

	void access(AccessRun run) {
		if (run.isWrite()) {
			written.add(run);
		} else {
			read.add(run);
		}
	}

	void ends(Task by, int position) {
		endedBy = by;
		end = position;
		read.sort();
		written.sort();
	}

	void forEachRead(LongConsumer action) {
		for (int i = 0; i < read.size; i++) {
			action.accept(read.addresses[i]);
		}
	}

	boolean hasRead(long address) {
		return read.has(address);
	}

	boolean hasWritten(long address) {
		return written.has(address);
	}

	void forEachWritten(LongConsumer action) {
		for (int i = 0; i < written.size; i++) {
			action.accept(written.addresses[i]);
		}
	}
}
