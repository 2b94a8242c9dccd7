/**
 * What a load sees and a store changes, and which of it others can meet, so that it becomes an access of the region. Invariant: places and
 * values come in evaluated.
 */
package org.racelens.execution.memory;
