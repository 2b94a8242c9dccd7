/**
 * Programs of C about memory, written down once more in Fortran. A text that the machine executes enters; what leaves is a text in Fortran
 * with the same accesses, and for each of its lines the line of C that it says.
 */
package org.racelens.analysis.tests.oracle.translation;
