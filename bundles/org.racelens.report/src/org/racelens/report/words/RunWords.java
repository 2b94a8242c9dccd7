package org.racelens.report.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.SharedAccess;

/** Says what runs have shown of regions. */
public final class RunWords {
	private static final int MOST_NAMED = 8;

	private RunWords() {
	}

	/** Whether a race was seen, and how many accesses of the source were: a line each; none where no run was asked for. */
	public static List<String> lines(RegionReport region) {
		List<String> lines = new ArrayList<>();
		region.tried().ifPresent(trial -> {
			lines.add(Sentences.of(trial.told()));
			coverage(trial).ifPresent(lines::add);
		});
		return lines;
	}

	/**
	 * {@code 2 of 3 accesses to shared memory were seen in the runs; not: write of a in line 12}; empty for a region that was not executed.
	 */
	public static Optional<String> coverage(RegionTrial trial) {
		if (trial.threads() == 0 || trial.accesses() == 0) {
			return Optional.empty();
		}
		String figures = Phrases.of("accessesSeen", trial.seen(), trial.accesses());
		List<String> named = new ArrayList<>(trial.unseen().stream().limit(MOST_NAMED).map(RunWords::named).toList());
		if (trial.unseen().size() > MOST_NAMED) {
			named.add(Phrases.of("moreUnseen", trial.unseen().size() - MOST_NAMED));
		}
		return Optional.of(named.isEmpty() ? figures : Phrases.of("accessesUnseen", figures, String.join(", ", named)));
	}

	/** {@code the runs have not executed this write of a}. */
	public static String unseen(SharedAccess access) {
		return Phrases.of(access.write() ? "notExecutedWrite" : "notExecutedRead", access.variable());
	}

	private static String named(SharedAccess access) {
		return Phrases.of(access.write() ? "unseenWrite" : "unseenRead", access.variable(), access.place().line());
	}
}
