package org.racelens.openmp.program;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Loop;

/** The iteration variables of the loops that are associated with a directive. OpenMP 5.2 §4.4. */
public final class LoopCounters {
	private LoopCounters() {
	}

	/** @param body what the directive governs */
	public static Set<Variable> of(Directive directive, Optional<Statement> body) {
		Set<Variable> result = new LinkedHashSet<>();
		Optional<Statement> next = body;
		for (long left = depth(directive); left > 0 && next.isPresent(); left--) {
			Optional<Loop> loop = next.flatMap(LoopCounters::loop);
			loop.flatMap(Loop::init).flatMap(LoopCounters::variable).ifPresent(result::add);
			next = loop.map(Loop::body);
		}
		return result;
	}

	private static long depth(Directive directive) {
		return directive.clauses(ExpressionClause.class, ClauseName.COLLAPSE).stream().flatMap(c -> c.expression().stream())
				.filter(IntegerLiteral.class::isInstance).mapToLong(e -> ((IntegerLiteral) e).value()).findFirst().orElse(1);
	}

	private static Optional<Loop> loop(Statement s) {
		if (s instanceof Block block) {
			return block.statements().stream().flatMap(x -> loop(x).stream()).findFirst();
		}
		return s instanceof Loop loop ? Optional.of(loop) : Optional.empty();
	}

	private static Optional<Variable> variable(Statement init) {
		if (init instanceof Declaration d) {
			return Optional.of(d.variable());
		}
		if (init instanceof Block block && !block.statements().isEmpty()) {
			return variable(block.statements().get(0));
		}
		return init instanceof ExpressionStatement e && e.expression() instanceof Assignment a
				&& a.target() instanceof VariableReference v ? Optional.of(v.variable()) : Optional.empty();
	}
}
