package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One execution of one access by one thread.
 *
 * @param label the access line's label
 * @param location the variable and the subscripts' values
 * @param effect what is done there
 * @param phase how many barriers the thread has passed before
 * @param thread the thread number
 * @param locks the names of the critical constructs around it
 * @param claim what must fall on the thread for the instance to exist; none outside worksharing constructs
 * @param iteration the values of the loop variables around it
 */
record Instance(int label, Location location, Effect effect, int phase, int thread, Set<String> locks, Optional<Claim> claim,
		Map<String, Integer> iteration) {

	/** Whether the two form a race in a team of the given size: the definition, condition by condition. */
	boolean racesWith(Instance other, int team) {
		return location.equals(other.location)
				&& (effect.writes() || other.effect.writes())
				&& thread != other.thread
				&& phase == other.phase
				&& !excludes(other)
				&& mayCoexistWith(other, team);
	}

	private boolean excludes(Instance other) {
		return effect.atomic() && other.effect.atomic() || locks.stream().anyMatch(other.locks::contains);
	}

	/** Whether one legal assignment lets both exist, given that they are on different threads. */
	private boolean mayCoexistWith(Instance other, int team) {
		return claim.isEmpty() || other.claim.isEmpty() || claim.get().mayFallApart(other.claim.get(), team);
	}

	/** A memory location. */
	record Location(String variable, List<Integer> subscripts) {
		Location {
			subscripts = List.copyOf(subscripts);
		}
	}

	/** What an instance does to its location; an update is a read and a write. */
	enum Effect {
		READ, WRITE, ATOMIC_READ, ATOMIC_WRITE;

		boolean writes() {
			return this == WRITE || this == ATOMIC_WRITE;
		}

		boolean atomic() {
			return this == ATOMIC_READ || this == ATOMIC_WRITE;
		}
	}
}
