package org.racelens.execution.state;

import org.racelens.logic.term.Age;
import org.racelens.logic.term.Name;

/** Names that no symbol of a unit had before: each is younger than all that were given before it. */
public final class FreshNames {
	private Age given = Age.NONE;

	/** A name of its own for something that is called so. */
	public Name name(String base) {
		given = new Age(given.number() + 1);
		return Name.fresh(base, given);
	}

	/** A mark such that everything named later is younger. */
	public Age mark() {
		return given;
	}
}
