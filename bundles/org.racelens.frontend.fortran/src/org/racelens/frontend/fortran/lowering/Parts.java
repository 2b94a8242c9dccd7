package org.racelens.frontend.fortran.lowering;

import org.racelens.frontend.fortran.unit.Unit;

/** The parts that turn a syntax tree into the model. */
public interface Parts {
	Unit unit();

	Expressions expressions();

	Designators designators();

	Calls calls();

	Statements statements();

	Declarations declarations();

	Procedures procedures();

	Modules modules();
}
