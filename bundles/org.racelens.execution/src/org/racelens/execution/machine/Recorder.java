package org.racelens.execution.machine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.execution.region.Item;
import org.racelens.execution.state.Aliasing;
import org.racelens.execution.state.WriteLog;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** Writes down what the code being executed does, what is said of it, and what was not understood. */
public final class Recorder {
	private final Supplier<Optional<TaskContext>> task;
	private final Aliasing aliasing;
	private final Set<SourceMessage> messages = new LinkedHashSet<>();
	private final Deque<WriteLog> logs = new ArrayDeque<>();
	private int muted;

	/** @param team the task that is being executed */
	Recorder(Supplier<Optional<TaskContext>> task, Aliasing aliasing) {
		this.task = task;
		this.aliasing = aliasing;
	}

	/** Before and after a root function: nothing is being written down. */
	void clear() {
		logs.clear();
		muted = 0;
	}

	/** Whether the code being executed is run by {@link #silently}: items are dropped, write logs go on. */
	public boolean isMuted() {
		return muted > 0;
	}

	/** Runs code without recording what it does in the region; write logs still see it. */
	public void silently(Runnable code) {
		muted++;
		try {
			code.run();
		} finally {
			muted--;
		}
	}

	/** Runs code and tells what it wrote. */
	public WriteLog logging(Runnable code) {
		WriteLog log = newLog();
		logs.push(log);
		try {
			code.run();
		} finally {
			logs.remove(log);
		}
		return log;
	}

	/** Adds an item behind those of the current task's innermost list; drops the item while muted and in serial code. */
	public void record(Item item) {
		if (muted == 0) {
			task.get().ifPresent(t -> t.enclosing().items().peek().add(item));
		}
	}

	/** Runs code and returns the items it records. */
	public List<Item> recording(Runnable code) {
		TaskContext t = task.get().orElseThrow();
		t.enclosing().items().push(new ArrayList<>());
		try {
			code.run();
		} finally {
			if (t.enclosing().items().size() < 2) {
				throw new IllegalStateException("unbalanced items");
			}
		}
		return t.enclosing().items().pop();
	}

	/** Something in the region was not understood: the region is not race-free. */
	public ModelGap gap(GapKind kind, SourceRange place, Explanation message) {
		ModelGap gap = new ModelGap(kind, place, message);
		task.get().ifPresent(t -> t.run().gaps().add(gap));
		return gap;
	}

	/** The program does not conform to the specification: a message, and no proof for the region. */
	public void notConforming(MessageKind kind, SourceRange place, Explanation text) {
		notConforming(new SourceMessage(kind, place, text));
	}

	/** The program does not conform, as a message says. */
	public void notConforming(SourceMessage message) {
		if (muted == 0) {
			keep(message);
			gap(GapKind.NOT_CONFORMING, message.place(), message.explanation());
		}
	}

	/** Keeps a message, once however often it is met; also while muted, and without a gap. */
	public void message(MessageKind kind, SourceRange place, Explanation text) {
		keep(new SourceMessage(kind, place, text));
	}

	/** What two causes say of one place is said once, for the first of them. */
	private void keep(SourceMessage message) {
		if (messages.stream().noneMatch(message::saysTheSame)) {
			messages.add(message);
		}
	}

	/** The messages of all root functions so far, in the order in which each was first met; a view that grows. */
	public Set<SourceMessage> messages() {
		return messages;
	}

	/** What is being written down of writes. */
	public Deque<WriteLog> logs() {
		return logs;
	}

	/** An empty log of writes, not one of {@link #logs} yet. */
	public WriteLog newLog() {
		return new WriteLog(aliasing);
	}
}
