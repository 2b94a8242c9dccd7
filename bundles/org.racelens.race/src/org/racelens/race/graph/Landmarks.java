package org.racelens.race.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The functions of a unit that have constructs inside, or call such functions.
 *
 * @param names of the functions by key
 * @param directives in each of them and in what it calls, as they are written
 */
record Landmarks(Map<String, String> names, Map<String, Set<String>> directives) {
	static Landmarks of(ParsedUnit unit) {
		Map<String, String> names = new LinkedHashMap<>();
		Map<String, Set<String>> directives = new LinkedHashMap<>();
		Map<String, Set<String>> calls = new LinkedHashMap<>();
		for (FunctionDefinition f : unit.functions()) {
			names.put(f.key(), f.name());
			directives.put(f.key(), directives(f));
			Set<String> called = calls.computeIfAbsent(f.key(), k -> new LinkedHashSet<>());
			Walk.expressions(f.body(), e -> {
				if (e instanceof Call c) {
					called.add(c.callee());
				}
			});
		}
		boolean grown = true;
		while (grown) {
			grown = false;
			for (Map.Entry<String, Set<String>> f : directives.entrySet()) {
				for (String callee : calls.get(f.getKey())) {
					grown |= f.getValue().addAll(List.copyOf(directives.getOrDefault(callee, Set.of())));
				}
			}
		}
		directives.values().removeIf(Set::isEmpty);
		return new Landmarks(names, directives);
	}

	private static Set<String> directives(FunctionDefinition f) {
		Set<String> result = new LinkedHashSet<>();
		Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c && isShown(c.construct())) {
				result.add(c.construct().directive().spelling());
			}
		});
		return result;
	}

	/** Whether a construct is a step of its own: declarations are none, and an {@code atomic} is a part of the code around it. */
	static boolean isShown(Construct c) {
		return !(c instanceof Synchronisation.Atomic) && !c.leaf().isDeclarative();
	}

	/** The calls of such functions that a statement itself makes, in source order. */
	List<Call> calls(Statement statement) {
		List<Call> result = new ArrayList<>();
		for (Expression own : Walk.ownExpressions(statement)) {
			Walk.expressions(own, e -> {
				if (e instanceof Call c && directives.containsKey(c.callee())) {
					result.add(c);
				}
			});
		}
		return result;
	}
}
