package org.racelens.execution.machine;

import org.racelens.execution.region.Breach;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.State;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.source.SourceRange;

/** What is said of locks that are set and never released. */
public final class LockChecks {
	private LockChecks() {
	}

	/** At a task's end: what it still holds no other task can get any more. */
	public static void checkReleased(Machine machine, State end) {
		end.locks().ofLevel(machine.task().orElseThrow().level()).beyond(HeldLocks.NONE, end.live(), new RefutedPaths(machine)).values()
				.forEach(t -> notReleased(machine, t.since()));
	}

	/** What is said of a lock that stays set. */
	public static void notReleased(Machine machine, SourceRange place) {
		if (!machine.recorder().isMuted()) {
			machine.recorder().message(MessageKind.LOCK_NOT_RELEASED, place,
					Breach.LOCK_IS_NOT_RELEASED_ON_EVERY_PATH.of());
		}
	}
}
