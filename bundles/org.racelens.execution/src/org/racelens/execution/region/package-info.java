/**
 * Regions as trees of statement instances (semantics §2): the symbolic execution makes them, phases and pairs are computed from them.
 * Invariant: an item's guard and a loop's domain speak of the instance's own symbols and of what all instances share.
 */
package org.racelens.execution.region;
