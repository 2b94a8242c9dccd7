package org.racelens.recording;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.race.AccessKind;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.Task;

/** Which code has accessed memory in some segments, and how, but for frames that one task alone has accessed in the whole run. */
final class SegmentAccesses implements RunListener {
	private static final int MOST_IN_A_SEGMENT = 64;
	private static final int MOST_FRAMES = 1 << 18;

	private record Frame(int owner, long number) {
	}

	private final RunStructure structure;
	private final Set<Integer> wanted;
	/** By segment and code, the frame on a stack, if it is one. */
	private final Map<Integer, Map<CodeAccess, Optional<Frame>>> found = new HashMap<>();
	/** Who has accessed a frame; empty where several have. */
	private final Map<Frame, Optional<Task>> users = new HashMap<>();
	private Frame last;
	private int lastSegment = -1;

	SegmentAccesses(RunStructure structure, Collection<Integer> wanted) {
		this.structure = structure;
		this.wanted = new HashSet<>(wanted);
	}

	/** By segment; of many in one segment only some. */
	Map<Integer, Set<CodeAccess>> found() {
		Map<Integer, Set<CodeAccess>> shared = new HashMap<>();
		found.forEach((segment, accesses) -> accesses.forEach((access, frame) -> {
			if (frame.isEmpty() || users.getOrDefault(frame.get(), Optional.empty()).isEmpty()) {
				shared.computeIfAbsent(segment, s -> new TreeSet<>()).add(access);
			}
		}));
		return shared;
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		Optional<Frame> frame = run.isOnStack() ? Optional.of(new Frame(run.owner(), run.frame())) : Optional.empty();
		frame.ifPresent(f -> uses(segment, f));
		if (wanted.contains(segment)) {
			Map<CodeAccess, Optional<Frame>> there = found.computeIfAbsent(segment, s -> new TreeMap<>());
			if (there.size() < MOST_IN_A_SEGMENT) {
				there.merge(new CodeAccess(run.code(), AccessKind.of(run)), frame, (a, b) -> a.equals(b) ? a : Optional.empty());
			}
		}
	}

	private void uses(int segment, Frame frame) {
		if (segment == lastSegment && frame.equals(last)) {
			return;
		}
		lastSegment = segment;
		last = frame;
		Optional<Task> user = Optional.ofNullable(structure.task(segment));
		if (users.size() < MOST_FRAMES || users.containsKey(frame)) {
			users.merge(frame, user, (a, b) -> a.equals(b) ? a : Optional.empty());
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
