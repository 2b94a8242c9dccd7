/**
 * Integer terms and quantifier-free formulas of our own, in normal form, so that they can be cached, printed, compared and given to any
 * solver. Invariant: terms and formulas are immutable; equal polynomials are equal values.
 */
package org.racelens.logic.term;
