package org.racelens.analysis.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.ListItem;

/** What is evaluated where a directive with a clause is met. */
final class ClauseUses {
	private ClauseUses() {
	}

	/** The expressions of a clause; of the items of a list only the bounds of sections. */
	static List<Expression> expressions(Clause clause) {
		if (clause instanceof Clause.ExpressionClause e) {
			return e.expression().stream().toList();
		}
		if (clause instanceof Clause.ScheduleClause s) {
			return s.chunk().stream().toList();
		}
		return items(clause).flatMap(i -> i.expression().stream()).flatMap(e -> bounds(e).stream()).toList();
	}

	private static Stream<ListItem> items(Clause clause) {
		return clause instanceof Clause.ListClause list ? list.items().stream()
				: clause instanceof Clause.ReductionClause reduction ? reduction.items().stream() : Stream.empty();
	}

	private static List<Expression> bounds(Expression item) {
		List<Expression> operands = Walk.operands(item);
		if (operands.isEmpty()) {
			return List.of();
		}
		List<Expression> result = new ArrayList<>(bounds(operands.get(0)));
		result.addAll(operands.subList(1, operands.size()));
		return result;
	}

	/** Whether the part of a clause that is kept as text has the variable's name. */
	static boolean isNamedInText(Clause clause, Variable v) {
		Pattern name = Pattern.compile("\\b" + Pattern.quote(v.name()) + "\\b");
		Optional<String> modifier = clause instanceof Clause.ListClause list ? list.modifier() : Optional.empty();
		Stream<String> texts = clause instanceof Clause.RawClause raw ? raw.arguments().stream() : modifier.stream();
		return texts.anyMatch(t -> name.matcher(t).find());
	}
}
