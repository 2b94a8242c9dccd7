package org.racelens.frontend.fortran.lowering;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;

/** Procedures with bodies, and interfaces of others. Fortran 2018 §15 */
public interface Procedures {
	/**
	 * Makes procedures known that a part of a program contains, so that calls find them.
	 *
	 * @param prefix of their keys
	 */
	void announce(List<Node> procedures, Scope scope, String prefix);

	/** Makes procedures known that an interface block declares. Fortran 2018 §15.4.3.2 */
	void declare(Node block, Scope scope);

	/** How a procedure is called with sections that are not contiguous; empty where its body is not in the unit. */
	Optional<Signature> strided(Signature signature);

	/** How a procedure that may call itself is called with numbers that it only reads; empty for others. */
	Optional<Signature> valued(Signature signature);

	/** How a procedure is called, by its key. */
	Optional<Signature> signature(String key);
}
