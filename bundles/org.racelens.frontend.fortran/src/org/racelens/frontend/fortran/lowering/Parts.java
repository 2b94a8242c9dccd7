package org.racelens.frontend.fortran.lowering;

import org.racelens.frontend.fortran.unit.Unit;

/** The parts that turn a syntax tree into the model. */
public interface Parts {
	/** What is lowered so far. */
	Unit unit();

	/** The part that lowers expressions. */
	Expressions expressions();

	/** The part that finds the objects that names mean. */
	Designators designators();

	/** The part that lowers references to procedures. */
	Calls calls();

	/** The part that lowers executable statements. */
	Statements statements();

	/** The part that lowers declarations. */
	Declarations declarations();

	/** The part that knows all procedures. */
	Procedures procedures();

	/** The part that knows all modules. */
	Modules modules();
}
