/**
 * How a thread of a skeleton gets on. Programs enter and become lists of instructions; what a thread asks of the memory next, and where it
 * is once it has an answer, leave. Invariant: nothing here knows what the memory may answer.
 */
package org.racelens.exploration.machine;
