package org.racelens.recording.log;

/** One method for each kind of event. */
public interface EventVisitor {
	void visitThreadBegun(Event.ThreadBegun event);

	void visitThreadEnded(Event.ThreadEnded event);

	void visitThreadStarting(Event.ThreadStarting event);

	void visitThreadStarted(Event.ThreadStarted event);

	void visitThreadJoined(Event.ThreadJoined event);

	void visitParallelBegun(Event.ParallelBegun event);

	void visitParallelEnded(Event.ParallelEnded event);

	void visitImplicitBegun(Event.ImplicitBegun event);

	void visitImplicitEnded(Event.ImplicitEnded event);

	void visitInitialBegun(Event.InitialBegun event);

	void visitTaskCreated(Event.TaskCreated event);

	void visitDependences(Event.Dependences event);

	void visitTaskSwitched(Event.TaskSwitched event);

	void visitSynchronising(Event.Synchronising event);

	void visitReducing(Event.Reducing event);

	void visitLockChanged(Event.LockChanged event);

	void visitAtomicDone(Event.AtomicDone event);

	void visitWorking(Event.Working event);

	void visitChunkBegun(Event.ChunkBegun event);

	void visitShareBegun(Event.ShareBegun event);

	void visitAllocated(Event.Allocated event);

	void visitFreed(Event.Freed event);

	void visitUnobserved(Event.Unobserved event);

	void visitThreadNumberAsked(Event.ThreadNumberAsked event);

	void visitConditionAsked(Event.ConditionAsked event);
}
