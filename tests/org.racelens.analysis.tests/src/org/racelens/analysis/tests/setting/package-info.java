/** The settings of the analysis: what the user says of aliasing and of functions. */
package org.racelens.analysis.tests.setting;
