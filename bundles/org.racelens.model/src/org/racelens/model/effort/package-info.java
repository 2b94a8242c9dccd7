/** Counted work and its limits. Invariant: what is counted depends on the input alone, never on the clock. */
package org.racelens.model.effort;
