package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What all threads of a run have in common while it is read. */
final class RunContext {
	final Map<Long, Task> tasks = new HashMap<>();
	final Map<Long, Team> teams = new HashMap<>();
	final List<Team> executed = new ArrayList<>();
	final GlobalThreads globalThreads = new GlobalThreads();
	final DependenceTracker dependences = new DependenceTracker();
	final HandOverTracker handOvers = new HandOverTracker();
	final SectionTracker sections = new SectionTracker();
	final Allocations allocations = new Allocations();
	/** What threads execute that were started in regions, but not by OpenMP. */
	final Map<Long, Task> started = new LinkedHashMap<>();
	/** Who has each lock. */
	final Map<Long, Task> lockHolders = new HashMap<>();
	int unknownSegments;
	boolean hasTasks;
	boolean hasChunks;
	private int epochs;

	/** The epoch of what the task executes now, {@link Segments#NONE} outside of regions. */
	int epoch(Task task) {
		int epoch = task.team().epoch(task.now(), epochs);
		if (epoch == epochs) {
			epochs++;
		}
		return epoch;
	}

	int epochs() {
		return epochs;
	}
}
