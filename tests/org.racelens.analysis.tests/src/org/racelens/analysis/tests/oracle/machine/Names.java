package org.racelens.analysis.tests.oracle.machine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What names mean in a block; what they mean around it, where it says nothing. */
final class Names {
	private final Optional<Names> around;
	private final Map<String, Located> variables = new HashMap<>();

	Names() {
		around = Optional.empty();
	}

	Names(Names around) {
		this.around = Optional.of(around);
	}

	/** Something with an address. */
	record Located(Address address, Type type) {
	}

	void declare(String name, Located variable) {
		variables.put(name, variable);
	}

	Optional<Located> find(String name) {
		return Optional.ofNullable(variables.get(name)).or(() -> around.flatMap(a -> a.find(name)));
	}
}
