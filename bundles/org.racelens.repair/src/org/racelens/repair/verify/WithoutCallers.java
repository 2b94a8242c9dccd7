package org.racelens.repair.verify;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** Leaves callers out of a unit: then a function is judged for any arguments, and what is said of its inputs is said in its own words. */
final class WithoutCallers {
	private final ParsedUnit unit;
	private final Set<String> functions;

	private WithoutCallers(ParsedUnit unit, Set<String> functions) {
		this.unit = unit;
		this.functions = functions;
	}

	/** @param functions keys of functions of the unit */
	static ParsedUnit of(ParsedUnit unit, Set<String> functions) {
		return new WithoutCallers(unit, functions).rest();
	}

	private ParsedUnit rest() {
		Set<String> callers = callers();
		List<FunctionDefinition> kept = unit.functions().stream().filter(f -> functions.contains(f.key()) || !callers.contains(f.key()))
				.map(f -> functions.contains(f.key()) ? f.callable() : f).toList();
		return unit.withFunctions(kept);
	}

	/** All functions from which some of the functions are reached. */
	private Set<String> callers() {
		Set<String> callers = new LinkedHashSet<>();
		boolean grows = true;
		while (grows) {
			grows = false;
			for (FunctionDefinition f : unit.functions()) {
				grows |= calls(f, callers) && callers.add(f.key());
			}
		}
		return callers;
	}

	private boolean calls(FunctionDefinition f, Set<String> callers) {
		boolean[] found = { false };
		Walk.expressions(f.body(), e -> found[0] |= e instanceof Call c
				&& unit.callees(c).stream().anyMatch(callee -> functions.contains(callee) || callers.contains(callee)));
		return found[0];
	}
}
