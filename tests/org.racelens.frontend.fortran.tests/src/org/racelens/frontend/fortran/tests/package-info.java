/** The front end of Fortran: texts are prepared, parsed and lowered. */
package org.racelens.frontend.fortran.tests;
