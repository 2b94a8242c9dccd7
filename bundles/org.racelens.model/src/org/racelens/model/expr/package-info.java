/** Expressions of the program, free of any front end's types. Invariant: immutable; every node knows its place and type. */
package org.racelens.model.expr;
