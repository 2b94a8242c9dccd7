/** Tasks: who executes them, when at the earliest and at the latest, and what their dependences order. */
package org.racelens.execution.task;
