/** What statements and expressions do to a state: branches, evaluation, fresh memory, values of clauses. */
package org.racelens.analysis.tests.execution.interpreter;
