package org.racelens.recording.structure;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;

/** Makes the structure of a run of its records. */
public final class StructureBuilder implements RunListener {
	/** What a thread is called of which not all is known that it does, as the call that starts it. */
	private static final String START = "pthread_create";

	private final Map<Integer, ThreadState> threads = new HashMap<>();
	private final Segments segments = new Segments();
	private final Locksets locksets = new Locksets();
	private final Map<Integer, LogEnd> ends = new TreeMap<>();
	private final StackTable stacks = new StackTable();
	private final ForeignFrames foreign = new ForeignFrames();
	private final RunContext context = new RunContext();

	@Override
	public void stack(int thread, int number, int caller, long returnAddress) {
		stacks.add(thread, number, caller, returnAddress);
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		rows(thread, segment, run, 0, 1);
	}

	@Override
	public void rows(int thread, int segment, AccessRun run, long distance, int rows) {
		ThreadState state = state(thread);
		if (state.segment != segment) {
			state.segment = segment;
			Task task = state.host == null ? null : state.current;
			int epoch = task == null ? Segments.NONE : context.epoch(task);
			segments.add(thread, task, state.host, task == null ? 0 : lockset(state, task), epoch, state.lastStamp);
			if (state.reductions > 0) {
				segments.reduces(segment);
			}
			if (task == null && state.host != null) {
				context.unknownSegments++;
			}
		}
		if (state.host != null && state.current != null) {
			context.sections.access(state.current, run, distance, rows);
		}
		if (run.isOnStack() && run.owner() != thread) {
			foreign.add(run.owner(), run.frame());
		} else if (run.isOnStack() && context.hasTasks && state.current != null) {
			state.ownFrames.access(state.current, run.frame(), frame -> foreign.add(thread, frame));
		}
	}

	private int lockset(ThreadState state, Task task) {
		if (state.reductions == 0) {
			return task.locks.number(locksets);
		}
		HeldLock reduction = HeldLock.reduction(task.team().number());
		task.locks.acquire(reduction);
		int number = task.locks.number(locksets);
		task.locks.release(reduction);
		return number;
	}

	@Override
	public void event(int thread, Event event) {
		ThreadState state = state(thread);
		if (state.segment != Segments.NONE) {
			segments.ends(state.segment, event.stamp());
			state.segment = Segments.NONE;
			if (state.current != null) {
				state.current.position++;
			}
		}
		event.accept(new TaskEvents(context, state));
		state.lastStamp = event.stamp();
	}

	@Override
	public void ended(int thread, LogEnd end) {
		ends.put(thread, end);
	}

	private ThreadState state(int thread) {
		return threads.computeIfAbsent(thread, t -> new ThreadState());
	}

	/** The structure, when all records have been read. */
	public RunStructure finish() {
		context.allocations.finish();
		// what it does behind the next barrier is not compared with what the team does there
		context.started.values().stream().filter(task -> task.join.isEmpty()).forEach(task -> task.team().calls(START));
		return new RunStructure(segments, locksets, context, stacks, foreign, ends);
	}
}
