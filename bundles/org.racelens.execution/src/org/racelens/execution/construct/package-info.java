/**
 * One class for each other construct of OpenMP, which says who executes it, when, on which copy and what excludes it; and the one that
 * hands each construct to its class. Invariant: no construct executes a statement but by the interpreter.
 */
package org.racelens.execution.construct;
