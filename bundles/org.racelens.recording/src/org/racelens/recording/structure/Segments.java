package org.racelens.recording.structure;

import java.util.Arrays;
import java.util.BitSet;

/** The segments with accesses of a run, by their numbers. */
final class Segments {
	static final int NONE = -1;
	private static final int FIRST = 1 << 10;
	private final BitSet reducing = new BitSet();
	private Task[] tasks = new Task[FIRST];
	private Task[] hosts = new Task[FIRST];
	private int[] positions = new int[FIRST];
	private int[] threads = new int[FIRST];
	private int[] locksets = new int[FIRST];
	private int[] epochs = new int[FIRST];
	private long[] begins = new long[FIRST];
	private long[] ends = new long[FIRST];
	private int size;

	/** @param task null for a segment of an unknown task */
	void add(int thread, Task task, Task host, int lockset, int epoch, long begin) {
		if (size == tasks.length) {
			grow(size * 2);
		}
		tasks[size] = task;
		hosts[size] = host;
		positions[size] = task == null ? 0 : task.position;
		threads[size] = thread;
		locksets[size] = lockset;
		epochs[size] = epoch;
		begins[size] = begin;
		ends[size] = Long.MAX_VALUE;
		size++;
	}

	private void grow(int length) {
		tasks = Arrays.copyOf(tasks, length);
		hosts = Arrays.copyOf(hosts, length);
		positions = Arrays.copyOf(positions, length);
		threads = Arrays.copyOf(threads, length);
		locksets = Arrays.copyOf(locksets, length);
		epochs = Arrays.copyOf(epochs, length);
		begins = Arrays.copyOf(begins, length);
		ends = Arrays.copyOf(ends, length);
	}

	void reduces(int segment) {
		reducing.set(segment);
	}

	void ends(int segment, long stamp) {
		ends[segment] = stamp;
	}

	int size() {
		return size;
	}

	Task task(int segment) {
		return tasks[segment];
	}

	Task host(int segment) {
		return hosts[segment];
	}

	int thread(int segment) {
		return threads[segment];
	}

	int lockset(int segment) {
		return locksets[segment];
	}

	int epoch(int segment) {
		return epochs[segment];
	}

	long begin(int segment) {
		return begins[segment];
	}

	long end(int segment) {
		return ends[segment];
	}

	boolean isReducing(int segment) {
		return reducing.get(segment);
	}

	Point point(int segment) {
		return Point.segment(tasks[segment], positions[segment]);
	}
}
