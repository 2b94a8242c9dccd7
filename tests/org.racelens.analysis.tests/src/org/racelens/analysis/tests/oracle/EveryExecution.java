package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.racelens.analysis.tests.oracle.Instance.Location;

/**
 * The races of any tiny program by trying all its executions: every team size, every distribution of work. The order of an execution is a
 * graph over its instances, so the answer is exact.
 */
final class EveryExecution {
	private static final int MOST_EXECUTIONS = 4_000;

	private EveryExecution() {
	}

	/**
	 * The races of a program: which lines, by label, meet on which variable.
	 *
	 * @throws IllegalArgumentException if the program does not conform, or has too many executions
	 */
	static Set<RacyPair> races(TinyProgram program) {
		Set<RacyPair> races = new TreeSet<>();
		forEach(program, execution -> collect(execution, races));
		return races;
	}

	/** All locations that are accessed, or are locks that are taken, in some execution. */
	static Set<Location> locations(TinyProgram program) {
		Set<Location> locations = new LinkedHashSet<>();
		forEach(program, execution -> {
			execution.events().stream().filter(event -> event.copy() == 0).map(Event::location).forEach(locations::add);
			locations.addAll(execution.locks());
		});
		return locations;
	}

	/** Whether the very pair of instances that a witness names exists in some execution and is a race there. */
	static boolean confirms(TinyProgram program, ReplayedWitness witness) {
		return anyExecution(program, execution -> execution.size() == witness.team() && confirms(execution, witness));
	}

	private static boolean confirms(Execution execution, ReplayedWitness witness) {
		List<BitSet> later = execution.graph.closure();
		List<Event> there = execution.events().stream().filter(event -> event.location().variable().equals(witness.variable())).toList();
		return there.stream().filter(first -> first.isNamedBy(witness.first()))
				.anyMatch(first -> there.stream().anyMatch(second -> second.isNamedBy(witness.second()) && first.racesWith(second, later)));
	}

	private static void forEach(TinyProgram program, Consumer<Execution> action) {
		anyExecution(program, execution -> {
			action.accept(execution);
			return false;
		});
	}

	private static boolean anyExecution(TinyProgram program, Predicate<Execution> condition) {
		int executions = 0;
		for (int parameter : Oracle.parameterValues(program)) {
			Choices choices = new Choices();
			do {
				if (executions++ == MOST_EXECUTIONS) {
					throw new IllegalArgumentException("too many executions");
				}
				if (condition.test(Execution.of(program, parameter, choices))) {
					return true;
				}
			} while (choices.advance());
		}
		return false;
	}

	private static void collect(Execution execution, Set<RacyPair> races) {
		List<BitSet> later = execution.graph.closure();
		Map<Location, List<Event>> met = new HashMap<>();
		for (Event second : execution.events()) {
			List<Event> earlier = met.computeIfAbsent(second.location(), location -> new ArrayList<>());
			for (Event first : earlier) {
				RacyPair pair = RacyPair.of(first.label(), second.label(), first.location().variable());
				if (!races.contains(pair) && first.racesWith(second, later)) {
					races.add(pair);
				}
			}
			earlier.add(second);
		}
	}
}
