package org.racelens.exploration.answer;

/** Why a schedule might not be one of the program. */
public enum Doubt {
	/** a branch is taken of which the condition is not known */
	CONDITION,
	/** OpenMP may order atomics that are {@code seq_cst} with strong flushes; then there is no such execution */
	READING,
	/** a lock is tested in vain while nobody holds it */
	FAILED_TEST,
	/** a store is moved before a load that it does not depend on */
	LOAD_BUFFERING
}
