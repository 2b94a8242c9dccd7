/**
 * From the text after {@code #pragma omp} to a directive of the model: tokens, macro expansion, directive and clause names, resolution of
 * lists and expressions in the pragma's scope. What enters is text with a mapping to places in the file; what leaves is
 * {@link org.racelens.openmp.directive.Directive} and messages. Invariant: no type of CDT is used here, every word that is not understood
 * gets a message at its place, and what stands beside it is read all the same.
 */
package org.racelens.openmp.scan;
