package org.racelens.race.verdict;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;

/**
 * What is one finding for a person: the races of one variable in a region that one comment accepts, or that nobody accepted.
 *
 * @param clearest the pair that tells most: one that a run has confirmed, then definite before possible, then the first in the source
 * @param others the other races, in source order
 */
public record Defect(Race clearest, List<Race> others) {
	/** How many further pairs reports list. */
	public static final int LISTED = 20;

	/** The races of which one finding is made. */
	private record Key(Object variable, Optional<Suppression> suppression) {
		static Key of(Race race) {
			return new Key(race.object().isPresent() ? race.object().get() : race.variable(), race.suppression());
		}
	}

	/** The source lines of the two ends. */
	private record Lines(String first, int firstLine, String second, int secondLine) {
		static Lines of(Race race) {
			SourceRange a = race.first().place();
			SourceRange b = race.second().place();
			return new Lines(a.path(), a.line(), b.path(), b.line());
		}
	}

	public Defect {
		others = List.copyOf(others);
	}

	/** The races of a region as findings, in the order of their first races. */
	public static List<Defect> of(Collection<Race> races) {
		Map<Key, List<Race>> byVariable = new LinkedHashMap<>();
		races.forEach(race -> byVariable.computeIfAbsent(Key.of(race), k -> new ArrayList<>()).add(race));
		return byVariable.values().stream().map(Defect::joined).toList();
	}

	private static Defect joined(List<Race> races) {
		Race clearest = races.stream().min(Comparator.comparing((Race r) -> r.evidence().kind() != Evidence.Kind.CONFIRMED)
				.thenComparing(r -> r.confidence() != Confidence.DEFINITE)).orElseThrow();
		return new Defect(clearest, races.stream().filter(race -> race != clearest).toList());
	}

	/** The number of further pairs of places that race: those known one by one, and those that have both ends in common with such. */
	public int similar() {
		return others.size() + clearest.unlisted() + others.stream().mapToInt(Race::unlisted).sum();
	}

	/** The first further pairs that differ in their source lines, from each other and from the clearest. */
	public List<Race> listed() {
		Set<Lines> seen = new LinkedHashSet<>(Set.of(Lines.of(clearest)));
		return others.stream().filter(race -> seen.add(Lines.of(race))).limit(LISTED).toList();
	}

	/** The number of definite findings of a region, and so on. */
	public static int count(Collection<Race> races, Confidence confidence) {
		return (int) of(races).stream().filter(d -> d.clearest().confidence() == confidence).count();
	}
}
