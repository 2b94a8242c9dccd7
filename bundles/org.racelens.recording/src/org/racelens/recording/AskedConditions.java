package org.racelens.recording;

import java.util.Map;
import java.util.TreeMap;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.structure.RunStructure;

/** What became of conditions that were written into the source. */
final class AskedConditions implements RunListener {
	private static final int FALSE = 0;
	private static final int TRUE = 1;
	private static final int APART = 3;
	private static final int APART_OR_EQUAL = 4;

	private final RunStructure structure;
	private final Map<Integer, AskedCondition> all = new TreeMap<>();

	AskedConditions(RunStructure structure) {
		this.structure = structure;
	}

	Map<Integer, AskedCondition> all() {
		return all;
	}

	@Override
	public void event(int thread, Event event) {
		if (event instanceof Event.ConditionAsked asked) {
			all.merge(asked.condition(), one(asked), AskedCondition::and);
		}
	}

	private AskedCondition one(Event.ConditionAsked asked) {
		return switch (asked.state()) {
			case FALSE -> AskedCondition.broken(asked.values());
			case TRUE -> AskedCondition.HELD;
			case APART, APART_OR_EQUAL -> asked.values().size() == 2 ? apart(asked) : AskedCondition.UNREAD;
			default -> AskedCondition.UNREAD;
		};
	}

	/**
	 * What pointers lead to is apart if they lead into two blocks of the heap. One that leads into none may be of the end of the other
	 * one's block, or count from before its begin; of the stacks and static memory of a program objects are not known.
	 */
	private AskedCondition apart(Event.ConditionAsked asked) {
		long first = asked.values().get(0);
		long second = asked.values().get(1);
		if (first == second) {
			return first == 0 ? AskedCondition.UNREAD
					: asked.state() == APART_OR_EQUAL ? AskedCondition.HELD : AskedCondition.broken(asked.values());
		}
		long one = structure.objectAt(first, asked.stamp());
		long other = structure.objectAt(second, asked.stamp());
		boolean isKnown = one >= 0 && other >= 0;
		return isKnown && one != other ? AskedCondition.HELD : AskedCondition.UNREAD;
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		// not of the condition
	}

	@Override
	public void rows(int thread, int segment, AccessRun first, long distance, int rows) {
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
