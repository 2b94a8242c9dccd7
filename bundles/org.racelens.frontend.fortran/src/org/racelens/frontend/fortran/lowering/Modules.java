package org.racelens.frontend.fortran.lowering;

import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;

/** Modules. Fortran 2018 §14.2 */
public interface Modules {
	/** A module of the program. */
	void announce(Node module, Scope around);

	/** A {@code use} statement makes names of a module known. */
	void use(Node statement, Scope scope);

	/** Names of a module of the language become known, as by an include file that stands for it. */
	void useAll(String module, Scope scope);

	/** Declares what all modules of the program declare. */
	void declareAll();
}
