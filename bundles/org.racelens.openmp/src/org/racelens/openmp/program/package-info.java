/** Statements of the program. Invariant: immutable trees; labels and gotos appear only as unmodelled statements. */
package org.racelens.openmp.program;
