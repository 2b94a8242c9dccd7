package org.racelens.exploration.interleaving;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Step;

/** What a thread does between two states. */
record Deed(int thread, Step step, OptionalInt location, OptionalLong read, OptionalLong written) {
	/** Whether it stores a value; locks and critical regions aside. */
	boolean stores() {
		return written.isPresent() && !(step.operation() instanceof Operation.Lock) && !(step.operation() instanceof Operation.Unlock);
	}

	boolean isArrival() {
		return location.isEmpty();
	}
}
