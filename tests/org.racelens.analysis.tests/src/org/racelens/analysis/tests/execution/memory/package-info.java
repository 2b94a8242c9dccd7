/** What loads see and what stores change, on the way of one thread and beside those of others. */
package org.racelens.analysis.tests.execution.memory;
