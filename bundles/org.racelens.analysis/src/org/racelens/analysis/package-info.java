/** The analysis of OpenMP regions for data races. A source text enters, a report leaves; see {@code docs/architecture.md}. */
package org.racelens.analysis;
