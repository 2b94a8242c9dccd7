package org.racelens.openmp.link;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.ParsedUnit;

/** The variables that code of a unit which is executed before the program starts may use, by their names: a superset. */
final class EarlyCode {
	private final Function<String, List<Definition>> definitions;
	private final Set<String> variables = new HashSet<>();
	private final Set<Definition> seen = new LinkedHashSet<>();
	private final Deque<Definition> open = new ArrayDeque<>();

	/** @param definitions in all units, by their symbols */
	EarlyCode(Function<String, List<Definition>> definitions) {
		this.definitions = definitions;
	}

	/** The name of a variable, with the file if it is the file's own. */
	static String name(Variable v, String path) {
		return v.storage() == Storage.GLOBAL ? v.name() : v.name() + " (" + path + ")";
	}

	Set<String> variables(ParsedUnit unit) {
		unit.functions().stream().filter(f -> f.key().equals(FunctionDefinition.BEFORE_MAIN)).forEach(f -> add(new Definition(unit, f)));
		while (!open.isEmpty()) {
			Definition d = open.poll();
			new RecordTree(v -> use(v, d.unit())).of(d.function().body());
		}
		return variables;
	}

	private void add(Definition d) {
		if (seen.add(d)) {
			open.add(d);
		}
	}

	private Optional<Object> use(Object value, ParsedUnit unit) {
		if (value instanceof VariableReference r) {
			variables.add(name(r.variable(), unit.source().path()));
			call(r.variable().name(), unit);
		} else if (value instanceof Call c && c.callee().isEmpty()) {
			unit.functions().forEach(f -> add(new Definition(unit, f)));
		} else if (value instanceof Call c) {
			unit.callees(c).forEach(name -> call(name, unit));
			unit.linking().symbols().meant(c).ifPresent(m -> definitions.apply(m.symbol()).forEach(this::add));
		}
		return Optional.empty();
	}

	/** Calls a function by its key, or takes its address. */
	private void call(String name, ParsedUnit unit) {
		unit.functions().stream().filter(f -> f.key().equals(name)).forEach(f -> add(new Definition(unit, f)));
		definitions.apply(name).forEach(this::add);
	}
}
