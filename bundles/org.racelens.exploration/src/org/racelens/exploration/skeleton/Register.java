package org.racelens.exploration.skeleton;

/** A private variable of a thread, by its number from 0; all begin with 0. */
public record Register(int number) {
	/** Refuses negative numbers. */
	public Register {
		if (number < 0) {
			throw new IllegalArgumentException("register " + number);
		}
	}
}
