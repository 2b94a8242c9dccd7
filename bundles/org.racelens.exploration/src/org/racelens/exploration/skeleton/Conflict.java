package org.racelens.exploration.skeleton;

/** Two accesses of different threads to one place, one of which writes. */
public record Conflict(Access first, Access second) {
}
