/**
 * The door of the exploration: a skeleton enters, its races and standstills leave. Invariant: the same skeleton and limits give the same
 * answer, whatever the machine does besides.
 */
package org.racelens.exploration;
