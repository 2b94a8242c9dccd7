/** The text of a unit as the parser gets it, its syntax tree, and its directives, each with its place in the file. */
package org.racelens.frontend.fortran.source;
