package org.racelens.execution.state;

import org.racelens.execution.value.Ages;

/** Names that no symbol of a unit had before: each has a running number. */
public final class FreshNames {
	private int given;

	/** A name of its own for something that is called so. */
	public String name(String base) {
		return Ages.name(base, ++given);
	}

	/** A mark such that everything named later is younger. */
	public int mark() {
		return given;
	}
}
