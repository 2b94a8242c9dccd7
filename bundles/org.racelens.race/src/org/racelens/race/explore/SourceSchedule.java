package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.racelens.execution.region.Item;
import org.racelens.exploration.answer.Move;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.skeleton.Location;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.schedule.ScheduleStep.Deed;
import org.racelens.model.schedule.StepOrder;
import org.racelens.model.source.CallSite;

/**
 * Schedules of a skeleton in terms of the source.
 *
 * @param team the number of threads
 */
record SourceSchedule(long team, List<Location> locations, StepOrigins origins, DataAccesses data) {
	/** What leads to a race, and its two accesses. */
	Schedule of(Race race) {
		List<ScheduleStep> steps = new ArrayList<>();
		for (Move move : race.schedule()) {
			int number = steps.size() + 1;
			steps.add(move instanceof Move.Operated o ? operated(number, o)
					: accessed(number, (Move.Accessed) move, move.thread() == race.first().thread() ? race.first() : race.second()));
		}
		return new Schedule(team, steps);
	}

	/**
	 * What leads to where nobody gets on.
	 *
	 * @param repeatsFrom the index of the move from which on it repeats
	 */
	Schedule of(List<Move> moves, OptionalInt repeatsFrom) {
		List<ScheduleStep> steps = new ArrayList<>();
		moves.forEach(move -> steps.add(operated(steps.size() + 1, (Move.Operated) move)));
		return new Schedule(team, steps, repeatsFrom.isPresent() ? Optional.of(repeatsFrom.getAsInt() + 1) : Optional.empty());
	}

	private ScheduleStep accessed(int number, Move.Accessed move, Passage passage) {
		Item.Access a = data.item(move.access());
		return new ScheduleStep(number, move.thread(), CallSite.inSource(a.range(), a.calls()), a.write() ? Deed.WRITE : Deed.READ,
				Optional.empty(),
				Optional.of(data.name(move.access(), passage.location(move.access()))), Optional.empty(), Optional.empty(),
				Optional.empty(), List.of());
	}

	private ScheduleStep operated(int number, Move.Operated move) {
		StepOrigins.Origin origin = origins.of(move.step());
		boolean isOfValues = isOfValues(origin.deed());
		boolean isTest = origin.deed() == Deed.TEST_LOCK;
		Optional<String> location = move.location().isPresent() ? name(move.location()) : tested(move);
		return new ScheduleStep(number, move.thread(), origin.place(), origin.deed(), order(origin.deed(), move.step().operation()),
				location, isOfValues ? boxed(move.read()) : isTest ? Optional.of(move.written().isPresent() ? 1L : 0L) : Optional.empty(),
				isOfValues ? boxed(move.written()) : Optional.empty(),
				move.readsFrom().isPresent() ? Optional.of(move.readsFrom().getAsInt() + 1) : Optional.empty(),
				move.overlooked().stream().map(at -> at + 1).toList());
	}

	/** Of a lock that is tested in vain. */
	private Optional<String> tested(Move.Operated move) {
		return move.step().operation() instanceof Operation.TestLock test ? name(OptionalInt.of(test.at().first())) : Optional.empty();
	}

	private Optional<String> name(OptionalInt location) {
		return Optional.of(locations.get(location.getAsInt()).name()).filter(name -> !name.isEmpty());
	}

	private static boolean isOfValues(Deed deed) {
		return switch (deed) {
			case ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE, GUARDED_READ, GUARDED_WRITE, UPDATE, READ, WRITE -> true;
			case FLUSH, SET_LOCK, UNSET_LOCK, TEST_LOCK, ENTER_CRITICAL, LEAVE_CRITICAL, BARRIER -> false;
		};
	}

	/** A value; that of a pointer says nothing. */
	private static Optional<Long> boxed(OptionalLong value) {
		return value.isPresent() && !Addresses.isAddress(value.getAsLong()) ? Optional.of(value.getAsLong()) : Optional.empty();
	}

	private static Optional<StepOrder> order(Deed deed, Operation operation) {
		return switch (deed) {
			case ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE, FLUSH -> order(operation).map(SourceSchedule::order);
			case SET_LOCK, UNSET_LOCK, TEST_LOCK, ENTER_CRITICAL, LEAVE_CRITICAL, BARRIER, GUARDED_READ, GUARDED_WRITE, UPDATE, READ,
					WRITE ->
				Optional.empty();
		};
	}

	private static Optional<MemoryOrder> order(Operation operation) {
		return operation instanceof Operation.Read read ? Optional.of(read.order())
				: operation instanceof Operation.Write write ? Optional.of(write.order())
				: operation instanceof Operation.Update update ? Optional.of(update.order())
				: operation instanceof Operation.Fence fence ? Optional.of(fence.order()) : Optional.empty();
	}

	private static StepOrder order(MemoryOrder order) {
		return switch (order) {
			case RELAXED -> StepOrder.RELAXED;
			case ACQUIRE -> StepOrder.ACQUIRE;
			case RELEASE -> StepOrder.RELEASE;
			case ACQ_REL -> StepOrder.ACQ_REL;
			case SEQ_CST -> StepOrder.SEQ_CST;
		};
	}
}
