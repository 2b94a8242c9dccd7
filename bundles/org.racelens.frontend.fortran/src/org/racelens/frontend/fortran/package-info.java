/** The front end for Fortran by tree-sitter: source text enters, the program model leaves; no type of tree-sitter does. */
package org.racelens.frontend.fortran;
