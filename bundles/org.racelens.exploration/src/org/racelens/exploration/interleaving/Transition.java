package org.racelens.exploration.interleaving;

/** A step of one thread, and where it leads. */
record Transition(Deed deed, State target) {
}
