/** References to procedures: those of the program, those that are not in sight, and those of the language. */
package org.racelens.frontend.fortran.call;
