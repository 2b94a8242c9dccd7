/**
 * Types with their layouts (LP64), and expressions over them. Invariant: sizes are in bytes and constant except for arrays of run-time
 * length.
 */
package org.racelens.model.expression;
