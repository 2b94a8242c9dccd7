package org.racelens.execution.memory;

import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Windows;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.expression.Variable.Storage;

/**
 * Memory that others than the threads of the program may change at any time: what it holds is another thing each time that it is looked at.
 */
final class ChangingMemory {
	private final Machine machine;
	private final Windows windows;

	ChangingMemory(Machine machine) {
		this.machine = machine;
		windows = machine.exposure().windows();
	}

	/**
	 * Whether signal handlers or other processes write an object, or it is volatile and more than a variable of a function that nothing
	 * else reaches.
	 */
	boolean mayChange(MemoryObject object, Use use) {
		return machine.variables().isHandled(object) || isInWindow(object) || machine.program().unit().volatiles().contains(use.range())
				&& object.variable().filter(v -> v.isAutomatic() && !machine.variables().isAddressed(v)).isEmpty();
	}

	/** Whether an object may be in a window that other processes write. */
	boolean isInWindow(MemoryObject object) {
		return !windows.isEmpty() && (windows.memory().stream().anyMatch(w -> w.equals(object) || machine.aliasing().mayMeet(object, w))
				|| windows.ofOthers().filter(types -> isReachedByOthers(object) && machine.aliasing().mayBeOf(object, types)).isPresent());
	}

	private boolean isReachedByOthers(MemoryObject object) {
		return object.isFromOutside() || machine.exposure().given().contains(object)
				|| object.variable().filter(machine.variables()::isLeaked).isPresent();
	}

	/** What an object happens to hold: an input of the serial code, where what changes it is not in sight. */
	IntExpr now(MemoryObject object, Use use) {
		if (isInWindow(object)) {
			return machine.lost("now", machine.havoc(use.inSource(), Unfollowed.OTHER_PROCESSES_MAY_WRITE_X.of(object.name())));
		}
		boolean inSight = object.variable().filter(v -> v.storage() != Storage.GLOBAL).isPresent() || machine.variables().isHandled(object);
		return machine.task().isEmpty() && !inSight ? machine.input(object.name())
				: machine.lost("now", machine.havoc(use.inSource(), Unfollowed.X_MAY_CHANGE_AT_ANY_TIME.of(object.name())));
	}
}
