package org.racelens.execution.machine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.StartedThread.Knowledge;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Construct;

/** Threads that root functions leave running: they may run beside the regions of what is called next. */
final class LeftRunning {
	private final Set<Running> running = new LinkedHashSet<>();

	/**
	 * A thread that a root function leaves running.
	 *
	 * @param first of the regions that are over by then
	 * @param last behind these
	 * @param constructs whose regions it meets; empty for all
	 */
	private record Running(StartedThread thread, int first, int last, Optional<List<Construct>> constructs) {
		boolean mayMeet(Region region, int index) {
			boolean isNamed = constructs.filter(all -> all.stream().noneMatch(c -> c == region.construct())).isEmpty();
			return isNamed && (index < first || index >= last) && thread.meets(region.items());
		}
	}

	/** What was started for certain runs beside all regions but some, from the first one until the one behind the last. */
	void add(List<StartedThread> threads, int first, int last) {
		threads.stream().filter(s -> s.knowledge() == Knowledge.SPECIFIED)
				.forEach(s -> running.add(new Running(s, first, last, Optional.empty())));
	}

	/** What may have been started runs beside the regions of some constructs. */
	void add(StartedThread thread, int first, int last, List<Construct> constructs) {
		running.add(new Running(thread, first, last, Optional.of(List.copyOf(constructs))));
	}

	/** A region, with the threads that it meets as gaps. */
	Region beside(Region region, int index) {
		List<ModelGap> met = running.stream().filter(r -> r.mayMeet(region, index)).map(r -> r.thread.gap()).toList();
		return region.gaps().containsAll(met) ? region : region.with(met);
	}
}
