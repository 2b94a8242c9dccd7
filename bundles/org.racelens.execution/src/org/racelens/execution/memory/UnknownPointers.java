package org.racelens.execution.memory;

import java.util.Optional;
import java.util.Set;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/** Accesses through pointers of which nothing is known: each is a gap where it may matter. */
public final class UnknownPointers {
	private final Machine machine;
	private final HeldContents held;

	UnknownPointers(Machine machine, HeldContents held) {
		this.machine = machine;
		this.held = held;
	}

	/** A read or write through a pointer of which nothing is known. */
	public void touch(Touch touch, Use use) {
		if (touch == Touch.WRITE) {
			write(use);
		} else {
			read(use);
		}
	}

	/** Some value, as a read finds one. */
	Value read(Use use) {
		return value(use, Unfollowed.READS_THROUGH_POINTER_OF_UNKNOWN_ORIGIN);
	}

	/** A write through a pointer of which nothing is known: what has an address may have been written. */
	void write(Use use) {
		value(use, Unfollowed.WRITES_THROUGH_POINTER_OF_UNKNOWN_ORIGIN);
		machine.recorder().logs().forEach(WriteLog::addEverything);
		for (MemoryObject object : machine.recorder().logs().isEmpty() ? Set.<MemoryObject>of() : use.state().objects()) {
			if (machine.variables().isReached(object)) {
				EffectiveTypes as = machine.aliasing().of(object);
				machine.recorder().logs().forEach(log -> log.add(object, Ints.ZERO, Optional.empty(), as));
			}
		}
		held.loseAliases(MemoryObject.UNKNOWN, use);
	}

	private Value value(Use use, Unfollowed what) {
		ModelGap gap = new ModelGap(GapKind.UNMODELLED_POINTER, use.inSource(), what.of());
		if (!machine.recorder().isMuted() && !use.state().isDead()) {
			machine.task().ifPresent(t -> t.run().gaps().add(gap));
		}
		return new Value.Number(machine.lost("pointed", gap));
	}
}
