/** Program units and procedures: how they are called, and their bodies. */
package org.racelens.frontend.fortran.procedure;
