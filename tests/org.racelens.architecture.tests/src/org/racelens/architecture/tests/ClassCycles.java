package org.racelens.architecture.tests;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Classes that need each other: the strongly connected components of who names whom (Tarjan 1972). */
final class ClassCycles {
	private final Map<String, Set<String>> uses;
	private final Map<String, Integer> numbers = new HashMap<>();
	private final Map<String, Integer> lowest = new HashMap<>();
	private final Deque<String> open = new ArrayDeque<>();
	private final List<Set<String>> cycles = new ArrayList<>();

	ClassCycles(Map<String, Set<String>> uses) {
		this.uses = uses;
		uses.keySet().stream().filter(type -> !numbers.containsKey(type)).forEach(this::visit);
	}

	/** Those of more than one class. */
	List<Set<String>> all() {
		return cycles.stream().filter(cycle -> cycle.size() > 1).toList();
	}

	private void visit(String type) {
		int number = numbers.size();
		numbers.put(type, number);
		lowest.put(type, number);
		open.push(type);
		for (String used : uses.getOrDefault(type, Set.of())) {
			if (!numbers.containsKey(used)) {
				visit(used);
				lowest.merge(type, lowest.get(used), Math::min);
			} else if (open.contains(used)) {
				lowest.merge(type, numbers.get(used), Math::min);
			}
		}
		if (lowest.get(type) == number) {
			Set<String> cycle = new TreeSet<>();
			while (!cycle.contains(type)) {
				cycle.add(open.pop());
			}
			cycles.add(cycle);
		}
	}
}
