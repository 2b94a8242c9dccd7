/**
 * The sizes of classes that CDT uses where it evaluates constants by itself; layouts enter, the parser's units leave. Invariant: CDT goes
 * on with a size that is not that of the layout only where the unit says that it is in doubt.
 */
package org.racelens.frontend.cdt.size;
