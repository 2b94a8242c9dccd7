package org.racelens.recording.structure;

import java.util.Arrays;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
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
		/** What accesses them, in the order of their coming. */
		private long[] inOrder = {};
		private long[] codes = {};
		private int size;

		void add(AccessRun run) {
			for (int i = 0; run.count() <= MOST_OF_ONE_RUN && i < run.count() && size < MOST_PLACES; i++) {
				if (size == addresses.length) {
					addresses = Arrays.copyOf(addresses, Math.max(FIRST, 2 * size));
					codes = Arrays.copyOf(codes, addresses.length);
				}
				codes[size] = run.code();
				addresses[size++] = run.address() + i * run.stride();
			}
		}

		/** The code that accesses an address, lowest first. */
		long[] codes(long address) {
			return IntStream.range(0, size).filter(i -> inOrder[i] == address).mapToLong(i -> codes[i]).sorted().distinct().toArray();
		}

		void sort() {
			inOrder = addresses.clone();
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

	/**
	 * Whether what is written to an address depends on a test of what was there: some other code reads it before that which reads it to
	 * change it. Who only adds to a counter reads it once.
	 */
	boolean hasTested(long address) {
		long[] writes = written.codes(address);
		return writes.length > 0 && LongStream.of(read.codes(address)).filter(code -> code < writes[0]).count() > 1;
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
