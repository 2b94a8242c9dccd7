package org.racelens.execution.region;

/**
 * The name of an access.
 *
 * @param place where it stands and what it is of; the same in each execution of the region
 * @param number unlike that of every other access of the region, in one execution
 */
public record Site(String place, int number) {
}
