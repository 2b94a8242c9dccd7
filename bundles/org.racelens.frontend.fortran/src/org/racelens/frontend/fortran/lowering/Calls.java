package org.racelens.frontend.fortran.lowering;

import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Value;

/** References to functions and calls of subroutines. Fortran 2018 §15.5 */
public interface Calls {
	/** The value of a function reference, {@code f(x)}. */
	Value function(Node reference, Scope scope, Code code);

	/** {@code call s(x)} */
	void subroutine(Node call, Scope scope, Code code);
}
