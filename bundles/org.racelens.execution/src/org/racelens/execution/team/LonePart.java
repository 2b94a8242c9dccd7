package org.racelens.execution.team;

import java.util.List;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Sharing;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/**
 * A part of a region that one thread executes, one instance at a time: what it writes and nothing else does, it finds again. In a loop
 * another thread may have executed the instance before.
 */
public final class LonePart {
	private final Execution execution;
	private final Machine machine;
	private final Sharing sharing;

	public LonePart(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		sharing = new Sharing(machine);
	}

	/** In a loop, without a barrier at the construct's end, other threads may execute instances of other trips meanwhile. */
	public void ofWorksharing(Directive directive, String part, State state, Runnable code) {
		if (directive.has(ClauseName.NOWAIT) && !machine.task().orElseThrow().enclosing().loops().isEmpty()) {
			code.run();
		} else {
			execute(part, state, code);
		}
	}

	/** The scalars that a part writes of which every thread follows the value. */
	public List<MemoryObject> handedOn(String part) {
		return machine.task().orElseThrow().run().escapes().writtenIn(part).stream().filter(sharing::isHandedOn).toList();
	}

	/** Whether an object that is handed on may hold a pointer. */
	public boolean isOfPointers(MemoryObject object) {
		return sharing.isOfPointers(object);
	}

	/** Executes the part; what earlier instances of it wrote is not followed. */
	public void execute(String part, State state, Runnable code) {
		TaskContext task = machine.task().orElseThrow();
		if (task.outer().isPresent()) {
			code.run();
			return;
		}
		String around = task.onlyHere();
		task.setOnlyHere(part);
		try {
			if (!task.enclosing().loops().isEmpty()) {
				task.run().escapes().writtenIn(part).stream().filter(o -> sharing.isWrittenOnlyHere(o) && !sharing.isHandedOn(o))
						.forEach(o -> state.setContents(o,
								execution.memory().held().lost(o, SourceRange.startOf(machine.program().unit().source().path()),
										Unfollowed.EARLIER_INSTANCE_OF_CONSTRUCT_MAY_HAVE_WRITTEN_IT.of())));
			}
			code.run();
		} finally {
			task.setOnlyHere(around);
		}
	}
}
