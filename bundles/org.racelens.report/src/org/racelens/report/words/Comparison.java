package org.racelens.report.words;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/** What of a report an earlier one has as well, its baseline. */
public final class Comparison {
	/** What findings are about. */
	public enum Rule {
		RACE, UNKNOWN, CONDITION
	}

	/**
	 * A finding of the baseline that the report does not have.
	 *
	 * @param fingerprint what it is
	 * @param message what the baseline says of it
	 * @param unit the file that was analysed
	 * @param line where it was, 1-based
	 */
	public record Gone(Rule rule, String fingerprint, String message, String unit, String path, int line, int column) {
	}

	/** Numbers of findings. */
	public record Numbers(int fresh, int known, int gone) {
		/** {@code 2 new, 5 known, 1 gone}. */
		public String sentence() {
			return Phrases.of("baselineNumbers", fresh, known, gone);
		}

		boolean isAny() {
			return fresh + known + gone > 0;
		}
	}

	private final String baseline;
	private final Map<Object, Set<Object>> known;
	private final List<Gone> gone;

	/**
	 * A comparison.
	 *
	 * @param baseline the earlier report, as the user names it
	 * @param known by region the findings that the baseline has, too; objects of the report, not equal ones: races as the clearest pairs of
	 * their defects, the region itself for what is not decided, conditions; messages stand for themselves
	 */
	public Comparison(String baseline, Map<Object, Set<Object>> known, List<Gone> gone) {
		this.baseline = baseline;
		this.known = new IdentityHashMap<>(known);
		this.gone = List.copyOf(gone);
	}

	/** Whether the baseline has the race of a region. */
	public boolean isKnown(RegionReport region, Defect defect) {
		return isKnown(region, (Object) defect.clearest());
	}

	/** Whether the region was undecided in the baseline. */
	public boolean isKnown(RegionReport region) {
		return isKnown(region, (Object) region);
	}

	/** Whether the baseline has the condition of a region. */
	public boolean isKnown(RegionReport region, Condition condition) {
		return isKnown(region, (Object) condition);
	}

	/** Whether the baseline has a message, or what else a report says once. */
	public boolean isKnown(Object region, Object finding) {
		return known.getOrDefault(region, Collections.emptySet()).contains(finding);
	}

	/** The earlier report, as the user names it. */
	public String baseline() {
		return baseline;
	}

	/** What the baseline has and the report has not, in the baseline's order. */
	public List<Gone> gone() {
		return gone;
	}

	/** What is left to be done about a region besides what the baseline has; see {@link RegionReport#finding}. */
	public Optional<Verdict> finding(RegionReport region) {
		return region.finding().filter(verdict -> switch (verdict) {
			case RACE -> Defect.of(region.openRaces()).stream().anyMatch(d -> !isKnown(region, d));
			case UNKNOWN -> !isKnown(region);
			case RACE_FREE_IF -> region.conditions().stream().anyMatch(c -> !isKnown(region, c));
			case RACE_FREE, NO_PARALLELISM -> false;
		});
	}

	/**
	 * How many findings of a kind are new, known and gone; of a region what counts most, as {@link RegionReport#finding} has it, and
	 * accepted races not at all.
	 */
	public Numbers numbers(Rule rule, List<UnitReport> files) {
		int[] counts = new int[2];
		files.stream().flatMap(f -> f.regions().stream()).forEach(region -> {
			switch (rule) {
				case RACE -> Defect.of(region.openRaces()).forEach(d -> counts[isKnown(region, d) ? 1 : 0]++);
				case UNKNOWN -> region.finding().filter(Verdict.UNKNOWN::equals).ifPresent(v -> counts[isKnown(region) ? 1 : 0]++);
				case CONDITION -> region.finding().filter(Verdict.RACE_FREE_IF::equals)
						.ifPresent(v -> region.conditions().forEach(c -> counts[isKnown(region, c) ? 1 : 0]++));
			}
		});
		return new Numbers(counts[0], counts[1], (int) gone.stream().filter(g -> g.rule() == rule).count());
	}

	/** One line: {@code compared with old.sarif: 2 new, 5 known, 1 gone; unknown regions: 0 new, 1 known, 0 gone}. */
	public String sentence(List<UnitReport> files) {
		StringBuilder result = new StringBuilder(Phrases.of("baselineRaces", baseline, numbers(Rule.RACE, files).sentence()));
		Numbers unknown = numbers(Rule.UNKNOWN, files);
		Numbers conditions = numbers(Rule.CONDITION, files);
		if (unknown.isAny()) {
			result.append(Phrases.of("baselineUnknown", unknown.sentence()));
		}
		if (conditions.isAny()) {
			result.append(Phrases.of("baselineConditions", conditions.sentence()));
		}
		return result.toString();
	}
}
