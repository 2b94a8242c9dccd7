/**
 * Calls: bodies that are executed in place, recursion, what library functions and locks do, unknown code, and the constants of namespace
 * scope. Invariant: nothing here knows a construct.
 */
package org.racelens.execution.call;
