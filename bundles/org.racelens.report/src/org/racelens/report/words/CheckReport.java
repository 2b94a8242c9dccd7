package org.racelens.report.words;

import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * What a run found, ready to be written.
 *
 * @param version of the tool
 * @param files in the order of the input
 * @param extent whether the run came to its end
 * @param share which of the files of the input these are; empty for all
 * @param comparison with an earlier report, where there is one
 */
public record CheckReport(String version, List<UnitReport> files, Extent extent, Optional<Share> share, Optional<Comparison> comparison) {
	/**
	 * One of the parts in which several machines divide the input.
	 *
	 * @param number from 1 to {@code count}
	 * @param places of its files among all of the input, from 0 on, in ascending order
	 */
	public record Share(int number, int count, List<Integer> places) {
		public Share {
			if (number < 1 || number > count) {
				throw new IllegalArgumentException(number + " of " + count);
			}
			places = List.copyOf(places);
		}

		/** The files of the share. */
		public <T> List<T> of(List<T> all) {
			return places.stream().map(all::get).toList();
		}
	}

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

	/** The report of a run on all files that is compared with no other. */
	public CheckReport(String version, List<UnitReport> files, Extent extent) {
		this(version, files, extent, Optional.empty(), Optional.empty());
	}

	/** A file that could not be analysed is unknown: that it shows no region says nothing about it. */
	public static Verdict verdict(UnitReport file) {
		return file.failure().isPresent() ? Verdict.UNKNOWN : file.verdict();
	}
}
