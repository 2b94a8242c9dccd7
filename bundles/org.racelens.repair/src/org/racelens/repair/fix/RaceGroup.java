package org.racelens.repair.fix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Condition.Kind;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;

/**
 * The races of one variable in one region: they are repaired together.
 *
 * @param name the variable as the source names it
 * @param variable the declared variable; empty where only pointers reach the object
 */
public record RaceGroup(RegionReport region, String name, Optional<Variable> variable, List<Race> races) {
	public RaceGroup {
		races = List.copyOf(races);
	}

	/**
	 * The races of a file, by region and variable, in source order. A variable of which all races are accepted is left out; one with
	 * another race is repaired as a whole, because what makes a fix right depends on all its accesses.
	 */
	public static List<RaceGroup> of(UnitReport report) {
		return report.regions().stream().flatMap(r -> of(r).stream()).toList();
	}

	/** The races of a region by variable. */
	public static List<RaceGroup> of(RegionReport region) {
		Map<Object, List<Race>> byVariable = new LinkedHashMap<>();
		region.races().forEach(r -> byVariable.computeIfAbsent(r.object().isPresent() ? r.object().get() : r.variable(),
				k -> new ArrayList<>()).add(r));
		return byVariable.values().stream().filter(races -> !races.stream().allMatch(Race::isAccepted))
				.map(races -> new RaceGroup(region, races.get(0).variable(), races.get(0).object(), races)).toList();
	}

	/** Whether there is no race at all unless different pointers lead to the same memory. */
	public boolean isByAliasOnly() {
		return races.stream().filter(r -> !r.isAccepted())
				.allMatch(r -> !r.reasons().isEmpty() && r.reasons().stream().allMatch(g -> g.kind() == GapKind.MAY_ALIAS));
	}

	/** Whether there surely is a race that nobody accepted. */
	public boolean isDefinite() {
		return races.stream().anyMatch(r -> !r.isAccepted() && r.confidence() == Confidence.DEFINITE);
	}

	/** Whether the memory that only pointers reach is surely accessed by another name, too, of which the races are not among these. */
	public boolean hasOtherNames() {
		Set<SourceRange> places = ends().stream().map(AccessReport::place).collect(Collectors.toSet());
		return variable.isEmpty() && region.races().stream().filter(r -> r.reasons().stream().noneMatch(g -> g.kind() == GapKind.MAY_ALIAS))
				.anyMatch(r -> places.contains(r.first().place()) != places.contains(r.second().place()));
	}

	/**
	 * Whether no race of the region has an end in common with these and another one that is not theirs, and other memory is not assumed to
	 * be apart from theirs.
	 */
	public boolean meetsNothingElse() {
		if (region.conditions().stream().anyMatch(this::keepsApart)) {
			return false;
		}
		Set<SourceRange> places = ends().stream().map(AccessReport::place).collect(Collectors.toSet());
		return region.races().stream().allMatch(r -> places.contains(r.first().place()) == places.contains(r.second().place()));
	}

	private boolean keepsApart(Condition condition) {
		return (condition.kind() == Kind.NO_OVERLAP || condition.kind() == Kind.ROWS_APART)
				&& condition.statement().variables().stream().anyMatch(v -> v.equals(name) || v.startsWith(name + "."));
	}

	/** Both ends of every race, in source order, each place once for each way to get there. */
	public List<AccessReport> ends() {
		return races.stream().flatMap(r -> List.of(r.first(), r.second()).stream()).distinct().toList();
	}
}
