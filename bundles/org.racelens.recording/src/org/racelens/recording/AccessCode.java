package org.racelens.recording;

import java.util.Set;
import java.util.TreeSet;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;

/** Which code has accessed memory. */
final class AccessCode implements RunListener {
	private final Set<Long> all = new TreeSet<>();

	Set<Long> all() {
		return all;
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		all.add(run.code());
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
