/** Races that the source accepts. */
package org.racelens.analysis.tests.suppression;
