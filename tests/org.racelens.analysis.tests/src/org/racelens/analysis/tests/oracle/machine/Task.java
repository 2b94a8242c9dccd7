package org.racelens.analysis.tests.oracle.machine;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Claim;

/** A thread on its way through the program. */
final class Task {
	final int number;
	Names names;
	Place place = new Place("", 0);
	final Set<String> locks = new HashSet<>();
	Optional<Claim> claim = Optional.empty();
	boolean atomic;
	int calls;

	Task(int number, Names names) {
		this.number = number;
		this.names = names;
	}
}
