package org.racelens.recording;

import java.util.Map;
import java.util.TreeMap;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;

/** What became of conditions that were written into the source. */
final class AskedConditions implements RunListener {
	private static final int FALSE = 0;
	private static final int TRUE = 1;

	private final Map<Integer, AskedCondition> all = new TreeMap<>();

	Map<Integer, AskedCondition> all() {
		return all;
	}

	@Override
	public void event(int thread, Event event) {
		if (event instanceof Event.ConditionAsked asked) {
			all.merge(asked.condition(), one(asked), AskedCondition::and);
		}
	}

	private static AskedCondition one(Event.ConditionAsked asked) {
		return switch (asked.state()) {
			case FALSE -> AskedCondition.broken(asked.values());
			case TRUE -> AskedCondition.HELD;
			default -> AskedCondition.UNREAD;
		};
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		// not of the condition
	}

	@Override
	public void stack(int thread, int number, int caller, long returnAddress) {
		// where it is asked is known
	}

	@Override
	public void ended(int thread, LogEnd end) {
		// what was recorded counts
	}
}
