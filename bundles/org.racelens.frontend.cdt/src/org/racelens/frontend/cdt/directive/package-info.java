/** Clauses and directives: pragmas and attributes of the program become directives of the model. */
package org.racelens.frontend.cdt.directive;
