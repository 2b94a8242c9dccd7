package org.racelens.openmp.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.unit.ParsedUnit;

/** The functions of a unit in which a thread may go on, in a loop or by calling them again, until another thread writes something. */
public final class WaitingFunctions {
	private final Map<String, FunctionDefinition> functions = new LinkedHashMap<>();
	private final Map<String, Set<String>> callees = new LinkedHashMap<>();
	private final Map<String, Set<String>> callers = new LinkedHashMap<>();

	private WaitingFunctions(ParsedUnit unit) {
		unit.functions().forEach(f -> functions.put(f.key(), f));
		for (FunctionDefinition f : functions.values()) {
			callees.put(f.key(), new LinkedHashSet<>());
			Walk.expressions(f.body(), e -> {
				if (e instanceof Call c && functions.containsKey(c.callee())) {
					callees.get(f.key()).add(c.callee());
					callers.computeIfAbsent(c.callee(), k -> new LinkedHashSet<>()).add(f.key());
				}
			});
		}
	}

	/** Their keys, with those of the functions that lead to them by calls. */
	public static Set<String> of(ParsedUnit unit) {
		WaitingFunctions all = new WaitingFunctions(unit);
		Set<String> recursive = all.recursive();
		Set<String> found = new LinkedHashSet<>();
		Deque<String> open = new ArrayDeque<>();
		for (FunctionDefinition f : all.functions.values()) {
			if (!loops(f.body(), all.functions.keySet()).isEmpty() || recursive.contains(f.key()) && !Recursion.endsAlone(f, recursive)) {
				open.add(f.key());
			}
		}
		while (!open.isEmpty()) {
			String next = open.remove();
			if (found.add(next)) {
				open.addAll(all.callers.getOrDefault(next, Set.of()));
			}
		}
		return found;
	}

	/**
	 * The loops of some code that may wait.
	 *
	 * @param followed the functions whose bodies are in sight
	 */
	public static List<Loop> loops(Statement code, Set<String> followed) {
		List<Loop> found = new ArrayList<>();
		Walk.statements(code, s -> {
			if (s instanceof Loop l && WaitingLoop.is(l, followed)) {
				found.add(l);
			}
		});
		return found;
	}

	/** The functions that may come to call themselves again, or lie between such: those that are left without the others. */
	private Set<String> recursive() {
		Map<String, Integer> calls = new LinkedHashMap<>();
		Map<String, Integer> called = new LinkedHashMap<>();
		Set<String> left = new LinkedHashSet<>(functions.keySet());
		Deque<String> open = new ArrayDeque<>();
		for (String f : functions.keySet()) {
			calls.put(f, callees.get(f).size());
			called.put(f, callers.getOrDefault(f, Set.of()).size());
			if (calls.get(f) == 0 || called.get(f) == 0) {
				open.add(f);
			}
		}
		while (!open.isEmpty()) {
			String f = open.remove();
			if (left.remove(f)) {
				callers.getOrDefault(f, Set.of()).stream().filter(c -> calls.merge(c, -1, Integer::sum) == 0).forEach(open::add);
				callees.get(f).stream().filter(c -> called.merge(c, -1, Integer::sum) == 0).forEach(open::add);
			}
		}
		return left;
	}
}
