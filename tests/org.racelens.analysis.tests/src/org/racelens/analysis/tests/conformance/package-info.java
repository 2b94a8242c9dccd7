/** What can be done about messages of bad input. */
package org.racelens.analysis.tests.conformance;
