/**
 * Hand-made synchronisation of a region, explored for small teams: a region enters, for each size of the team its skeleton is made and
 * explored, and what that says of pairs of accesses leaves. Decision 36. Invariant: what cannot be said exactly is more in the skeleton
 * than in the program, or there is no skeleton.
 */
package org.racelens.race.explore;
