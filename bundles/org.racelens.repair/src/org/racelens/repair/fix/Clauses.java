package org.racelens.repair.fix;

import java.util.List;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** What clauses say of a variable. */
public final class Clauses {
	private Clauses() {
	}

	/**
	 * The items of a clause that says how variables are shared or copied, in the order of the text; none of {@code depend} and {@code map}
	 * clauses, whose items are locators.
	 */
	public static List<ListItem> shared(Clause clause) {
		return clause instanceof ListClause l ? l.items() : clause instanceof ReductionClause r ? r.items() : List.of();
	}

	/** Whether a clause anywhere in a unit lists a variable. */
	public static boolean listed(ParsedUnit unit, Variable variable) {
		boolean[] listed = { false };
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> listed[0] |= s instanceof ConstructStatement c
				&& c.construct().directive().clauses().stream().flatMap(k -> k.items().stream())
						.anyMatch(i -> i.variable().filter(variable::equals).isPresent())));
		return listed[0];
	}

	/** Whether a clause, other than {@code shared}, lists a variable. */
	public static boolean lists(Clause clause, Variable variable) {
		return clause.name() != ClauseName.SHARED
				&& shared(clause).stream().anyMatch(i -> i.variable().filter(variable::equals).isPresent());
	}
}
