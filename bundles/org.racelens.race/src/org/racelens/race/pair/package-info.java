/** Pairs of accesses, and the race formula of each. A region enters, pairs with what may be said of them leave. */
package org.racelens.race.pair;
