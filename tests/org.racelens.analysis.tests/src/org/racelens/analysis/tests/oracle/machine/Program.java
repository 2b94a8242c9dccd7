package org.racelens.analysis.tests.oracle.machine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.analysis.tests.oracle.machine.UnitParser.Unit;

/** The files of a program, read. */
public final class Program {
	private static final int SMALLEST_TEAM = 2;
	private static final int LARGEST_TEAM = 4;
	final List<Unit> units;
	private final Map<String, Code.Function> functions = new HashMap<>();

	/** Reads files: their texts by their paths. */
	public Program(Map<String, String> files) {
		units = files.entrySet().stream().map(f -> UnitParser.parsed(f.getKey(), f.getValue())).toList();
		units.forEach(u -> u.functions().forEach(f -> functions.put(f.name(), f)));
	}

	/** The function of a name; no name has two. */
	Optional<Code.Function> function(String name) {
		return Optional.ofNullable(functions.get(name));
	}

	/**
	 * Executes a function without arguments, with each size of a team that may race.
	 *
	 * @throws RefusedException if that means nothing, or the machine does not know what
	 */
	public Executed executed(String function) {
		Set<RacyPlaces> races = new TreeSet<>();
		List<Encounter> encounters = List.of();
		int largest = LARGEST_TEAM;
		boolean undefined = false;
		for (int team = SMALLEST_TEAM; team <= largest; team++) {
			Regions regions = new Regions(this, team);
			regions.start(function);
			largest = Math.min(largest, regions.mostThreads());
			regions.encounters().forEach(e -> races.addAll(e.races()));
			encounters = regions.encounters();
			undefined |= regions.isUndefined();
		}
		return new Executed(races, encounters, undefined);
	}

	/**
	 * What came of executions that differ in the size of the team.
	 *
	 * @param encounters of the largest team with its region
	 * @param isUndefined whether they read what nobody stored, or left a block of memory
	 */
	public record Executed(Set<RacyPlaces> races, List<Encounter> encounters, boolean isUndefined) {
	}

	/** Two places, in their order, at which accesses race. */
	public record RacyPlaces(Place first, Place second) implements Comparable<RacyPlaces> {
		/** In any order. */
		public static RacyPlaces of(Place one, Place other) {
			return one.compareTo(other) <= 0 ? new RacyPlaces(one, other) : new RacyPlaces(other, one);
		}

		@Override
		public int compareTo(RacyPlaces other) {
			int order = first.compareTo(other.first);
			return order != 0 ? order : second.compareTo(other.second);
		}

		@Override
		public String toString() {
			return first + "/" + second;
		}
	}
}
