package org.racelens.recording.race;

import java.util.Arrays;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.structure.RunStructure;

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
	private long[] objects = new long[FIRST];
	private int[] owners = new int[FIRST];
	private int[] segments = new int[FIRST];
	private int[] stacks = new int[FIRST];
	private byte[] flags = new byte[FIRST];
	private int size;

	/** @param object see {@link RunStructure#object} */
	void add(int segment, AccessRun run, long object) {
		if (size == bases.length) {
			grow(size * 2);
		}
		bases[size] = run.address();
		strides[size] = run.stride();
		counts[size] = run.count();
		sizes[size] = run.size();
		codes[size] = run.code();
		frames[size] = run.frame();
		objects[size] = object;
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
		objects = Arrays.copyOf(objects, length);
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

	/** The stride of a run whose elements do not lie side by side, 0 of others. */
	long strideOfGaps(int run) {
		return strides[run] > sizes[run] ? strides[run] : 0;
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

	/** The size of atomic accesses of which two that overlap are of one place and exclude each other; 0 for others. */
	long atomicUnit(int run) {
		boolean isOfInstructions = isOfOneInstruction(bases[run], sizes[run]) && strides[run] % sizes[run] == 0;
		return (flags[run] & AccessRun.ATOMIC) != 0 && isOfInstructions ? sizes[run] : 0;
	}

	/** Whether processors have instructions that access these bytes at once: the atomicity is that of the device (OpenMP 5.2 §15.8.4). */
	static boolean isOfOneInstruction(long address, long size) {
		return size <= Long.BYTES && Long.bitCount(size) == 1 && address % size == 0;
	}

	boolean isOnStack(int run) {
		return (flags[run] & AccessRun.ON_STACK) != 0;
	}

	/** Whether a run is on a part of a stack of which no frame is known. */
	boolean isOfUnknownFrame(int run) {
		return isOnStack(run) && frames[run] == 0;
	}

	/** Whether a run is of a thread's own variables. */
	boolean isOfThreadsVariables(int run) {
		return isOnStack(run) && frames[run] == AccessRun.VARIABLES_FRAME;
	}

	/** Whether both are on one frame, or neither is on a stack. */
	boolean isSameFrame(int run, int other) {
		return isOnStack(run) == isOnStack(other) && (!isOnStack(run) || owners[run] == owners[other] && frames[run] == frames[other]);
	}

	AccessKind kind(int run) {
		return AccessKind.of(flags[run]);
	}

	Overlap.Strided strided(int run) {
		return new Overlap.Strided(bases[run], strides[run], counts[run], sizes[run]);
	}

	long element(int run, long index) {
		return bases[run] + strides[run] * index;
	}

	long object(int run) {
		return objects[run];
	}

	/** The runs by their lowest addresses; those of one address in the order in which they came. */
	int[] byAddress() {
		return sorted(new long[size]);
	}

	/** The runs by their objects, and by their lowest addresses. */
	int[] byObject() {
		return sorted(objects);
	}

	private int[] sorted(long[] first) {
		int[] order = new int[size];
		Arrays.setAll(order, i -> i);
		sort(first, order, order.clone(), 0, size);
		return order;
	}

	private boolean isInOrder(long[] first, int run, int next) {
		return first[run] != first[next] ? first[run] < first[next] : bases[run] <= bases[next];
	}

	private void sort(long[] first, int[] into, int[] from, int low, int high) {
		if (high - low <= SHORT) {
			insert(first, into, low, high);
			return;
		}
		int middle = low + high >>> 1;
		sort(first, from, into, low, middle);
		sort(first, from, into, middle, high);
		for (int i = low, left = low, right = middle; i < high; i++) {
			boolean takesLeft = right >= high || left < middle && isInOrder(first, from[left], from[right]);
			into[i] = takesLeft ? from[left++] : from[right++];
		}
	}

	private void insert(long[] first, int[] into, int low, int high) {
		for (int i = low + 1; i < high; i++) {
			int moved = into[i];
			int j = i;
			for (; j > low && !isInOrder(first, into[j - 1], moved); j--) {
				into[j] = into[j - 1];
			}
			into[j] = moved;
		}
	}
}
