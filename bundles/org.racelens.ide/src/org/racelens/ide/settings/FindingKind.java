package org.racelens.ide.settings;

/** The kinds of problems that are marked in the workspace; each has its marker type. */
public enum FindingKind {
	DEFINITE_RACE("org.racelens.ide.definiteRace", Level.WARNING),
	POSSIBLE_RACE("org.racelens.ide.possibleRace", Level.INFO),
	/** a race that a comment in the source accepts */
	ACCEPTED_RACE("org.racelens.ide.acceptedRace", Level.IGNORE),
	/** a region, or a file, that is not decided */
	UNKNOWN("org.racelens.ide.unknown", Level.INFO),
	/** what must hold of the inputs for a region to be race-free */
	CONDITION("org.racelens.ide.condition", Level.INFO),
	/** a directive that is not understood or not allowed */
	CONFORMANCE("org.racelens.ide.conformance", Level.WARNING);

	private final String markerType;
	private final Level defaultLevel;

	FindingKind(String markerType, Level defaultLevel) {
		this.markerType = markerType;
		this.defaultLevel = defaultLevel;
	}

	/** The id of the marker type, as {@code plugin.xml} declares it. */
	public String markerType() {
		return markerType;
	}

	/** The level at which findings of the kind are marked unless the user chooses another one. */
	public Level defaultLevel() {
		return defaultLevel;
	}
}
