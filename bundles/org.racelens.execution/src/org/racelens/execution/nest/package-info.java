/** The loops that a directive is associated with, as one space of iterations, and which thread, task or lane gets which of them. */
package org.racelens.execution.nest;
