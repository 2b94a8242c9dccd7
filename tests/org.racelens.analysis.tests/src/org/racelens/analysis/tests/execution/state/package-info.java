/** What a point of the execution consists of, and what the text says of variables and structures before anything is executed. */
package org.racelens.analysis.tests.execution.state;
