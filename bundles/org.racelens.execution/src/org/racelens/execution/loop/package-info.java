/**
 * Sequential loops in closed form: what their variables hold at the start of each trip, how many trips there are, what one of them does for
 * all. Invariant: loops that threads share out are of the room {@code nest}.
 */
package org.racelens.execution.loop;
