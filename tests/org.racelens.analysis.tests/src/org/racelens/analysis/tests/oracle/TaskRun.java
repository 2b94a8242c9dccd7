package org.racelens.analysis.tests.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Instance.Location;
import org.racelens.analysis.tests.oracle.Tasking.Type;

/** One implicit or explicit task while it is executed: its data environment, its place in the order, what it holds and has created. */
final class TaskRun {
	final int number;
	final Optional<TaskRun> parent;
	final TeamRun team;
	final ThreadChain thread;
	/** The initial thread whose threads can exclude one another. */
	final int contentionGroup;
	final Map<String, Integer> environment = new HashMap<>();
	final Map<String, Storage> storage = new HashMap<>();
	final Set<Held> locks = new HashSet<>();
	final List<TaskRun> children = new ArrayList<>();
	/** What waits for all tasks created here and their descendants, innermost first. */
	final Deque<List<TaskRun>> groups = new ArrayDeque<>();
	final List<Item> items = new ArrayList<>();
	final List<String> trace = new ArrayList<>();
	Map<String, Integer> iteration = new LinkedHashMap<>();
	Set<String> frozen = Set.of();
	Tasking.Finality finality = Tasking.Finality.PLAIN;
	Optional<Turn> turn = Optional.empty();
	/** The task that does not go on before this one is complete: of an undeferred one the parent, of a region's the encountering one. */
	Optional<TaskRun> during = Optional.empty();
	/** The last point so far. */
	int last;
	/** How many barriers of the team come before; for an explicit task, before its outermost ancestor's creation. */
	int phase;
	int encounters;
	/** How many constructs that may contain neither a barrier nor worksharing are around the current point. */
	int closed;

	TaskRun(int number, Optional<TaskRun> parent, TeamRun team, ThreadChain thread, int contentionGroup, int first) {
		this.number = number;
		this.parent = parent;
		this.team = team;
		this.thread = thread;
		this.contentionGroup = contentionGroup;
		this.last = first;
	}

	/** Whether two tasks may not run at once because they are, or run during, two tasks of one set of mutually exclusive siblings. */
	boolean excludes(TaskRun other) {
		return excludesByItem(other) || during.map(outer -> outer.excludes(other)).orElse(false)
				|| other.during.map(this::excludes).orElse(false);
	}

	private boolean excludesByItem(TaskRun other) {
		return this != other && parent.isPresent() && parent.equals(other.parent)
				&& items.stream().anyMatch(item -> item.type() == Type.MUTEXINOUTSET && other.items.contains(item));
	}

	/** A lock, with the task that took it. */
	record Held(String lock, int holder) {
	}

	/**
	 * Where a named scalar is kept.
	 *
	 * @param copy 0 for the variable outside the region, else the number of a local or of a task's copy
	 * @param sharing how tasks see it
	 */
	record Storage(int copy, Sharing sharing) {
	}

	/** How a construct inside sees a variable. */
	enum Sharing {
		/** Shared in all contexts up to the innermost parallel region. */
		SHARED,
		/** A local of an implicit task; tasks copy it unless they say otherwise. */
		LOCAL,
		/** A copy that lives as long as its task. */
		TASKS_COPY
	}

	/** An evaluated item of a {@code depend} clause. */
	record Item(Type type, Location location, int copy) {
	}

	/** The current iteration of a worksharing loop. */
	record Turn(int encounter, int iteration) {
	}
}
