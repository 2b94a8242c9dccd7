package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a task knows of others by what was handed over to it, and since when. */
final class Clocks {
	private static final int MOST_TASKS = 256;
	/** What has been released at this position of its task. */
	record Release(Task task, int position) {
	}

	private IntList positions;
	private List<Map<Long, Release>> known;

	/** What it knows at the end. */
	Map<Long, Release> now() {
		return known == null ? Map.of() : known.get(known.size() - 1);
	}

	/** What it knows at a point. */
	Map<Long, Release> at(int point) {
		int count = known == null ? 0 : positions.countBelow((point + 1) / 2);
		return count == 0 ? Map.of() : known.get(count - 1);
	}

	/** @param position maybe one before others at which it has learnt something */
	void learn(int position, Map<Long, Release> released) {
		int index = known == null ? 0 : positions.countBelow(position + 1);
		Map<Long, Release> before = index == 0 ? Map.of() : known.get(index - 1);
		Map<Long, Release> joined = join(before, released);
		if (!joined.equals(before)) {
			if (known == null) {
				known = new ArrayList<>();
				positions = new IntList();
			}
			positions.insert(index, position);
			known.add(index, joined);
			for (int i = index + 1; i < known.size(); i++) {
				known.set(i, join(known.get(i), released));
			}
		}
	}

	/** The later release of each task; where tasks are many, those of some are forgotten, and with them order. */
	static Map<Long, Release> join(Map<Long, Release> left, Map<Long, Release> right) {
		if (left.isEmpty() || right.isEmpty()) {
			return left.isEmpty() ? right : left;
		}
		TreeMap<Long, Release> joined = new TreeMap<>(left);
		right.forEach((task, release) -> joined.merge(task, release, (a, b) -> a.position < b.position ? b : a));
		while (joined.size() > MOST_TASKS) {
			joined.pollFirstEntry();
		}
		return Map.copyOf(joined);
	}
}
