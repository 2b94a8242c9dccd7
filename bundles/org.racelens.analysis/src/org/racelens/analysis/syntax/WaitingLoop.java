package org.racelens.analysis.syntax;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.Increment;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Construct;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.stmt.Statement.If;
import org.racelens.model.stmt.Statement.Loop;

/**
 * The loops that may go on until another thread writes what they read: a superset, told by the text. A loop that counts, or in which each
 * trip changes what ends it by what the trip before has left, comes to its end alone. What it takes from others (in {@code atomic} and
 * {@code critical}, by calls) brings it no nearer to the end.
 */
public final class WaitingLoop {
	private final Set<Variable> ending = new LinkedHashSet<>();
	private final Map<Variable, Set<Variable>> sources = new LinkedHashMap<>();
	private final Set<Variable> stepped = new LinkedHashSet<>();

	private WaitingLoop(Loop loop) {
		loop.condition().ifPresent(c -> ending.addAll(named(c)));
		Walk.statements(loop.body(), s -> {
			if (s instanceof If i && LeavingBranches.of(i).stream().anyMatch(b -> !(b instanceof Statement.Continue))) {
				ending.addAll(named(i.condition()));
			}
		});
		loop.condition().ifPresent(this::collect);
		loop.update().ifPresent(this::collect);
		collect(loop.body());
	}

	/** Whether a loop may wait for other threads. */
	public static boolean is(Loop loop) {
		return CanonicalLoop.of(loop).isEmpty() && !OnceLoop.is(loop) && IteratorLoop.of(loop).isEmpty()
				&& !new WaitingLoop(loop).endsAlone();
	}

	private boolean endsAlone() {
		Set<Variable> known = new LinkedHashSet<>();
		ending.forEach(v -> close(v, known));
		return known.stream().anyMatch(v -> stepped.contains(v) || dependsOnItself(v));
	}

	private boolean dependsOnItself(Variable variable) {
		Set<Variable> before = new LinkedHashSet<>();
		sources.getOrDefault(variable, Set.of()).forEach(v -> close(v, before));
		return before.contains(variable);
	}

	private void close(Variable variable, Set<Variable> known) {
		if (known.add(variable)) {
			sources.getOrDefault(variable, Set.of()).forEach(v -> close(v, known));
		}
	}

	private void collect(Statement s) {
		boolean shared = s instanceof ConstructStatement c
				&& (c.construct() instanceof Construct.Atomic || c.construct() instanceof Construct.Critical);
		if (!shared) {
			Walk.ownExpressions(s).forEach(this::collect);
			if (s instanceof Declaration d) {
				d.initializer().ifPresent(i -> written(d.variable(), i));
			}
			Walk.parts(s).forEach(this::collect);
		}
	}

	private void collect(Expression expression) {
		Walk.expressions(expression, e -> {
			if (e instanceof Increment i) {
				root(i.target()).ifPresent(stepped::add);
			} else if (e instanceof Assignment a) {
				root(a.target()).filter(v -> a.operator().isPresent()).ifPresent(stepped::add);
				root(a.target()).ifPresent(v -> written(v, a.value()));
			}
		});
	}

	private void written(Variable variable, Expression value) {
		sources.computeIfAbsent(variable, v -> new LinkedHashSet<>()).addAll(named(value));
	}

	private static Optional<Variable> root(Expression target) {
		return WrittenVariables.root(target);
	}

	private static Set<Variable> named(Expression expression) {
		Set<Variable> result = new LinkedHashSet<>();
		Walk.expressions(expression, e -> {
			if (e instanceof VariableReference v) {
				result.add(v.variable());
			}
		});
		return result;
	}
}
