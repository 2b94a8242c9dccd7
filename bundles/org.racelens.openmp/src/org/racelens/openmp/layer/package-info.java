/**
 * A project's own runtime layer: a unit and what the user says of functions enter, the same unit leaves, in which the calls of that layer
 * are what they stand for. Whoever reads the unit then meets the runtime's own routines and directives, and needs no second rule for
 * others.
 */
package org.racelens.openmp.layer;
