package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.exploration.answer.Ending;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Race;

/** What an exploration found, in the terms of the {@link Enumerator}. */
final class Explored {
	private Explored() {
	}

	static Set<String> races(Exploration exploration) {
		return races(exploration.races());
	}

	static Set<String> races(List<Race> races) {
		return races.stream().map(race -> Enumerator.pair(race.conflict().first().id(), race.conflict().second().id()))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	static Set<String> standstills(Exploration exploration) {
		return exploration.standstills().stream().map(still -> still.waiting().stream()
				.map(waiting -> waiting.thread() + " " + waiting.label() + "\n").collect(Collectors.joining()))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	/** How often each ending is met; made to be told of them. */
	static final class Count {
		private final Map<Ending, Integer> endings = new HashMap<>();

		void add(Ending ending) {
			endings.merge(stripped(ending), 1, Integer::sum);
		}

		Map<Ending, Integer> endings() {
			return endings;
		}
	}

	/** Without the registers at the end that hold 0. */
	private static Ending stripped(Ending ending) {
		List<List<Long>> registers = new ArrayList<>();
		for (List<Long> each : ending.registers()) {
			List<Long> held = new ArrayList<>(each);
			while (!held.isEmpty() && held.get(held.size() - 1) == 0) {
				held.remove(held.size() - 1);
			}
			registers.add(held);
		}
		return new Ending(registers, ending.memory());
	}
}
