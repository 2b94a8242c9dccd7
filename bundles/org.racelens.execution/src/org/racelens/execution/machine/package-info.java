/**
 * What stays the same while states change: the program, fresh names, the record of what happens, the task and the team around the current
 * point, and the checks that ask these alone. Invariant: nothing here evaluates an expression.
 */
package org.racelens.execution.machine;
