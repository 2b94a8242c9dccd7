package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.racelens.analysis.tests.oracle.Instance.Location;

/**
 * Decides the races of a tiny program by executing it: for every legal team size, every parameter value and every thread, all instances
 * that the thread might execute; then every two of them by the definition ({@link Instance#racesWith}).
 * <p>
 * Assignments of iterations to threads are not enumerated as a whole: a race concerns two instances, and whether some legal assignment
 * gives just these two to their threads is the question {@link Claim#mayFallApart} answers. That holds for one team's worksharing; every
 * other program is judged by {@link EveryExecution}.
 */
public final class Oracle {
	private Oracle() {
	}

	/**
	 * The races of a program: which lines, by label, meet on which variable; empty if and only if it is free of races.
	 *
	 * @throws IllegalArgumentException if the program does not conform, or is not one that the oracle understands
	 */
	public static Set<RacyPair> races(TinyProgram program) {
		if (!program.isFlat()) {
			return EveryExecution.races(program);
		}
		Set<RacyPair> races = new TreeSet<>();
		for (int team = 1; team <= program.largestTeam(); team++) {
			for (int parameter : parameterValues(program)) {
				collect(instances(program, team, parameter), team, races);
			}
		}
		return races;
	}

	/** Whether the very pair of instances that a witness names exists and is a race. */
	public static boolean confirms(TinyProgram program, ReplayedWitness witness) {
		if (!program.isFlat()) {
			return EveryExecution.confirms(program, witness);
		}
		if (witness.team() < 1 || witness.team() > program.largestTeam()) {
			return false;
		}
		for (int parameter : parameterValues(program)) {
			boolean meant = witness.parameter().isEmpty() || witness.parameter().getAsInt() == parameter;
			if (meant && confirms(instances(program, witness.team(), parameter), witness)) {
				return true;
			}
		}
		return false;
	}

	/** All locations that are accessed, or are locks that are taken, for some team size and parameter. */
	static Set<Location> locations(TinyProgram program) {
		if (!program.isFlat()) {
			return EveryExecution.locations(program);
		}
		Set<Location> locations = new LinkedHashSet<>();
		for (int team = 1; team <= program.largestTeam(); team++) {
			for (int parameter : parameterValues(program)) {
				for (int thread = 0; thread < team; thread++) {
					ThreadRun run = ThreadRun.of(program, team, thread, parameter);
					run.instances().forEach(instance -> locations.add(instance.location()));
					locations.addAll(run.lockLocations());
				}
			}
		}
		return locations;
	}

	/** All values that the program's parameter may have; one arbitrary value if it has none. */
	static int[] parameterValues(TinyProgram program) {
		return program.parameter().map(named -> IntStream.rangeClosed(named.min(), named.max()).toArray())
				.orElse(new int[] { 0 });
	}

	/** What all threads of a team might execute, thread by thread. */
	static List<Instance> instances(TinyProgram program, int team, int parameter) {
		List<Instance> instances = new ArrayList<>();
		List<String> trace = List.of();
		for (int thread = 0; thread < team; thread++) {
			ThreadRun run = ThreadRun.of(program, team, thread, parameter);
			if (thread > 0 && !trace.equals(run.trace())) {
				throw new IllegalArgumentException("the threads do not meet the same barriers and worksharing constructs");
			}
			trace = run.trace();
			instances.addAll(run.instances());
		}
		return instances;
	}

	private static void collect(List<Instance> instances, int team, Set<RacyPair> races) {
		Map<Location, List<Instance>> met = new HashMap<>();
		for (Instance second : instances) {
			List<Instance> earlier = met.computeIfAbsent(second.location(), location -> new ArrayList<>());
			for (Instance first : earlier) {
				if (first.racesWith(second, team)) {
					races.add(RacyPair.of(first.label(), second.label(), first.location().variable()));
				}
			}
			earlier.add(second);
		}
	}

	private static boolean confirms(List<Instance> instances, ReplayedWitness witness) {
		BiPredicate<Instance, ReplayedWitness.End> names = (instance, end) -> instance.label() == end.label()
				&& instance.thread() == end.thread()
				&& instance.location().variable().equals(witness.variable())
				&& instance.iteration().entrySet().containsAll(end.iteration().entrySet());
		for (Instance first : instances) {
			if (names.test(first, witness.first()) && instances.stream()
					.anyMatch(second -> names.test(second, witness.second()) && first.racesWith(second, witness.team()))) {
				return true;
			}
		}
		return false;
	}
}
