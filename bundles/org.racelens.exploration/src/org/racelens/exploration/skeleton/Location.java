package org.racelens.exploration.skeleton;

/** A synchronisation location: a variable or element that only atomics, lock routines and critical regions access. */
public record Location(String name, long initial) {
}
