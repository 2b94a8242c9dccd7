package org.racelens.repair.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The variable whose values are followed, and what of its unit that takes.
 *
 * @param statics the ids of the variables that other functions may change by name
 * @param origin the statement at whose end the variable has the value in question; if there is none, it has it at the start
 */
record Subject(Variable variable, ParsedUnit unit, Sums sums, Map<String, FunctionDefinition> functions, Set<Integer> statics,
		Optional<Statement> origin) {

	static Subject of(Variable variable, ParsedUnit unit) {
		Map<String, FunctionDefinition> functions = new HashMap<>();
		unit.functions().forEach(f -> functions.put(f.key(), f));
		Set<Integer> statics = new HashSet<>();
		Set<Variable> addressed = new HashSet<>(WrittenVariables.addressed(unit));
		WrittenVariables.forEach(unit, e -> {
			if (e instanceof VariableReference r && !isAutomatic(r.variable())) {
				statics.add(r.variable().id());
			} else if (e instanceof AddressOf a) {
				addressed.addAll(Selections.in(a.operand()));
			}
		});
		return new Subject(variable, unit, new Sums(addressed), functions, statics, Optional.empty());
	}

	static boolean isAutomatic(Variable v) {
		return v.isAutomatic();
	}

	Subject from(Statement statement) {
		return new Subject(variable, unit, sums, functions, statics, Optional.of(statement));
	}

	boolean startsBehind(Statement s) {
		return origin.filter(o -> o == s || o.getClass() == s.getClass() && o.range().equals(s.range())).isPresent();
	}

	/** Whether each run of a function has an object of its own for the variable. */
	boolean isDeclaredIn(FunctionDefinition f) {
		boolean[] found = { f.parameters().contains(variable) };
		Walk.statements(f.body(), s -> found[0] |= s instanceof Declaration d && d.variable().equals(variable));
		return found[0];
	}

	/** Whether functions other than its own can name the variable. */
	boolean isShared() {
		return !isAutomatic(variable);
	}
}
