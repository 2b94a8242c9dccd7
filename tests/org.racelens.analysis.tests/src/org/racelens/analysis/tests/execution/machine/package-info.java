/** What is around the point that is being executed, and what an execution keeps in mind on its way. */
package org.racelens.analysis.tests.execution.machine;
