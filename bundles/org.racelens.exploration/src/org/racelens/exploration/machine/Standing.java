package org.racelens.exploration.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.exploration.skeleton.Operation;

/** Threads that do not get on although nothing changes any more. */
public record Standing(Code code) {
	/**
	 * What a thread waits for that stands at an await, a lock or a barrier, if it does not get on.
	 *
	 * @param memory the last value of each location
	 */
	public Optional<String> label(ThreadState state, List<Long> memory) {
		Instruction next = code.at(state);
		if (next instanceof Instruction.Stay stay) {
			boolean ends = ends(state.to(stay.start()), memory, stay.start(), state.at());
			return ends ? Optional.empty() : Optional.of(stay.until().label());
		}
		if (!(next instanceof Instruction.Perform perform)) {
			return Optional.empty();
		}
		Request request = code.request(state);
		boolean isStanding = request instanceof Request.Meet || request instanceof Request.Load load
				&& (load.waiting() == Request.Waiting.AWAIT || load.waiting() == Request.Waiting.LOCK)
				&& !load.accepted().test(memory.get(load.location()));
		return isStanding ? Optional.of(perform.step().label()) : Optional.empty();
	}

	/** Whether a thread stands at a lock. */
	public boolean isAtLock(ThreadState state) {
		return code.at(state) instanceof Instruction.Perform perform && perform.step().operation() instanceof Operation.Lock;
	}

	/** Whether a trip that nobody disturbs ends the wait: whether it leads out of its instructions. */
	private boolean ends(ThreadState from, List<Long> memory, int start, int stay) {
		ThreadState state = code.settled(from);
		List<Long> now = new ArrayList<>(memory);
		while (state.at() >= start && state.at() < stay) {
			Instruction next = code.at(state);
			if (next instanceof Instruction.Choose) {
				return code.ways(state).stream().anyMatch(way -> ends(way, now, start, stay));
			}
			Optional<ThreadState> after = next instanceof Instruction.Pass ? Optional.of(code.next(state)) : operated(state, now);
			if (after.isEmpty()) {
				return false;
			}
			state = after.get();
		}
		return state.at() != stay;
	}

	/** Where the thread is behind an operation on a memory of its own; nothing where it does not get on. */
	private Optional<ThreadState> operated(ThreadState state, List<Long> memory) {
		if (!(code.at(state) instanceof Instruction.Perform)) {
			return Optional.empty();
		}
		Request request = code.request(state);
		if (request instanceof Request.Store store) {
			memory.set(store.location(), store.value());
			return Optional.of(code.next(state));
		}
		if (request instanceof Request.Load load) {
			long found = memory.get(load.location());
			if (!load.accepted().test(found)) {
				return load.waiting() == Request.Waiting.TEST ? Optional.of(code.failed(state, load)) : Optional.empty();
			}
			load.written().apply(found).ifPresent(written -> memory.set(load.location(), written));
			return Optional.of(code.next(state, load, found));
		}
		return request instanceof Request.Order ? Optional.of(code.next(state)) : Optional.empty();
	}
}
