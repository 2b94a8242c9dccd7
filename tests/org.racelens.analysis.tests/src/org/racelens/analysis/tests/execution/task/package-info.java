/** Explicit tasks: who executes them, what they wait for and what waits for them. */
package org.racelens.analysis.tests.execution.task;
