package org.racelens.openmp.syntax;

import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;

/** What code writes with values that other threads may have left: inside of {@code atomic} and {@code critical}. */
final class TakenVariables {
	private TakenVariables() {
	}

	/** Whether a construct takes what others leave. */
	static boolean isExchange(Statement s) {
		return s instanceof ConstructStatement c
				&& (c.construct() instanceof Synchronisation.Atomic || c.construct() instanceof Synchronisation.Critical);
	}

	static Set<Variable> of(Statement code) {
		Set<Variable> result = new LinkedHashSet<>();
		Walk.statements(code, s -> {
			if (isExchange(s)) {
				Walk.expressions(s, e -> {
					if (e instanceof Assignment a) {
						WrittenVariables.root(a.target()).ifPresent(result::add);
					}
				});
			}
		});
		return result;
	}
}
