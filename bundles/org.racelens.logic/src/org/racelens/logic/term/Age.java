package org.racelens.logic.term;

/**
 * How fresh a name is: the execution numbers what it makes unknowns and objects for, and what was made later has the larger number.
 *
 * @param number from 1 on; 0 of names that no execution made
 */
public record Age(int number) {
	/** The age of what a program or the analysis names once and for all. */
	public static final Age NONE = new Age(0);

	/** Whether it is of something that was made later. */
	public boolean isYoungerThan(Age other) {
		return number > other.number;
	}

	/** The age of what is made of two things: that of the one that was made later. */
	public Age orYounger(Age other) {
		return other.isYoungerThan(this) ? other : this;
	}
}
