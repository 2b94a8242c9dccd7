package org.racelens.openmp.program;

/** From where a function is called, as far as its unit tells. */
public enum Linkage {
	/** by this unit alone: {@code static}, or in an unnamed namespace */
	INTERNAL,
	/** by other units as well */
	EXTERNAL,
	/** by other units as well, of the same program and in code that is not followed */
	EXTERNAL_UNFOLLOWED,
	/** the function is another unit's and was added for the calls of this one; it has others that are not seen here */
	ELSEWHERE
}
