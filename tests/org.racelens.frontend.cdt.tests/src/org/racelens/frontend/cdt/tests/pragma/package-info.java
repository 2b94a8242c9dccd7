/** The pragma scanner: what enters is text, what is compared are directives, clauses, messages and their places. */
package org.racelens.frontend.cdt.tests.pragma;
