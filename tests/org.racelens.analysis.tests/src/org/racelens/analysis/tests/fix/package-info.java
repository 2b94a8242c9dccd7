/** Whole programs, drawn at random: what is repaired or suggested computes what the sequential program does. */
package org.racelens.analysis.tests.fix;
