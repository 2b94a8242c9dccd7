/**
 * OpenMP directives, clauses and constructs (OpenMP 5.2). Invariant: everything of 5.2 can be represented; what has no semantics yet is an
 * {@code Unmodelled} construct.
 */
package org.racelens.openmp.directive;
