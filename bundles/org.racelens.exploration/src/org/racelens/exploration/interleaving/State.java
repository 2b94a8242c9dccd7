package org.racelens.exploration.interleaving;

import java.util.ArrayList;
import java.util.List;

/**
 * A point between two steps of an interleaving.
 *
 * @param isDoubtful whether a condition that is not known has led here
 */
record State(List<Place> places, List<Long> memory, boolean isDoubtful) {
	State {
		places = List.copyOf(places);
		memory = List.copyOf(memory);
	}

	State with(int thread, Place place) {
		List<Place> changed = new ArrayList<>(places);
		changed.set(thread, place);
		return new State(changed, memory, isDoubtful);
	}

	State with(int location, long value) {
		List<Long> changed = new ArrayList<>(memory);
		changed.set(location, value);
		return new State(places, changed, isDoubtful);
	}

	State doubtful() {
		return new State(places, memory, true);
	}
}
