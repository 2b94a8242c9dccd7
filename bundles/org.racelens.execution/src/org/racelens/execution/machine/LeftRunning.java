package org.racelens.execution.machine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.StartedThread.Knowledge;
import org.racelens.model.gap.ModelGap;

/** Threads that root functions leave running: they may run beside the regions of what is called next. */
final class LeftRunning {
	private final Set<Running> running = new LinkedHashSet<>();

	/**
	 * A thread that a root function leaves running.
	 *
	 * @param first of the regions that are over by then
	 * @param last behind these
	 */
	private record Running(StartedThread thread, int first, int last) {
		boolean mayMeet(int region) {
			return region < first || region >= last;
		}
	}

	/** What was started for certain runs beside all regions but some, from the first one until the one behind the last. */
	void add(List<StartedThread> threads, int first, int last) {
		threads.stream().filter(s -> s.knowledge() == Knowledge.SPECIFIED).forEach(s -> running.add(new Running(s, first, last)));
	}

	/** A region, with the threads that it meets as gaps. */
	Region beside(Region region, int index) {
		List<ModelGap> met = running.stream().filter(r -> r.mayMeet(index) && r.thread.meets(region.items())).map(r -> r.thread.gap())
				.toList();
		return region.gaps().containsAll(met) ? region : region.with(met);
	}
}
