package org.racelens.report;

import java.util.List;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.analysis.verdict.Verdict;

/**
 * What a run found, ready to be written.
 *
 * @param version of the tool
 * @param files in the order of the input
 */
public record CheckReport(String version, List<UnitReport> files) {
	public CheckReport {
		files = List.copyOf(files);
	}

	/** A file that could not be analysed is unknown: that it shows no region says nothing about it. */
	public static Verdict verdict(UnitReport file) {
		return file.failure().isPresent() ? Verdict.UNKNOWN : file.verdict();
	}
}
