package org.racelens.analysis.fix;

import java.util.List;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.omp.ClauseName;

/** What clauses say of a variable. */
final class Clauses {
	private Clauses() {
	}

	static List<ListItem> items(Clause clause) {
		return clause instanceof ListClause l ? l.items() : clause instanceof ReductionClause r ? r.items() : List.of();
	}

	/** Whether a clause, other than {@code shared}, lists a variable. */
	static boolean lists(Clause clause, Variable variable) {
		return clause.name() != ClauseName.SHARED
				&& items(clause).stream().anyMatch(i -> i.variable().filter(variable::equals).isPresent());
	}
}
