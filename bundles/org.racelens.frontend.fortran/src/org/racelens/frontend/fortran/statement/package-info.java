/** Executable statements, and the constructs that directives make of them. */
package org.racelens.frontend.fortran.statement;
