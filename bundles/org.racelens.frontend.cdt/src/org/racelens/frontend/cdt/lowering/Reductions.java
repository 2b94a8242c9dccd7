package org.racelens.frontend.cdt.lowering;

import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.openmp.scan.ScannedDirective;

/** The reductions that programs declare. */
public interface Reductions {
	/** Lowers the reductions that a directive declares into the unit. */
	void lower(ScannedDirective directive, Scope scope);
}
