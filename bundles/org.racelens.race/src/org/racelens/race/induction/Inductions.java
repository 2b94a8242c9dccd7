package org.racelens.race.induction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.logic.decide.Decider;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.judge.Engine;
import org.racelens.race.phase.Flattened;

/** A second look at regions of which nothing but recursion is left open. */
public final class Inductions {
	private final ParsedUnit unit;
	private final Focus focus;
	private final ExecutionSetting setting;
	private final Engine engine;
	private final Cancellation cancellation;
	private final Map<FunctionDefinition, Optional<Footprint>> proved = new LinkedHashMap<>();

	public Inductions(ParsedUnit unit, Focus focus, ExecutionSetting setting, Engine engine, Cancellation cancellation) {
		this.unit = unit;
		this.focus = focus;
		this.setting = setting;
		this.engine = engine;
		this.cancellation = cancellation;
	}

	/** Whether there are calls of functions within themselves that are not followed. */
	public static boolean areWanted(List<Region> encounters) {
		return !deepCalls(encounters).isEmpty();
	}

	/** The encounters of a region with footprints in the place of deep calls; nothing where a footprint is not proved. */
	public List<Region> again(List<Region> encounters, Decider decider) {
		Map<String, Footprint> footprints = new LinkedHashMap<>();
		for (SourceRange call : deepCalls(encounters)) {
			Optional<FunctionDefinition> function = unit.functions().stream().filter(f -> f.range().contains(call)).findFirst();
			Optional<Footprint> footprint = function.flatMap(f -> footprint(f, decider));
			if (footprint.isEmpty()) {
				return List.of();
			}
			footprints.put(function.get().key(), footprint.get());
		}
		List<Construct> constructs = encounters.stream().map(Region::construct).toList();
		List<Region> again = SymbolicExecution.run(unit, focus, footprints, setting, cancellation).regions().stream()
				.filter(r -> constructs.contains(r.construct())).toList();
		return again.size() < encounters.size() ? List.of() : again;
	}

	/** The calls of functions within themselves that are not followed. */
	private static Set<SourceRange> deepCalls(List<Region> encounters) {
		Stream<ModelGap> ofFamilies = encounters.stream().flatMap(r -> Flattened.of(r.items(), r.assumptions(), r.context()).stream())
				.flatMap(f -> f.access().unknownOrder().stream());
		return Stream.concat(ofFamilies, encounters.stream().flatMap(r -> r.gaps().stream())).filter(g -> g.kind() == GapKind.RECURSION)
				.map(ModelGap::place).collect(Collectors.toCollection(TreeSet::new));
	}

	private Optional<Footprint> footprint(FunctionDefinition function, Decider decider) {
		return proved.computeIfAbsent(function, f -> FootprintProof.of(unit, f, setting, engine, decider, cancellation));
	}
}
