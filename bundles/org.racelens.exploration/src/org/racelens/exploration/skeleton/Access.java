package org.racelens.exploration.skeleton;

/**
 * An access to data.
 *
 * @param id tells it from others, for whoever made the skeleton
 * @param location a number for the place in memory that is accessed, of the thread's registers
 */
public record Access(String id, Expression location, boolean isWrite) {
}
