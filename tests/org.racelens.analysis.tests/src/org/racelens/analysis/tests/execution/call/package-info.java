/** What calls do: bodies that are followed, functions that are known, and code of which nothing is known. */
package org.racelens.analysis.tests.execution.call;
