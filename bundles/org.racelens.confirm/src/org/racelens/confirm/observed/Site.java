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
}
