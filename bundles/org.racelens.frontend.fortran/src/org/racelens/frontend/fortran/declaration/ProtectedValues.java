package org.racelens.frontend.fortran.declaration;

import java.util.List;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.source.Node;

/** Protected variables of a module that keep their first values: only the module may change them, and it does not. Fortran 2018 §8.5.15 */
final class ProtectedValues {
	private ProtectedValues() {
	}

	/**
	 * Whether a name of a module always has its first value. Its procedures do not even name it; submodules, which may change it as they
	 * do, are there only where the module has an interface for them.
	 *
	 * @param module its specification and its procedures
	 */
	static boolean isKept(Declared d, List<Node> module) {
		boolean alone = d.value().isPresent() && d.dimensions().isEmpty()
				&& Stream.of("pointer", "allocatable", "target", "volatile", "equivalence").noneMatch(d::has);
		return d.has("protected") && alone && module.stream().noneMatch(n -> n.is("interface"))
				&& module.stream().filter(n -> n.is("internal_procedures", "namelist_statement")).noneMatch(n -> isNamed(n, d.name));
	}

	private static boolean isNamed(Node n, String name) {
		return n.is("identifier", "name") && n.name().equals(name) || n.children().stream().anyMatch(c -> isNamed(c, name));
	}
}
