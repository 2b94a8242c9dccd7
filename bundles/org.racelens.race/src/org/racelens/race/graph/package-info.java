/**
 * The phase graph of a parallel region: what its threads do, in the order in which each of them does it. A {@code ParsedUnit} enters, the
 * graph of each region leaves. Invariant: it is made of the text alone, so it is there for regions that could not be analysed too; it holds
 * no text of a natural language.
 */
package org.racelens.race.graph;
