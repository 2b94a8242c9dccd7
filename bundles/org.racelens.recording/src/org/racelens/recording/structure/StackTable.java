package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The call stacks of all threads. */
final class StackTable {
	private static final int MOST_FRAMES = 256;
	private final Map<Integer, OfThread> threads = new HashMap<>();

	private static final class OfThread {
		private final IntList callers = new IntList();
		private long[] addresses = new long[16];
	}

	/** Adds the stack that the thread numbers next, from 1. */
	void add(int thread, int caller, long returnAddress) {
		OfThread stacks = threads.computeIfAbsent(thread, t -> new OfThread());
		int index = stacks.callers.size();
		if (index == stacks.addresses.length) {
			stacks.addresses = Arrays.copyOf(stacks.addresses, index * 2);
		}
		stacks.addresses[index] = returnAddress;
		stacks.callers.add(caller);
	}

	/** The return addresses of a stack, innermost first; of a very deep one the innermost ones. */
	List<Long> returnAddresses(int thread, int number) {
		List<Long> addresses = new ArrayList<>();
		OfThread stacks = threads.get(thread);
		for (int n = number; stacks != null && n > 0 && n <= stacks.callers.size() && addresses.size() < MOST_FRAMES;) {
			addresses.add(stacks.addresses[n - 1]);
			n = stacks.callers.get(n - 1);
		}
		return List.copyOf(addresses);
	}
}
