package org.racelens.execution.memory;

import java.util.List;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.model.expression.Variable;

/**
 * The threads' copies of {@code threadprivate} variables as pointers see them. A name means the copy of whoever executes it; a pointer
 * means the copy of the thread that formed it, also where another thread follows it, so that its places say whose copy it is: their
 * instance terms are that thread's numbers. OpenMP 5.2 §5.2
 */
public final class ThreadCopies {
	private final Machine machine;

	ThreadCopies(Machine machine) {
		this.machine = machine;
	}

	/** Whether an object is the copy of each of a team's threads. */
	public static boolean isCopy(MemoryObject object) {
		return object.depth() > 0 && object.variable().filter(v -> v.isThreadLocal()).isPresent();
	}

	/** The place as a pointer to it keeps it. */
	public static Place pointedTo(Place place, Machine machine) {
		if (machine.task().isEmpty()) {
			place.object().variable().filter(v -> v.isThreadLocal())
					.ifPresent(machine.serial().primaryCopies()::add);
			return place;
		}
		return isCopy(place.object()) && place.instance().isEmpty()
				? place.of(machine.task().get().executors())
				: place;
	}

	/** The place as the name of the executing thread's own copy has it, if that is what the place is. */
	Place named(Place place) {
		return isCopy(place.object()) && machine.task().isPresent() && place.instance().equals(machine.task().get().executors())
				? place.of(List.of())
				: place;
	}

	/** Whether a place may be another thread's copy. */
	boolean isAnother(Place place) {
		return isCopy(place.object()) && !place.instance().isEmpty();
	}

	/** After a write to what may be the executing thread's own copy, too. */
	void forget(Place written, HeldContents held, Use use) {
		if (isAnother(written)) {
			use.state().setContents(written.object(),
					held.lost(written.object(), use.range(), Unfollowed.ANOTHER_THREAD_MAY_HAVE_WRITTEN_IT.of()));
		}
	}
}
