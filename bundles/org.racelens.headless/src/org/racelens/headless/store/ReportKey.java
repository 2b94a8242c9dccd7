package org.racelens.headless.store;

import org.racelens.analysis.AnalysisOptions;

/**
 * What decides a report.
 *
 * @param product the code that makes it
 * @param unit the digest of the unit that is analysed
 * @param program the digest of the program that the unit is a part of; empty where the unit comes with all that counts
 */
record ReportKey(String product, AnalysisOptions options, String unit, String program) {
}
