package org.racelens.recording;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.race.AccessKind;

/** Which code has accessed memory in some segments, and how. */
final class SegmentAccesses implements RunListener {
	private static final int MOST_IN_A_SEGMENT = 64;

	private final Set<Integer> wanted;
	private final Map<Integer, Set<CodeAccess>> found = new HashMap<>();

	SegmentAccesses(Collection<Integer> wanted) {
		this.wanted = new HashSet<>(wanted);
	}

	/** By segment; of many in one segment only some. */
	Map<Integer, Set<CodeAccess>> found() {
		return found;
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		if (wanted.contains(segment)) {
			Set<CodeAccess> there = found.computeIfAbsent(segment, s -> new TreeSet<>());
			if (there.size() < MOST_IN_A_SEGMENT) {
				there.add(new CodeAccess(run.code(), AccessKind.of(run)));
			}
		}
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
