/** The contracts by which the parts of the lowering know each other. */
package org.racelens.frontend.fortran.lowering;
