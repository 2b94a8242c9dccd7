package org.racelens.model.schedule;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * What one thread does at once.
 *
 * @param number from 1
 * @param order of an atomic operation or a flush; empty for all else
 * @param location what the source calls the variable, element, lock or critical region; empty for barriers, flushes and critical regions
 * without a name
 * @param read the value that is found; empty where it does not matter
 * @param written the value that is left there; empty where it does not matter, or nothing is
 * @param readsFrom the step whose value is read, or because of which a test of a lock fails; empty for what was there at first
 * @param overlooked earlier steps that wrote something newer than what is read
 */
public record ScheduleStep(int number, long thread, SourceRange place, Deed deed, Optional<StepOrder> order, Optional<String> location,
		Optional<Long> read, Optional<Long> written, Optional<Integer> readsFrom, List<Integer> overlooked) {
	/** Keeps its own list. */
	public ScheduleStep {
		overlooked = List.copyOf(overlooked);
	}

	/** Whether it finds what another step, or the time before the region, has left. */
	public boolean finds() {
		return switch (deed) {
			case ATOMIC_READ, ATOMIC_UPDATE, SET_LOCK, ENTER_CRITICAL, TEST_LOCK, GUARDED_READ, UPDATE -> true;
			case ATOMIC_WRITE, FLUSH, UNSET_LOCK, LEAVE_CRITICAL, BARRIER, GUARDED_WRITE, READ, WRITE -> false;
		};
	}

	/** Whether it accesses data, of which no values are known. */
	public boolean isOfData() {
		return switch (deed) {
			case READ, WRITE -> true;
			case ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE, GUARDED_READ, GUARDED_WRITE, UPDATE, SET_LOCK, UNSET_LOCK, TEST_LOCK,
					ENTER_CRITICAL, LEAVE_CRITICAL, FLUSH,
					BARRIER ->
				false;
		};
	}

	/** The same at another place. */
	public ScheduleStep withPlace(SourceRange other) {
		return new ScheduleStep(number, thread, other, deed, order, location, read, written, readsFrom, overlooked);
	}

	/** What is done. */
	public enum Deed {
		ATOMIC_READ("atomic-read"), ATOMIC_WRITE("atomic-write"),
		/** a read and a write in one */
		ATOMIC_UPDATE("atomic-update"), FLUSH("flush"), SET_LOCK("set-lock"), UNSET_LOCK("unset-lock"), TEST_LOCK("test-lock"),
		ENTER_CRITICAL("enter-critical"), LEAVE_CRITICAL("leave-critical"),
		/** comes to a barrier, which all leave together */
		BARRIER("barrier"),
		/** not atomic, as the next ones; of what only the holder of a lock or critical region accesses */
		GUARDED_READ("read"), GUARDED_WRITE("write"), UPDATE("update"),
		/** of data */
		READ("read"), WRITE("write");

		private final String id;

		Deed(String id) {
			this.id = id;
		}

		/** The deed as reports name it. */
		public String id() {
			return id;
		}
	}
}
