package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.library.LibrarySignature.Trait;
import org.racelens.openmp.library.LibrarySignatures;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Functions all of whose code is in sight, with all that they call: whatever they do has ended when they return, also where a call of them
 * is not followed. Of the library's functions those count that call what they are given before they return.
 */
final class SeenCode {
	private final ParsedUnit unit;
	private final Map<String, FunctionDefinition> functions;
	private final Map<String, Boolean> known = new HashMap<>();
	private final Map<String, Boolean> beginning = new HashMap<>();

	SeenCode(ParsedUnit unit) {
		this.unit = unit;
		functions = unit.functions().stream().collect(Collectors.toMap(FunctionDefinition::key, f -> f, (a, b) -> a));
	}

	/** Whether all that a function executes is in sight. */
	boolean isAllOf(FunctionDefinition function) {
		return known.computeIfAbsent(function.key(), key -> reached(function).stream().allMatch(this::callsOnlySeenCode));
	}

	/** Whether a function may begin messages that are under way when it returns. */
	boolean beginsMessages(FunctionDefinition function) {
		return beginning.computeIfAbsent(function.key(), key -> reached(function).stream().anyMatch(SeenCode::callsWhatBegins));
	}

	private static boolean callsWhatBegins(FunctionDefinition f) {
		boolean[] found = { false };
		Walk.expressions(f.body(), e -> found[0] |= e instanceof Call c
				&& LibrarySignatures.of(c.callee()).filter(s -> s.traits().contains(Trait.BEGINS)).isPresent());
		return found[0];
	}

	private Set<FunctionDefinition> reached(FunctionDefinition function) {
		Set<FunctionDefinition> reached = new LinkedHashSet<>();
		Deque<FunctionDefinition> open = new ArrayDeque<>(Set.of(function));
		while (!open.isEmpty()) {
			FunctionDefinition f = open.remove();
			if (reached.add(f)) {
				Walk.expressions(f.body(), e -> {
					if (e instanceof Call c) {
						unit.callees(c).stream().filter(functions::containsKey).map(functions::get).forEach(open::add);
					}
				});
			}
		}
		return reached;
	}

	private boolean callsOnlySeenCode(FunctionDefinition f) {
		boolean[] all = { true };
		Walk.expressions(f.body(), e -> all[0] &= !(e instanceof Call c) || c.target().isEmpty()
				&& (functions.containsKey(c.callee()) || unit.libraryFunctions().prompt().contains(c.callee())));
		Walk.statements(f.body(), s -> all[0] &= !leavesWork(s));
		return all[0];
	}

	private static boolean leavesWork(Statement s) {
		return s instanceof ConstructStatement c && c.construct() instanceof Offloading && c.construct().has(ClauseName.NOWAIT);
	}
}
