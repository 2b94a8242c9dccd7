/**
 * What the text of a program says without its execution: walks over statements and expressions, loops in canonical form, names that are
 * written. A {@code ParsedUnit} enters, facts of its text leave. Invariant: every answer is a superset where it speaks of what code may do.
 */
package org.racelens.openmp.syntax;
