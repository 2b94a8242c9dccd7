/** Constructs that are executed on devices: what is copied there and back, when, and which memory is meant. */
package org.racelens.analysis.tests.execution.device;
