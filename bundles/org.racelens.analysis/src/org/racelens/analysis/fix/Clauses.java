package org.racelens.analysis.fix;

import java.util.List;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement.ConstructStatement;

/** What clauses say of a variable. */
final class Clauses {
	private Clauses() {
	}

	static List<ListItem> items(Clause clause) {
		return clause instanceof ListClause l ? l.items() : clause instanceof ReductionClause r ? r.items() : List.of();
	}

	/** Whether a clause anywhere in a unit lists a variable. */
	static boolean listed(ParsedUnit unit, Variable variable) {
		boolean[] listed = { false };
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> listed[0] |= s instanceof ConstructStatement c
				&& c.construct().directive().clauses().stream().flatMap(k -> k.items().stream())
						.anyMatch(i -> i.variable().filter(variable::equals).isPresent())));
		return listed[0];
	}

	/** Whether a clause, other than {@code shared}, lists a variable. */
	static boolean lists(Clause clause, Variable variable) {
		return clause.name() != ClauseName.SHARED
				&& items(clause).stream().anyMatch(i -> i.variable().filter(variable::equals).isPresent());
	}
}
