/** Statements and blocks, with the directives that govern them. */
package org.racelens.frontend.cdt.statement;
