/**
 * From regions to races: pairs of accesses that may conflict become race constraints (semantics §10), the decisions about them become races
 * in source terms. Invariant: every conflicting pair is either decided or leaves a gap.
 */
package org.racelens.race.order;
