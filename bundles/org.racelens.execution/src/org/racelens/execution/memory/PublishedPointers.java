package org.racelens.execution.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.PublishedObjects;
import org.racelens.execution.value.StoredPointers;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;

/**
 * Where pointers lead that are read atomically, or under a lock, of memory that the region writes: to one of the places that the region
 * stores there, or to where the pointer led before, if all of these are the same whoever stores them, or of a family of which each thread
 * makes one.
 */
final class PublishedPointers {
	private static final Value UNKNOWN = Value.of(1);

	private final Machine machine;

	PublishedPointers(Machine machine) {
		this.machine = machine;
	}

	/**
	 * A pointer that was read.
	 *
	 * @param found the number that stands for it
	 * @param initial what stood there before the region
	 */
	Value of(IntExpr found, Place place, Optional<Long> size, Optional<Value> initial, State state) {
		Optional<Set<Value>> values = stored(place, size).flatMap(known -> {
			List<Value> all = new ArrayList<>(known);
			all.add(initial.orElse(UNKNOWN));
			return StoredPointers.ofAll(all);
		});
		boolean areOne = values.stream().flatMap(Set::stream).flatMap(v -> v.targets().stream())
				.noneMatch(t -> ThreadCopies.isCopy(t.object()));
		if (values.isEmpty() || !areOne) {
			return new Value.Pointer(List.of(), found);
		}
		Value.Pointer one = StoredPointers.oneOf(values.get(), found);
		machine.knowing(PublishedObjects.areApart(values.get().stream().flatMap(v -> v.targets().stream()).toList()), state);
		machine.knowing(StoredPointers.isOneOf(values.get(), found), state);
		return one;
	}

	private Optional<Set<Value>> stored(Place place, Optional<Long> size) {
		TaskContext task = machine.task().orElseThrow();
		boolean isFollowed = task.outer().isEmpty() && task.deviceLevel().isEmpty() && task.run().linear().isEmpty()
				&& place.object().depth() == 0 && place.instance().isEmpty() && place.bitField().isEmpty();
		if (!isFollowed || size.isEmpty()) {
			return Optional.empty();
		}
		WriteLog written = task.run().mayWrite();
		Optional<Set<Value>> there = place.offset() instanceof Constant at
				? written.constants(new WrittenPart(place.object(), at.value(), size.get()))
				: Optional.empty();
		return there.or(() -> written.pointers(place.object(), size.get()));
	}
}
