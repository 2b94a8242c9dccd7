/** What memory holds and how it is looked at, apart from any program. */
package org.racelens.analysis.tests.execution.value;
