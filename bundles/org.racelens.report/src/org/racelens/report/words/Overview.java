package org.racelens.report.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * What the maintainer of a project looks at first: the findings of many regions, those that need no assumption before all others, and what
 * repeats told once.
 *
 * @param races definite ones, in the order of the report
 * @param variables with possible races that do not need pointers which overlap; scalars first, then those with the most regions
 * @param aliases number of regions with possible races alone, all of which need pointers that overlap
 * @param conditions number of regions that are race-free under conditions, by the kind of these; a region may have several
 * @param causes why regions are unknown, those of the most regions first
 */
public record Overview(List<Finding> races, List<Suspect> variables, int aliases, Map<Condition.Kind, Integer> conditions,
		List<Cause> causes) {
	/** Of fewer regions a person reads the report itself. */
	private static final int FEW_REGIONS = 20;

	/** A definite race with its region. */
	public record Finding(RegionReport region, Race race) {
	}

	/**
	 * A variable with possible races.
	 *
	 * @param scalar whether it is accessed by its name alone
	 * @param regions in which it has them
	 */
	public record Suspect(String variable, boolean scalar, List<RegionReport> regions) {
	}

	/**
	 * Something that was not understood.
	 *
	 * @param regions number of regions that it leaves undecided, alone or with others
	 */
	public record Cause(GapKind kind, String sentence, int regions) {
	}

	/** The variable of a race as it is accessed. */
	private record Accessed(String variable, boolean scalar) {
		static Accessed of(Race race) {
			return new Accessed(race.variable(), Stream.of(race.first(), race.second()).allMatch(a -> a.text().equals(race.variable())));
		}
	}

	public Overview {
		races = List.copyOf(races);
		variables = List.copyOf(variables);
		causes = List.copyOf(causes);
	}

	/** The overview of a report of several files with many regions; empty for a short one. */
	public static Optional<Overview> of(CheckReport report) {
		List<RegionReport> regions = report.files().stream().map(UnitReport::regions).flatMap(List::stream).toList();
		if (report.files().size() < 2 || regions.size() < FEW_REGIONS) {
			return Optional.empty();
		}
		List<Finding> races = new ArrayList<>();
		Map<Accessed, List<RegionReport>> suspects = new LinkedHashMap<>();
		int aliases = 0;
		for (RegionReport region : regions) {
			List<Race> clearest = Defect.of(region.openRaces()).stream().map(Defect::clearest).toList();
			clearest.stream().filter(Overview::isDefinite).forEach(race -> races.add(new Finding(region, race)));
			clearest.stream().filter(race -> !isDefinite(race) && !isAlias(race)).map(Accessed::of).distinct()
					.forEach(a -> suspects.computeIfAbsent(a, k -> new ArrayList<>()).add(region));
			aliases += !clearest.isEmpty() && clearest.stream().allMatch(Overview::isAlias) ? 1 : 0;
		}
		return Optional.of(new Overview(races, suspects(suspects), aliases, conditions(regions), causes(regions)));
	}

	private static boolean isDefinite(Race race) {
		return race.confidence() == Confidence.DEFINITE;
	}

	private static boolean isAlias(Race race) {
		return race.reasons().stream().anyMatch(reason -> reason.kind() == GapKind.MAY_ALIAS);
	}

	private static List<Suspect> suspects(Map<Accessed, List<RegionReport>> found) {
		Comparator<Suspect> scalarsFirst = Comparator.comparing(s -> !s.scalar());
		return found.entrySet().stream().map(e -> new Suspect(e.getKey().variable(), e.getKey().scalar(), e.getValue()))
				.sorted(scalarsFirst.thenComparing(s -> -s.regions().size())).toList();
	}

	private static Map<Condition.Kind, Integer> conditions(List<RegionReport> regions) {
		Map<Condition.Kind, Integer> result = new EnumMap<>(Condition.Kind.class);
		regions.stream().filter(r -> r.verdict() == Verdict.RACE_FREE_IF)
				.forEach(r -> r.conditions().stream().map(Condition::kind).distinct().forEach(kind -> result.merge(kind, 1, Integer::sum)));
		return result;
	}

	private static List<Cause> causes(List<RegionReport> regions) {
		Map<Cause, Long> count = regions.stream().filter(r -> r.verdict() == Verdict.UNKNOWN).map(Overview::causes).flatMap(Set::stream)
				.collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
		return count.entrySet().stream().map(e -> new Cause(e.getKey().kind(), e.getKey().sentence(), e.getValue().intValue()))
				.sorted(Comparator.comparing(c -> -c.regions())).toList();
	}

	private static Set<Cause> causes(RegionReport region) {
		Set<Cause> result = new LinkedHashSet<>();
		for (ModelGap gap : region.gaps()) {
			result.add(new Cause(gap.kind(), Sentences.of(gap), 1));
		}
		return result;
	}
}
