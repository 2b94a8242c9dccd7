package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.List;

/**
 * A term or formula with the interval its value lies in; truth values are 0 and 1. {@link #revise} removes values that no choice of the
 * neighbours' values supports (hull consistency, Benhamou et al., <i>Revising hull and box consistency</i>, ICLP 1999).
 */
abstract class Cell {
	long low = Bound.MIN;
	long high = Bound.MAX;
	boolean queued;
	/** the cells that are revised when this one's interval shrinks */
	final List<Cell> users = new ArrayList<>();

	/** Shrinks this cell and what it is made of; {@code false} when nothing is left. */
	abstract boolean revise(Propagation p);

	final boolean isFixed() {
		return low == high;
	}

	final boolean isTrue() {
		return low == 1;
	}

	final void uses(Iterable<? extends Cell> parts) {
		parts.forEach(part -> part.users.add(this));
	}
}
