/**
 * Load buffering: what RC11 leaves out by keeping program order and reads-from acyclic. A skeleton enters; those leave in which a relaxed
 * store stands before a relaxed load that it does not depend on. Invariant: a store whose value, address or guard depends on a load never
 * moves before it.
 */
package org.racelens.exploration.buffering;
