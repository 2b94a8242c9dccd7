/** Declarations: types, objects with their attributes, modules and procedures. */
package org.racelens.frontend.fortran.declaration;
