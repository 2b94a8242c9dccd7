package org.racelens.exploration.interleaving;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.racelens.exploration.skeleton.Step;

/** What a thread does between two states. */
record Deed(int thread, Step step, OptionalInt location, OptionalLong read, OptionalLong written) {
	boolean isArrival() {
		return location.isEmpty();
	}
}
