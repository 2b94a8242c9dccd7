/**
 * Conditions: pairs of accesses that some inputs make race enter, and what must hold of the inputs for them not to leaves. Invariant: a
 * condition is an instance of a fixed vocabulary, and none that is not needed is named.
 */
package org.racelens.race.condition;
