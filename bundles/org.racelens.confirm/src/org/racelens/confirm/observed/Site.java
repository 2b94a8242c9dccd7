package org.racelens.confirm.observed;

/**
 * A place of the source that debug information names.
 *
 * @param function around it
 * @param path as the user has it
 * @param line 1-based
 * @param column 1-based, 0 where it is not known
 */
record Site(String function, String path, int line, int column) {
	/** Where code stands of which no source is known. */
	static Site unknown(long code) {
		return new Site("", "code at 0x" + Long.toHexString(code), 1, 0);
	}
}
