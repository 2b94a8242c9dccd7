/** Declarations: variables of every storage duration, functions and their bodies. */
package org.racelens.frontend.cdt.declaration;
