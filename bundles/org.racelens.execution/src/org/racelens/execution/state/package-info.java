/**
 * The point of execution: what is known there, what names mean, what objects hold, and which task is around it. Invariant: a state is
 * changed by the one instance that it belongs to; branches change copies.
 */
package org.racelens.execution.state;
