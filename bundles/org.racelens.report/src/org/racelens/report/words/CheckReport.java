package org.racelens.report.words;

import java.util.List;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * What a run found, ready to be written.
 *
 * @param version of the tool
 * @param files in the order of the input
 * @param extent whether the run came to its end
 */
public record CheckReport(String version, List<UnitReport> files, Extent extent) {
	/** How much of the input a report speaks of. */
	public enum Extent {
		WHOLE,
		/** the run was stopped: what was not looked at is listed as failed */
		PARTIAL
	}

	public CheckReport {
		files = List.copyOf(files);
	}

	/** The report of a run that came to its end. */
	public CheckReport(String version, List<UnitReport> files) {
		this(version, files, Extent.WHOLE);
	}

	/** A file that could not be analysed is unknown: that it shows no region says nothing about it. */
	public static Verdict verdict(UnitReport file) {
		return file.failure().isPresent() ? Verdict.UNKNOWN : file.verdict();
	}
}
