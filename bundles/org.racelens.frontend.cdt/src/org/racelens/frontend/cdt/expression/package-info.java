/** Expressions, calls and lambdas. */
package org.racelens.frontend.cdt.expression;
