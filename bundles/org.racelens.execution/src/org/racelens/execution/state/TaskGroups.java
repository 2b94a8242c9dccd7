package org.racelens.execution.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.racelens.execution.region.Item.Grouping;

/** The taskgroup regions of one task around the current point. */
public final class TaskGroups {
	private final Deque<Grouping> inside = new ArrayDeque<>();

	/** The regions, outermost first. */
	public List<Grouping> around() {
		List<Grouping> result = new ArrayList<>();
		inside.descendingIterator().forEachRemaining(result::add);
		return result;
	}

	/** Runs code inside one more region. */
	public void within(Grouping group, Runnable code) {
		inside.push(group);
		try {
			code.run();
		} finally {
			inside.pop();
		}
	}
}
