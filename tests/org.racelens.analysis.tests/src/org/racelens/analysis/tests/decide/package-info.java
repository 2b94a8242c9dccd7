/** The decision stage: each step for itself, against brute force, and all together. */
package org.racelens.analysis.tests.decide;
