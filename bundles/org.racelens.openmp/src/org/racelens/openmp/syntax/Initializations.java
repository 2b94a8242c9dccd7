package org.racelens.openmp.syntax;

import java.util.HashMap;
import java.util.Map;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Initialization;

/** The variables of static storage that code makes. */
public final class Initializations {
	private Initializations() {
	}

	/** The initializations of a unit by their variables. */
	public static Map<Variable, Initialization> of(Iterable<FunctionDefinition> functions) {
		Map<Variable, Initialization> found = new HashMap<>();
		functions.forEach(f -> Walk.statements(f.body(), (Statement s) -> {
			if (s instanceof Initialization i) {
				found.put(i.made().variable(), i);
			}
		}));
		return found;
	}
}
