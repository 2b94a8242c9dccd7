package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;

/** The constructs that stand around the calls of a unit in its text, up to a {@code target} construct, outermost first. OpenMP 5.2 §7.1 */
public final class EnclosingConstructs {
	private final Map<SourceRange, List<DirectiveName>> around = new LinkedHashMap<>();

	public EnclosingConstructs(List<FunctionDefinition> functions) {
		functions.forEach(f -> find(f.body(), List.of()));
	}

	/** The constructs around a call; nothing for a call in a clause. */
	public Optional<List<DirectiveName>> of(Call call) {
		return Optional.ofNullable(around.get(call.range()));
	}

	private void find(Statement s, List<DirectiveName> outer) {
		List<DirectiveName> inner = outer;
		if (s instanceof ConstructStatement c) {
			DirectiveName leaf = c.construct().leaf();
			inner = new ArrayList<>(leaf == DirectiveName.TARGET ? List.of() : outer);
			inner.add(leaf);
		}
		List<DirectiveName> names = inner;
		Walk.ownExpressions(s).forEach(e -> Walk.expressions(e, part -> {
			if (part instanceof Call call) {
				around.put(call.range(), List.copyOf(names));
			}
		}));
		Walk.parts(s).forEach(p -> find(p, names));
	}
}
