package org.racelens.recording.log;

/**
 * Accesses of one instruction: each {@code size} bytes at {@code address + k * stride}, {@code 0 <= k < count}. The reader has made the
 * stride non-negative; it is 0 where the count is 1.
 *
 * @param flags see the constants
 * @param code the call of the instrumentation
 * @param stack the number of the call stack, 0 for none
 * @param owner with {@link #ON_STACK}, the thread whose stack it is
 * @param frame with {@link #ON_STACK}, the frame on it
 */
public record AccessRun(int flags, long size, long code, int stack, long address, long stride, long count, int owner, long frame) {
	/** The flag of writes. */
	public static final int WRITE = 1;
	/** The flag of atomic accesses. */
	public static final int ATOMIC = 2;
	/** The flag of accesses to the stack of a thread. */
	public static final int ON_STACK = 4;
	/** The number of what stands for a frame that holds the thread-local variables of the program. */
	public static final long VARIABLES_FRAME = 1;

	/** The same accesses from another address on. */
	public AccessRun at(long other) {
		return other == address ? this : new AccessRun(flags, size, code, stack, other, stride, count, owner, frame);
	}

	/** One past the last byte that is accessed. */
	public long end() {
		return address + stride * (count - 1) + size;
	}

	/** Whether these are on the stack of a thread. */
	public boolean isOnStack() {
		return (flags & ON_STACK) != 0;
	}

	/** Whether these are writes. */
	public boolean isWrite() {
		return (flags & WRITE) != 0;
	}

	/** Whether these are atomic. */
	public boolean isAtomic() {
		return (flags & ATOMIC) != 0;
	}
}
