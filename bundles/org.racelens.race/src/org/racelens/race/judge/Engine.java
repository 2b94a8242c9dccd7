package org.racelens.race.judge;

/** How pairs of accesses are decided. */
public enum Engine {
	/** what phases do not free, race formulas decide */
	ALL,
	/** phase intervals alone: frees pairs or leaves them open, and looks at no subscripts */
	PHASE,
	/** race formulas alone */
	POLYHEDRAL
}
