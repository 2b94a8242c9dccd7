package org.racelens.headless.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.CheckReport;

/** Reports as large programs have them. */
final class ManyFindings {
	private static final int IN_A_FILE = 50;

	private ManyFindings() {
	}

	/** Half of the findings are definite races on a, the others possible ones on b. */
	static CheckReport report(int findings) {
		List<UnitReport> files = new ArrayList<>();
		for (int file = 0; file < findings / IN_A_FILE; file++) {
			Sample sample = new Sample("src/part" + file + ".c");
			List<RegionReport> regions = new ArrayList<>();
			for (int i = 0; i < IN_A_FILE; i += 2) {
				regions.add(sample.racy());
				regions.add(sample.possible());
			}
			files.add(new UnitReport(sample.path(), Optional.empty(), regions, List.of(), Duration.ZERO));
		}
		return new CheckReport("1.0.0", files);
	}
}
