/**
 * Integer terms and quantifier-free formulas of our own, in normal form, so that they can be cached, printed, compared and given to any
 * solver. Invariant: terms and formulas are immutable; equal polynomials are equal values; what is to be known of a name stands beside its
 * text, and nothing takes texts apart.
 */
package org.racelens.logic.term;
