package org.racelens.execution.state;

/** How often something happened that a proof cannot do without knowing. */
public final class Tally {
	private int strayUnsets;
	private int callsLeft;
	private int teamQueries;
	private int finalQueries;

	/** How many times a lock was unset that was not surely held. */
	public int strayUnsets() {
		return strayUnsets;
	}

	/** Counts one unset of a lock that was not surely held. */
	public void strayUnset() {
		strayUnsets++;
	}

	/** How many calls of functions of this unit were not followed. */
	public int callsLeft() {
		return callsLeft;
	}

	/** Counts one call of a function of this unit that was not followed. */
	public void leaveCall() {
		callsLeft++;
	}

	/** How many times code asked where its thread stands: in which team and on which device. */
	public int teamQueries() {
		return teamQueries;
	}

	/** Counts one question of code where its thread stands. */
	public void queryTeam() {
		teamQueries++;
	}

	/** How many times code asked whether its task is final. */
	public int finalQueries() {
		return finalQueries;
	}

	/** Counts one question of code whether its task is final. */
	public void queryFinal() {
		finalQueries++;
	}
}
