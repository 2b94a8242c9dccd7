/** Expressions of Fortran as expressions of the model. */
package org.racelens.frontend.fortran.expression;
