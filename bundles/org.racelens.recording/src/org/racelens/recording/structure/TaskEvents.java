package org.racelens.recording.structure;

import java.util.List;
import java.util.Optional;
import org.racelens.recording.log.Dependence;
import org.racelens.recording.log.Edge;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.EventVisitor;

/** What each event of a thread does to tasks and teams. */
final class TaskEvents implements EventVisitor {
	private static final long INITIAL_OR_IMPLICIT = 0x3;
	private static final long TASKWAIT = 0x10;
	private static final long UNDEFERRED = 0x08000000;
	private static final int SOURCE = 5;
	private static final int SINK = 6;
	private static final int ORDERED = 7;
	/** Those of POSIX, C and C++: a lock that one alone holds, and one that is held to read. */
	private static final int EXCLUSIVE_LOCK = 100;
	private static final int SHARED_LOCK = 101;
	private static final int EARLY_FULFILL = 5;
	private static final int LATE_FULFILL = 6;

	private final RunContext run;
	private final ThreadState thread;

	TaskEvents(RunContext run, ThreadState thread) {
		this.run = run;
		this.thread = thread;
	}

	/** The task that an event names, or else the one that the thread executes. */
	private Task task(long number) {
		Task task = number == 0 ? null : run.tasks.get(number);
		return task == null ? thread.current : task;
	}

	@Override
	public void visitThreadBegun(Event.ThreadBegun event) {
		// its stack is known by the accesses
	}

	@Override
	public void visitThreadEnded(Event.ThreadEnded event) {
		thread.current = null;
	}

	/** Only what is started in a region can race there. */
	@Override
	public void visitThreadStarting(Event.ThreadStarting event) {
		Task parent = thread.current;
		if (parent != null && parent.team().level() > 0) {
			Task task = Task.ofStartedThread(event.task(), parent, event.code());
			task.phase = parent.now();
			task.globalThread = run.globalThreads.initial();
			parent.position++;
			run.started.put(event.task(), task);
		}
	}

	@Override
	public void visitThreadStarted(Event.ThreadStarted event) {
		Task task = run.started.get(event.task());
		if (task != null) {
			thread.enters(task);
		}
	}

	@Override
	public void visitThreadJoined(Event.ThreadJoined event) {
		Task task = run.started.get(event.task());
		Task waiting = thread.current;
		if (task != null && waiting != null && waiting.team() == task.team() && waiting.now() == task.phase) {
			task.join = Optional.of(Point.segment(waiting, waiting.position++));
		}
	}

	/** A thread that was started in a region and calls the runtime goes on with what it does. */
	@Override
	public void visitInitialBegun(Event.InitialBegun event) {
		if (thread.current != null && thread.current.isOfStartedThread()) {
			run.tasks.put(event.task(), thread.current);
			return;
		}
		Task task = Task.root(event.task(), Team.initial(), 0, HeldLocks.none());
		task.globalThread = run.globalThreads.initial();
		run.tasks.put(event.task(), task);
		thread.enters(task);
	}

	@Override
	public void visitParallelBegun(Event.ParallelBegun event) {
		Task encountering = task(event.task());
		if (encountering == null || thread.host == null) {
			return;
		}
		Team team = Team.of(event, encountering, thread.host, run.epoch(encountering));
		encountering.position++;
		run.teams.put(event.region(), team);
		run.executed.add(team);
	}

	@Override
	public void visitParallelEnded(Event.ParallelEnded event) {
		Team team = run.teams.remove(event.region());
		if (team != null) {
			team.ends();
			thread.returnsTo(team.encountering());
			team.encountering().position++;
		}
	}

	@Override
	public void visitImplicitBegun(Event.ImplicitBegun event) {
		Team team = run.teams.get(event.region());
		if (team == null) {
			thread.current = null;
			return;
		}
		team.hasSize(event.size());
		Task task = Task.root(event.task(), team, event.number(), HeldLocks.from(team.encountering()));
		task.globalThread = run.globalThreads.member(team.host().globalThread, team.level(), event.number());
		run.tasks.put(event.task(), task);
		thread.enters(task);
	}

	@Override
	public void visitImplicitEnded(Event.ImplicitEnded event) {
		Task task = run.tasks.remove(event.task());
		if (task != null) {
			thread.leaves(task);
		}
	}

	@Override
	public void visitTaskCreated(Event.TaskCreated event) {
		Task parent = task(event.parent());
		if (parent == null || (event.flags() & INITIAL_OR_IMPLICIT) != 0) {
			return;
		}
		boolean waits = (event.flags() & TASKWAIT) != 0 || (event.flags() & UNDEFERRED) != 0 && parent.team().size() > 1;
		Task task = Task.explicit(event.task(), parent, event.code(), waits ? HeldLocks.from(parent) : HeldLocks.none());
		task.undeferred = waits;
		task.phase = parent.now();
		task.group = parent.openGroup == null ? parent.group : parent.openGroup;
		parent.position++;
		run.hasTasks = true;
		run.tasks.put(event.task(), task);
	}

	@Override
	public void visitDependences(Event.Dependences event) {
		Task task = task(event.task());
		if (task == null || event.items().isEmpty()) {
			return;
		}
		int type = event.items().get(0).type();
		if (type == SOURCE || type == SINK) {
			doacross(task, type, event.items().stream().map(Dependence::address).toList());
		} else if (task.isExplicit()) {
			run.dependences.add(task, event.items());
		}
	}

	private static void doacross(Task task, int type, List<Long> vector) {
		Doacross loop = task.team().doacross;
		if (type == SOURCE) {
			loop.source(task, task.position++, vector);
		} else {
			loop.sink(task, task.position++, vector);
		}
	}

	@Override
	public void visitTaskSwitched(Event.TaskSwitched event) {
		if (event.status() == EARLY_FULFILL || event.status() == LATE_FULFILL) {
			if (thread.current != null && run.tasks.containsKey(event.left())) {
				HandOverTracker.fulfils(thread.current, run.tasks.get(event.left()));
			}
		} else if (event.entered() != 0) {
			thread.current = run.tasks.get(event.entered());
			if (thread.current != null && thread.current.isExplicit()) {
				HandOverTracker.begins(thread.current);
			}
		} else if (thread.current != null && thread.current.number() == event.left()) {
			thread.current = thread.host;
		}
	}

	@Override
	public void visitSynchronising(Event.Synchronising event) {
		Task task = task(event.task());
		if (task != null) {
			SyncKind.of(event.kind()).ifPresent(kind -> kind.apply(task, event.edge()));
			HandOverTracker.waited(task);
		}
	}

	@Override
	public void visitReducing(Event.Reducing event) {
		Task host = thread.host;
		if (host != null && host.isAtInnerBarrier && event.edge() == Edge.BEGIN) {
			host.team().combinesAt(host.barriers.size() - 1);
		}
		thread.reductions = Math.max(0, thread.reductions + (event.edge() == Edge.BEGIN ? 1 : -1));
	}

	@Override
	public void visitLockChanged(Event.LockChanged event) {
		Task task = thread.current;
		if (task == null) {
			return;
		}
		if (event.kind() == ORDERED) {
			ordered(task, event.edge());
		} else {
			changed(task, event);
		}
	}

	private static HeldLock lock(Task holder, Event.LockChanged event) {
		return switch (event.kind()) {
			case SHARED_LOCK -> HeldLock.sharedLock(event.identity());
			case EXCLUSIVE_LOCK -> HeldLock.lock(event.identity());
			default -> HeldLock.ofGroup(event.identity(), holder.contentionGroup());
		};
	}

	/** A release may be told after the next acquisition, and be made by another task than the one that has the lock. */
	private void changed(Task task, Event.LockChanged event) {
		long identity = event.identity();
		HeldLock lock = lock(task, event);
		if (event.edge() == Edge.BEGIN) {
			task.locks.acquire(lock);
			run.lockHolders.put(identity, task);
			run.sections.acquired(task, identity);
		} else {
			Task holder = task.locks.has(lock) ? task : run.lockHolders.getOrDefault(identity, task);
			HeldLock held = lock(holder, event);
			holder.locks.release(held);
			task.locks.releaseInherited(lock);
			if (!holder.locks.has(held)) {
				run.sections.released(holder, identity, task);
			}
		}
	}

	private static void ordered(Task task, Edge edge) {
		List<OrderedEntry> entries = task.team().ordered;
		if (edge == Edge.BEGIN) {
			task.orderedEntry = new OrderedEntry(task, task.position++);
			entries.add(task.orderedEntry);
		} else if (task.orderedEntry != null) {
			task.orderedEntry.left = task.position++;
			task.orderedEntry = null;
		}
	}

	@Override
	public void visitAtomicDone(Event.AtomicDone event) {
		if (thread.current != null) {
			run.handOvers.atomic(thread.current, event);
		}
	}

	@Override
	public void visitWorking(Event.Working event) {
		Task task = task(event.task());
		if (task != null) {
			task.chunks.works(event);
		}
	}

	@Override
	public void visitChunkBegun(Event.ChunkBegun event) {
		if (thread.current != null && !thread.current.isExplicit()) {
			thread.current.chunks.take(event.part());
			run.hasChunks = true;
		}
	}

	@Override
	public void visitShareBegun(Event.ShareBegun event) {
		if (thread.current != null && !thread.current.isExplicit()) {
			thread.current.chunks.share(event.part());
		}
	}

	@Override
	public void visitAllocated(Event.Allocated event) {
		run.allocations.add(event.address(), event.size(), event.stamp());
	}

	@Override
	public void visitFreed(Event.Freed event) {
		// what is given back stays what it was until it is given again
	}

	@Override
	public void visitUnobserved(Event.Unobserved event) {
		for (Task task = thread.current; task != null; task = task.team().encountering()) {
			task.team().calls(event.name());
		}
	}

	@Override
	public void visitThreadNumberAsked(Event.ThreadNumberAsked event) {
		if (thread.current != null) {
			thread.current.asksForThread();
		}
	}

	@Override
	public void visitConditionAsked(Event.ConditionAsked event) {
		// orders nothing
	}
}
