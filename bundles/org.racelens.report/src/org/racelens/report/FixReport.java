package org.racelens.report;

import java.util.List;
import java.util.Optional;
import org.racelens.repair.fix.Repair;
import org.racelens.report.words.CheckReport.Extent;

/**
 * What a run repaired, ready to be written.
 *
 * @param version of the tool
 * @param files in the order of the input
 * @param extent whether the run came to its end
 */
public record FixReport(String version, List<File> files, Extent extent) {
	public FixReport {
		files = List.copyOf(files);
	}

	/** The report of a run that came to its end. */
	public FixReport(String version, List<File> files) {
		this(version, files, Extent.WHOLE);
	}

	/** What became of the repaired text. */
	public enum Destination {
		/** it is shown as a difference only */
		SHOWN,
		/** the file has it now */
		WRITTEN,
		/** the file was to have it and has not */
		REFUSED
	}

	/**
	 * One file.
	 *
	 * @param repair empty where the file could not be analysed
	 * @param message why it could not be analysed or written
	 * @param diff what the fixes change
	 */
	public record File(String path, Optional<Repair> repair, Optional<String> message, Destination destination, UnifiedDiff diff) {
		/** A repaired file whose change is shown only. */
		public static File shown(String path, Repair repair, UnifiedDiff diff) {
			return new File(path, Optional.of(repair), Optional.empty(), Destination.SHOWN, diff);
		}

		/**
		 * A file that could not be analysed, without a repair and a difference.
		 *
		 * @param reason in words for the user
		 */
		public static File failed(String path, String reason) {
			return new File(path, Optional.empty(), Optional.of(reason), Destination.SHOWN, new UnifiedDiff("", ""));
		}

		/** The same file after the repaired text was written to it. */
		public File written() {
			return new File(path, repair, message, Destination.WRITTEN, diff);
		}

		/**
		 * The same file where the repaired text was to be written and was not.
		 *
		 * @param reason in words for the user
		 */
		public File refused(String reason) {
			return new File(path, repair, Optional.of(reason), Destination.REFUSED, diff);
		}
	}
}
