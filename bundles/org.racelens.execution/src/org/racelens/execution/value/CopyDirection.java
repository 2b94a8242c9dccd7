package org.racelens.execution.value;

import org.racelens.openmp.directive.Clause.MapClause.MapType;

/** Which way data goes; {@code NONE} where a device only has storage of its own. */
public enum CopyDirection {
	TO, FROM, BOTH, NONE;

	/** The direction in which a map type of OpenMP 5.2 §5.8.3 copies. */
	public static CopyDirection of(MapType type) {
		return switch (type) {
			case TO -> TO;
			case FROM -> FROM;
			case TOFROM -> BOTH;
			case ALLOC, RELEASE, DELETE -> NONE;
		};
	}

	/** What is left of a way where another one is asked for: the map-type decay of mappers. OpenMP 5.2 §5.8.8 */
	public CopyDirection within(CopyDirection asked) {
		return this == asked || asked == BOTH ? this : this == BOTH ? asked : NONE;
	}
}
