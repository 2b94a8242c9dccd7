package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.IteratorSpecifier;
import org.racelens.openmp.syntax.Walk;

/** What is evaluated where a directive with a clause is met. */
final class ClauseUses {
	private ClauseUses() {
	}

	/** The expressions of a clause; of the items of a list only the bounds of sections. */
	static List<Expression> expressions(Clause clause) {
		if (clause instanceof Clause.ExpressionClause e) {
			return Stream.of(e.lower(), e.expression()).flatMap(Optional::stream).toList();
		}
		if (clause instanceof Clause.ExpressionListClause e) {
			return e.expressions();
		}
		if (clause instanceof Clause.DoacrossClause d) {
			return d.vector();
		}
		if (clause instanceof Clause.ScheduleClause s) {
			return s.chunk().stream().toList();
		}
		List<Expression> result = new ArrayList<>();
		iterators(clause).forEach(
				i -> result.addAll(Stream.of(Optional.of(i.begin()), Optional.of(i.end()), i.step()).flatMap(Optional::stream).toList()));
		clause.items().stream().flatMap(i -> i.expression().stream()).flatMap(e -> bounds(e).stream()).forEach(result::add);
		return result;
	}

	private static List<IteratorSpecifier> iterators(Clause clause) {
		return clause instanceof Clause.ListClause list ? list.iterators()
				: clause instanceof Clause.DependClause depend ? depend.iterators()
				: clause instanceof Clause.MapClause map ? map.iterators() : List.of();
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
