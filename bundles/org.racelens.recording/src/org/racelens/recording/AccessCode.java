package org.racelens.recording;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.structure.RunStructure;

/** Which code has accessed memory. */
final class AccessCode implements RunListener {
	/** Operations of {@code std::atomic} are so deep in the library. */
	private static final int MOST_CALLS = 3;

	private final RunStructure structure;
	private final Map<Long, CodeUse> all = new TreeMap<>();

	AccessCode(RunStructure structure) {
		this.structure = structure;
	}

	Map<Long, CodeUse> all() {
		return all;
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		boolean isInRegion = structure.epoch(segment) >= 0;
		Set<Long> regions = isInRegion ? structure.task(segment).team().codesAround() : Set.of();
		Set<List<Long>> atomics = run.isAtomic() ? Set.of(calls(thread, run)) : Set.of();
		all.merge(run.code(), new CodeUse(run.isWrite(), regions, atomics), CodeUse::and);
	}

	/** Where the innermost calls stand: each is its return address less 1. */
	private List<Long> calls(int thread, AccessRun run) {
		return structure.callers(thread, run.stack()).stream().limit(MOST_CALLS).map(r -> r - 1).toList();
	}

	@Override
	public void rows(int thread, int segment, AccessRun first, long distance, int rows) {
		accesses(thread, segment, first);
	}

	@Override
	public void stack(int thread, int number, int caller, long returnAddress) {
		// the code itself accesses memory
	}

	@Override
	public void event(int thread, Event event) {
		// no access
	}

	@Override
	public void ended(int thread, LogEnd end) {
		// what was recorded counts
	}
}
