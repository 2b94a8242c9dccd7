package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The races of a program by trying whole assignments of iterations to threads, one after the other: slower than {@link Oracle} and without
 * its argument that two instances are enough to look at. It judges the oracle.
 */
final class EveryAssignment {
	private static final int MOST_ASSIGNMENTS = 3_000;

	private EveryAssignment() {
	}

	/** The races, or nothing if there are too many assignments to try. */
	static Optional<Set<RacyPair>> races(TinyProgram program) {
		Set<RacyPair> races = new TreeSet<>();
		for (int team = 1; team <= program.largestTeam(); team++) {
			for (int parameter : Oracle.parameterValues(program)) {
				List<Instance> instances = Oracle.instances(program, team, parameter);
				Optional<List<Map<Object, int[]>>> assignments = assignments(instances, team);
				if (assignments.isEmpty()) {
					return Optional.empty();
				}
				for (Map<Object, int[]> assignment : assignments.get()) {
					collect(instances.stream().filter(instance -> exists(instance, assignment)).map(EveryAssignment::unconditional)
							.toList(),
							team, races);
				}
			}
		}
		return Optional.of(races);
	}

	private static boolean exists(Instance instance, Map<Object, int[]> assignment) {
		return instance.claim().isEmpty()
				|| assignment.get(unit(instance.claim().get()))[instance.claim().get().iteration()] == instance.thread();
	}

	private static Instance unconditional(Instance instance) {
		return new Instance(instance.label(), instance.location(), instance.effect(), instance.phase(), instance.thread(), instance.locks(),
				Optional.empty(), instance.iteration());
	}

	private static void collect(List<Instance> instances, int team, Set<RacyPair> races) {
		for (Instance first : instances) {
			for (Instance second : instances) {
				if (first.racesWith(second, team)) {
					races.add(RacyPair.of(first.label(), second.label(), first.location().variable()));
				}
			}
		}
	}

	/** What is assigned as one: an encounter, or all encounters of consistent loops. */
	private static Object unit(Claim claim) {
		return claim.schedule().equals(Schedule.of(Schedule.Kind.STATIC)) ? claim.trips() : claim.encounter();
	}

	private static Optional<List<Map<Object, int[]>>> assignments(List<Instance> instances, int team) {
		Map<Object, Claim> units = new LinkedHashMap<>();
		instances.forEach(instance -> instance.claim().ifPresent(claim -> units.put(unit(claim), claim)));
		List<Map<Object, int[]>> assignments = List.of(Map.of());
		for (Map.Entry<Object, Claim> unit : units.entrySet()) {
			List<int[]> owners = owners(unit.getValue(), team);
			if ((long) owners.size() * assignments.size() > MOST_ASSIGNMENTS) {
				return Optional.empty();
			}
			List<Map<Object, int[]>> longer = new ArrayList<>();
			for (Map<Object, int[]> assignment : assignments) {
				for (int[] owner : owners) {
					Map<Object, int[]> more = new LinkedHashMap<>(assignment);
					more.put(unit.getKey(), owner);
					longer.add(more);
				}
			}
			assignments = longer;
		}
		return Optional.of(assignments);
	}

	/** All legal owner functions of one encounter; an incomplete list, longer than any that is used, if there are too many. */
	private static List<int[]> owners(Claim claim, int team) {
		int iterations = claim.trips().stream().reduce(1, (x, y) -> x * y);
		return Owners.all(claim.schedule(), iterations, team, MOST_ASSIGNMENTS);
	}
}
