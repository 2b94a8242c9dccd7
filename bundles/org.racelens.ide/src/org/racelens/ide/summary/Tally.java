package org.racelens.ide.summary;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.racelens.ide.result.FileResult;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * What the results of files come to. What stands in a header counts once, however many of the files include it.
 *
 * @param files that have a result, or should have
 * @param failed those of them that could not be analysed
 * @param definite races that are definite and nobody accepted
 * @param possible races that are merely possible and nobody accepted
 * @param accepted races that comments accept
 * @param regions by their verdicts; a verdict that no region has may be missing
 */
public record Tally(int files, int failed, int definite, int possible, int accepted, Map<Verdict, Integer> regions) {
	/** The figures of no file. */
	public static final Tally NONE = new Tally(0, 0, 0, 0, 0, Map.of());

	public Tally {
		regions = Map.copyOf(regions);
	}

	/** What these results come to. */
	public static Tally of(Collection<FileResult> results) {
		Count count = new Count();
		results.forEach(result -> count.add(result.report()));
		int failed = (int) results.stream().filter(result -> result.report().failure().isPresent()).count();
		return new Tally(results.size(), failed, count.races(r -> !r.isAccepted() && r.confidence() == Confidence.DEFINITE),
				count.races(r -> !r.isAccepted() && r.confidence() == Confidence.POSSIBLE), count.races(Race::isAccepted),
				count.verdicts());
	}

	/** The figures with so many files more, of which nothing is known. */
	public Tally withFailed(int more) {
		return new Tally(files + more, failed + more, definite, possible, accepted, regions);
	}

	/** The races that nobody accepted. */
	public int races() {
		return definite + possible;
	}

	/** How many regions have a verdict. */
	public int regions(Verdict verdict) {
		return regions.getOrDefault(verdict, 0);
	}

	/** What is the same for a region in each source that includes it. */
	private record Key(SourceRange place, String function, String directive, int number) {
	}

	/** The regions of some files, each of them once. */
	private static final class Count {
		private final Map<Key, RegionReport> regions = new LinkedHashMap<>();

		void add(UnitReport report) {
			Map<Key, Integer> equal = new HashMap<>();
			for (RegionReport region : report.regions()) {
				int number = equal.merge(new Key(region.place(), region.function(), region.directive(), 0), 1, Integer::sum);
				regions.merge(new Key(region.place(), region.function(), region.directive(), number), region, Count::worse);
			}
		}

		private static RegionReport worse(RegionReport known, RegionReport other) {
			return known.verdict().join(other.verdict()) == known.verdict() ? known : other;
		}

		int races(Predicate<Race> wanted) {
			return (int) regions.values().stream().flatMap(region -> region.races().stream()).filter(wanted).count();
		}

		Map<Verdict, Integer> verdicts() {
			Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
			regions.values().forEach(region -> verdicts.merge(region.verdict(), 1, Integer::sum));
			return verdicts;
		}
	}
}
