package org.racelens.recording.log;

/** What makes several threads execute one region. */
public enum Construct {
	/** {@code parallel}: the threads of a team. */
	PARALLEL,
	/** {@code teams}: the initial threads of the teams of a league. */
	TEAMS
}
