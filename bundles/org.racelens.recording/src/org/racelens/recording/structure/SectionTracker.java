package org.racelens.recording.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.recording.log.AccessRun;

/**
 * Follows what tasks tell each other under locks: who finds there what another one has written, and does not write it as well, may know by
 * it what that one has done, and those whose values it took further, as a counter's; so does who takes away what another one has put there
 * without looking at what was there. Who only adds to it, as counters are counted, knows nothing: the two could as well have come in the
 * other order.
 * <p>
 * A release may be recorded after the next acquisition, so the sections of a lock wait for those before them.
 */
final class SectionTracker {
	private static final int MOST_WAITING = 1 << 10;
	private static final int MOST_WRITTEN = 1 << 12;

	/**
	 * What has been written under a lock.
	 *
	 * @param released what its last writer had released with it
	 * @param isBlind whether that one had not read what was there
	 */
	private record Value(Map<Long, Clocks.Release> released, boolean isBlind) {
	}

	/** What has been written under a lock, by addresses; of many places the last ones. */
	private static final class Written extends LinkedHashMap<Long, Value> {
		private static final long serialVersionUID = 1;

		@Override
		protected boolean removeEldestEntry(Map.Entry<Long, Value> eldest) {
			return size() > MOST_WRITTEN;
		}
	}

	private static final class OfLock {
		private final Deque<Section> waiting = new ArrayDeque<>();
		private final Written written = new Written();
	}

	private final Map<Long, OfLock> locks = new HashMap<>();

	/** The sections in which a task is, by their locks. */
	private final Map<Task, Map<Long, Section>> open = new HashMap<>();

	void acquired(Task task, long lock) {
		Section section = new Section(task, task.position++);
		if (open.computeIfAbsent(task, t -> new LinkedHashMap<>()).putIfAbsent(lock, section) == null) {
			OfLock state = locks.computeIfAbsent(lock, l -> new OfLock());
			state.waiting.add(section);
			if (state.waiting.size() > MOST_WAITING) {
				state.waiting.remove();
			}
		}
	}

	void access(Task task, AccessRun first, long distance, int rows) {
		for (Section section : open.isEmpty() ? List.<Section>of() : open.getOrDefault(task, Map.of()).values()) {
			for (int row = 0; row < rows; row++) {
				section.access(first.at(first.address() + row * distance));
			}
		}
	}

	/**
	 * A lock has been given back as often as it had been taken.
	 *
	 * @param holder who had taken it
	 * @param by who gave it back
	 */
	void released(Task holder, long lock, Task by) {
		Map<Long, Section> sections = open.getOrDefault(holder, Map.of());
		Section section = sections.remove(lock);
		if (section != null) {
			section.ends(by, by.position++);
			if (sections.isEmpty()) {
				open.remove(holder);
			}
			OfLock state = locks.get(lock);
			while (!state.waiting.isEmpty() && state.waiting.element().end != Section.OPEN) {
				follow(state.waiting.remove(), state.written);
			}
		}
	}

	private static void follow(Section section, Written written) {
		List<Map<Long, Clocks.Release>> found = new ArrayList<>();
		section.forEachRead(address -> {
			Value told = written.get(address);
			boolean isTold = told != null && (told.isBlind() || !section.hasWritten(address) || section.hasTested(address));
			if (isTold && !found.contains(told.released())) {
				found.add(told.released());
			}
		});
		found.stream().reduce(Clocks::join).ifPresent(told -> section.task.clocks.learn(section.begin, told));
		Map<Long, Clocks.Release> known = section.endedBy.clocks.at(Point.segment(section.endedBy, section.end).at());
		Map<Long, Clocks.Release> own = Clocks.join(known,
				Map.of(section.endedBy.number(), new Clocks.Release(section.endedBy, section.end)));
		section.forEachWritten(address -> written.merge(address, new Value(own, !section.hasRead(address)),
				(before, now) -> new Value(Clocks.join(before.released(), now.released()), now.isBlind())));
	}
}
