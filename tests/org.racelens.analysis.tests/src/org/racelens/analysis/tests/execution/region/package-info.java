/** The values that regions are told in, and what the source calls what they speak of. */
package org.racelens.analysis.tests.execution.region;
