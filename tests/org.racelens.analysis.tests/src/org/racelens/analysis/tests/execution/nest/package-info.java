/** The iterations of the loops that directives are associated with: which there are, who executes them, and what one leaves for another. */
package org.racelens.analysis.tests.execution.nest;
