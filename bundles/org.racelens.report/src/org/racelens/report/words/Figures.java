package org.racelens.report.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;

/**
 * The figures of the summary line.
 *
 * @param racy regions with a race that nobody accepted
 * @param conditional regions that are race-free under conditions
 * @param definite races that nobody accepted
 * @param possible such races as well
 * @param accepted races that the source accepts
 * @param since the revision since which these regions have changed, where the others are left out
 */
public record Figures(int files, int failed, int regions, int racy, int free, int conditional, int unknown, int definite, int possible,
		int accepted, Optional<Since> since) {
	/** The figures of all files of a report; a variable with several races in a region counts as one race. */
	public static Figures of(CheckReport report) {
		List<RegionReport> regions = report.files().stream().flatMap(f -> f.regions().stream()).toList();
		int racy = (int) regions.stream().filter(r -> !r.openRaces().isEmpty()).count();
		int accepted = regions.stream().mapToInt(r -> Defect.of(r.races().stream().filter(Race::isAccepted).toList()).size()).sum();
		return new Figures(report.files().size(), (int) report.files().stream().filter(f -> f.failure().isPresent()).count(),
				regions.size(), racy, count(regions, Verdict.RACE_FREE), count(regions, Verdict.RACE_FREE_IF),
				count(regions, Verdict.UNKNOWN),
				defects(regions, Confidence.DEFINITE), defects(regions, Confidence.POSSIBLE), accepted,
				report.scope().since());
	}

	private static int count(List<RegionReport> regions, Verdict verdict) {
		return (int) regions.stream().filter(r -> r.verdict() == verdict).count();
	}

	/** A variable with races in a region counts once. */
	private static int defects(List<RegionReport> regions, Confidence confidence) {
		return regions.stream().mapToInt(r -> Defect.count(r.openRaces(), confidence)).sum();
	}

	/** One line: {@code 3 files, 4 regions: 2 races in 1 region, 2 regions race-free, 1 region unknown}. */
	public String sentence() {
		String what = number(files, "file") + ", " + number(regions, "parallel region")
				+ since.map(s -> " (" + s.sentence() + ")").orElse("");
		List<String> parts = new ArrayList<>();
		if (racy > 0) {
			parts.add(races() + " in " + number(racy, "region"));
		}
		if (accepted > 0) {
			parts.add(number(accepted, "race") + " accepted in the source");
		}
		if (free > 0) {
			parts.add(number(free, "region") + " race-free");
		}
		if (conditional > 0) {
			parts.add(number(conditional, "region") + " race-free under conditions");
		}
		if (unknown > 0) {
			parts.add(number(unknown, "region") + " unknown");
		}
		if (failed > 0) {
			parts.add(number(failed, "file") + " not analysed");
		}
		return parts.isEmpty() ? what : what + ": " + String.join(", ", parts);
	}

	private String races() {
		if (possible == 0) {
			return number(definite, "race");
		}
		return definite == 0 ? number(possible, "possible race") : number(definite, "race") + " and " + possible + " possible";
	}

	/** A number with its noun, which gets an {@code s} unless the number is 1. */
	public static String number(int n, String noun) {
		return n + " " + noun + (n == 1 ? "" : "s");
	}
}
