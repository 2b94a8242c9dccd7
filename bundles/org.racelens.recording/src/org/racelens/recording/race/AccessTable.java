package org.racelens.recording.race;

import java.util.Arrays;
import org.racelens.recording.log.AccessRun;

/** Runs of accesses, held without an object for each. */
final class AccessTable {
	private static final int FIRST = 256;
	private static final int SHORT = 12;
	private long[] bases = new long[FIRST];
	private long[] strides = new long[FIRST];
	private long[] counts = new long[FIRST];
	private long[] sizes = new long[FIRST];
	private long[] codes = new long[FIRST];
	private long[] frames = new long[FIRST];
	private int[] owners = new int[FIRST];
	private int[] segments = new int[FIRST];
	private int[] stacks = new int[FIRST];
	private byte[] flags = new byte[FIRST];
	private int size;

	void add(int segment, AccessRun run) {
		if (size == bases.length) {
			grow(size * 2);
		}
		bases[size] = run.address();
		strides[size] = run.stride();
		counts[size] = run.count();
		sizes[size] = run.size();
		codes[size] = run.code();
		frames[size] = run.frame();
		owners[size] = run.owner();
		segments[size] = segment;
		stacks[size] = run.stack();
		flags[size] = (byte) run.flags();
		size++;
	}

	private void grow(int length) {
		bases = Arrays.copyOf(bases, length);
		strides = Arrays.copyOf(strides, length);
		counts = Arrays.copyOf(counts, length);
		sizes = Arrays.copyOf(sizes, length);
		codes = Arrays.copyOf(codes, length);
		frames = Arrays.copyOf(frames, length);
		owners = Arrays.copyOf(owners, length);
		segments = Arrays.copyOf(segments, length);
		stacks = Arrays.copyOf(stacks, length);
		flags = Arrays.copyOf(flags, length);
	}

	int size() {
		return size;
	}

	long low(int run) {
		return bases[run];
	}

	long end(int run) {
		return bases[run] + strides[run] * (counts[run] - 1) + sizes[run];
	}

	long code(int run) {
		return codes[run];
	}

	int segment(int run) {
		return segments[run];
	}

	int stack(int run) {
		return stacks[run];
	}

	long width(int run) {
		return sizes[run];
	}

	/** The size of atomic accesses of which two that overlap are of one place; 0 for others. */
	long atomicUnit(int run) {
		boolean isAligned = bases[run] % sizes[run] == 0 && strides[run] % sizes[run] == 0;
		return (flags[run] & AccessRun.ATOMIC) != 0 && isAligned ? sizes[run] : 0;
	}

	boolean isOnStack(int run) {
		return (flags[run] & AccessRun.ON_STACK) != 0;
	}

	/** Whether a run is on a part of a stack of which no frame is known. */
	boolean isOfUnknownFrame(int run) {
		return isOnStack(run) && frames[run] == 0;
	}

	/** Whether both are on one frame, or neither is on a stack. */
	boolean isSameFrame(int run, int other) {
		return isOnStack(run) == isOnStack(other) && (!isOnStack(run) || owners[run] == owners[other] && frames[run] == frames[other]);
	}

	AccessKind kind(int run) {
		boolean isWrite = (flags[run] & AccessRun.WRITE) != 0;
		if ((flags[run] & AccessRun.ATOMIC) != 0) {
			return isWrite ? AccessKind.ATOMIC_WRITE : AccessKind.ATOMIC_READ;
		}
		return isWrite ? AccessKind.WRITE : AccessKind.READ;
	}

	Overlap.Strided strided(int run) {
		return new Overlap.Strided(bases[run], strides[run], counts[run], sizes[run]);
	}

	long element(int run, long index) {
		return bases[run] + strides[run] * index;
	}

	/** The runs by their lowest addresses; those of one address in the order in which they came. */
	int[] byAddress() {
		int[] order = new int[size];
		Arrays.setAll(order, i -> i);
		sort(order, order.clone(), 0, size);
		return order;
	}

	private void sort(int[] into, int[] from, int low, int high) {
		if (high - low <= SHORT) {
			insert(into, low, high);
			return;
		}
		int middle = low + high >>> 1;
		sort(from, into, low, middle);
		sort(from, into, middle, high);
		for (int i = low, left = low, right = middle; i < high; i++) {
			into[i] = right >= high || left < middle && bases[from[left]] <= bases[from[right]] ? from[left++] : from[right++];
		}
	}

	private void insert(int[] into, int low, int high) {
		for (int i = low + 1; i < high; i++) {
			int moved = into[i];
			int j = i;
			for (; j > low && bases[into[j - 1]] > bases[moved]; j--) {
				into[j] = into[j - 1];
			}
			into[j] = moved;
		}
	}
}
