/**
 * Mode W: the executions of a skeleton as graphs of events, consistent by RC11 with the release sequences of OpenMP. A skeleton enters, the
 * findings in its consistent graphs leave, each graph met once. Invariant: events are added in an order that respects program order and
 * reads-from, so that what happens before an event is known when it is added and never changes.
 */
package org.racelens.exploration.graph;
