package org.racelens.execution.state;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Pointees;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.syntax.Initializations;
import org.racelens.openmp.syntax.SharedPlaces;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * What is executed.
 *
 * @param footprints what calls of recursive functions access, by the functions' keys
 * @param globals by the numbers of the variables
 * @param initializations the variables of static storage that are made by code
 * @param places what stands at the same place
 */
public record Program(ParsedUnit unit, Layout layout, Map<String, FunctionDefinition> functions, Map<String, Footprint> footprints,
		Map<Integer, Declaration> globals, Map<Variable, Initialization> initializations, SharedPlaces places) {
	/** A unit, of two functions of one key the first. */
	public static Program of(ParsedUnit unit, Map<String, Footprint> footprints) {
		Map<String, FunctionDefinition> functions = new LinkedHashMap<>();
		unit.functions().forEach(f -> functions.putIfAbsent(f.key(), f));
		Map<Integer, Declaration> globals = new LinkedHashMap<>();
		unit.globals().forEach(d -> globals.put(d.variable().id(), d));
		return new Program(unit, new Layout(unit.records()), functions, footprints, globals, Initializations.of(unit.functions()),
				SharedPlaces.in(unit));
	}

	/** What pointers in memory of unknown contents lead to. */
	public Pointees pointees() {
		return new Pointees(layout, unit.language().elements(), globals.keySet(), Optional.empty());
	}

	/** Whether devices use the host's memory. */
	public boolean hasUnifiedMemory() {
		return unit.declared().memory() == DeclarativeDirectives.Memory.UNIFIED;
	}
}
