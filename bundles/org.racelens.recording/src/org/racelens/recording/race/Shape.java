package org.racelens.recording.race;

import org.racelens.recording.log.AccessRun;

/**
 * What records of accesses have in common that are alike but for their places and their segments: rows of runs, see {@link AccessRun}.
 *
 * @param distance from one row to the next; not negative, and 0 only where there is one row
 */
record Shape(int flags, long size, long code, int stack, long stride, long count, long distance, int rows, int owner, long frame) {
	static Shape of(AccessRun run, long distance, int rows) {
		int kept = distance == 0 ? 1 : rows;
		return new Shape(run.flags(), run.size(), run.code(), run.stack(), run.stride(), run.count(), Math.abs(distance), kept, run.owner(),
				run.frame());
	}

	/** The bytes from the first to the last one of a row. */
	long span() {
		return stride * (count - 1) + size;
	}

	/** The bytes from the first to the last one of all rows. */
	long extent() {
		return distance * (rows - 1) + span();
	}

	/** The first row that ends behind an address, of rows that begin at a base. */
	int firstBehind(long base, long address) {
		return distance == 0 ? base + span() > address ? 0 : 1
				: (int) Math.max(0, Math.min(rows, Math.floorDiv(address - base - span(), distance) + 1));
	}

	/** How many rows begin before an address, of rows that begin at a base. */
	int before(long base, long address) {
		return distance == 0 ? base < address ? 1 : 0 : (int) Math.max(0, Math.min(rows, Math.floorDiv(address - base - 1, distance) + 1));
	}

	/** The stride of runs whose elements do not lie side by side, 0 of others. */
	long strideOfGaps() {
		return stride > size ? stride : 0;
	}

	boolean isOnStack() {
		return (flags & AccessRun.ON_STACK) != 0;
	}

	AccessKind kind() {
		return AccessKind.of(flags);
	}

	/** The size of atomic accesses of which two that overlap are of one place and exclude each other; 0 for others. */
	long atomicUnit(long base) {
		boolean isOfInstructions = isOfOneInstruction(base, size) && stride % size == 0 && distance % size == 0;
		return (flags & AccessRun.ATOMIC) != 0 && isOfInstructions ? size : 0;
	}

	/** Whether processors have instructions that access these bytes at once: the atomicity is that of the device (OpenMP 5.2 §15.8.4). */
	static boolean isOfOneInstruction(long address, long size) {
		return size <= Long.BYTES && Long.bitCount(size) == 1 && address % size == 0;
	}

	/** Whether both are on one frame, or neither is on a stack. */
	boolean isSameFrame(Shape other) {
		return isOnStack() == other.isOnStack() && (!isOnStack() || owner == other.owner && frame == other.frame);
	}
}
