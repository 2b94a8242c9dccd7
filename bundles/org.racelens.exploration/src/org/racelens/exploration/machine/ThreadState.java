package org.racelens.exploration.machine;

import java.util.Arrays;
import org.racelens.exploration.skeleton.Register;

/** Where a thread is and what its registers hold. */
public final class ThreadState {
	private final int at;
	private final long[] registers;

	private ThreadState(int at, long[] registers) {
		this.at = at;
		this.registers = registers;
	}

	static ThreadState start(int count) {
		return new ThreadState(0, new long[count]);
	}

	/** The index of the instruction that comes next. */
	public int at() {
		return at;
	}

	/** What a register holds. */
	public long value(Register register) {
		return registers[register.number()];
	}

	long value(int register) {
		return registers[register];
	}

	ThreadState to(int next) {
		return new ThreadState(next, registers);
	}

	ThreadState with(int register, long value) {
		if (registers[register] == value) {
			return this;
		}
		long[] changed = registers.clone();
		changed[register] = value;
		return new ThreadState(at, changed);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof ThreadState state && at == state.at && Arrays.equals(registers, state.registers);
	}

	@Override
	public int hashCode() {
		return 31 * at + Arrays.hashCode(registers);
	}
}
