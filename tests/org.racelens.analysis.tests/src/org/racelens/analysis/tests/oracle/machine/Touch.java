package org.racelens.analysis.tests.oracle.machine;

import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Claim;

/**
 * One access of a region.
 *
 * @param address where it begins
 * @param size in bytes
 * @param phase how many barriers came before
 * @param claim what must fall on the thread for the access to happen
 */
record Touch(Place place, Address address, int size, Effect effect, int phase, int thread, Set<String> locks, Optional<Claim> claim) {
	/** What is done there. */
	enum Effect {
		READ, WRITE, ATOMIC_READ, ATOMIC_WRITE;

		boolean writes() {
			return this == WRITE || this == ATOMIC_WRITE;
		}

		boolean atomic() {
			return this == ATOMIC_READ || this == ATOMIC_WRITE;
		}
	}

	/** The definition of a race, condition by condition; that bytes are shared is known. */
	boolean racesWith(Touch other, int team) {
		return (effect.writes() || other.effect.writes()) && thread != other.thread && phase == other.phase
				&& !(effect.atomic() && other.effect.atomic())
				&& locks.stream().noneMatch(other.locks::contains)
				&& (claim.isEmpty() || other.claim.isEmpty() || claim.get().mayFallApart(other.claim.get(), team));
	}
}
