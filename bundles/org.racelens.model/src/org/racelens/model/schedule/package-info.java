/**
 * Executions step by step: what threads do to each other's synchronisation, in an order in which it may happen. Invariant: steps are in
 * source terms.
 */
package org.racelens.model.schedule;
