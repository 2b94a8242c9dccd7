package org.racelens.race.verdict;

/** Whether everything that took part in a race is exact. */
public enum Confidence {
	DEFINITE, POSSIBLE
}
