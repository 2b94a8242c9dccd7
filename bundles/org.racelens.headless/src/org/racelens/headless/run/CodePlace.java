package org.racelens.headless.run;

/**
 * What debug information says of code.
 *
 * @param function around it
 * @param path of the source
 * @param line 1-based
 * @param column 1-based, 0 where it is not known
 */
record CodePlace(String function, String path, int line, int column) {
}
