/**
 * The numbers that CDT computes for constant expressions, with the types of C++; nodes of the parser and literals enter, evaluations leave
 * that CDT asks for values. Invariant: a value is one that its expression's type holds, or none.
 */
package org.racelens.frontend.cdt.constant;
