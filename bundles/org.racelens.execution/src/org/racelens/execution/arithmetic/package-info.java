/**
 * The numbers, pointers and structures of C as terms: operators, conversions, comparisons, initial values. Invariant: nothing here reads or
 * writes memory.
 */
package org.racelens.execution.arithmetic;
