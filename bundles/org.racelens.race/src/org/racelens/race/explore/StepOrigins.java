package org.racelens.race.explore;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Step;
import org.racelens.model.schedule.ScheduleStep.Deed;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;

/** Where the operations of a skeleton stand in the source: each has a label, by which its place is found again. */
final class StepOrigins {
	private final Map<Origin, String> labels = new LinkedHashMap<>();
	private final Map<String, Origin> origins = new HashMap<>();
	private final Map<String, SourceRange> waits = new HashMap<>();

	/** What an operation is in the source. */
	record Origin(Deed deed, SourceRange place) {
	}

	/** An operation on a synchronisation location. */
	Step step(Item.Access a, Operation operation) {
		return step(new Origin(deed(a, operation), CallSite.inSource(a.range(), a.calls())), operation);
	}

	/** A flush or a barrier. */
	Step step(Deed deed, SourceRange place, Operation operation) {
		return step(new Origin(deed, place), operation);
	}

	/** What is done with a lock, or at the bounds of a critical region. */
	Step step(Lock lock, SourceRange place, Operation operation) {
		boolean isCritical = lock.kind() == Lock.Kind.CRITICAL;
		if (operation instanceof Operation.Unlock) {
			return step(isCritical ? Deed.LEAVE_CRITICAL : Deed.UNSET_LOCK, place, operation);
		}
		return step(isCritical ? Deed.ENTER_CRITICAL : operation instanceof Operation.TestLock ? Deed.TEST_LOCK : Deed.SET_LOCK, place,
				operation);
	}

	private Step step(Origin origin, Operation operation) {
		return new Step(label(origin), operation);
	}

	private String label(Origin origin) {
		return labels.computeIfAbsent(origin, o -> {
			String label = "line " + o.place().line() + (origins.containsKey("line " + o.place().line()) ? " #" + origins.size() : "");
			origins.put(label, o);
			return label;
		});
	}

	/** The label of a waiting loop. */
	String wait(SourceRange place) {
		String label = "wait of line " + place.line() + ":" + place.column() + " of " + place.path();
		waits.put(label, place);
		return label;
	}

	/** Where a thread stands that waits; empty where it does not wait, but is not followed any further. */
	Optional<SourceRange> place(String label) {
		return Optional.ofNullable(waits.get(label)).or(() -> Optional.ofNullable(origins.get(label)).map(Origin::place));
	}

	/** Where an operation stands. */
	Origin of(Step step) {
		return Optional.ofNullable(origins.get(step.label())).orElseThrow();
	}

	private static Deed deed(Item.Access a, Operation operation) {
		if (operation instanceof Operation.Read) {
			return a.atomic() ? Deed.ATOMIC_READ : Deed.GUARDED_READ;
		}
		if (operation instanceof Operation.Write) {
			return a.atomic() ? Deed.ATOMIC_WRITE : Deed.GUARDED_WRITE;
		}
		return a.atomic() ? Deed.ATOMIC_UPDATE : Deed.UPDATE;
	}
}
