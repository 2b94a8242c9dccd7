package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.syntax.CanonicalLoop;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.omp.Clause.ExpressionClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.omp.ConstructBodies;
import org.racelens.model.omp.Directive;
import org.racelens.model.omp.DirectiveName;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;

/**
 * A directive around an access, a combined one as a whole.
 *
 * @param statement the directive's statement, with the code it governs
 * @param leaf its innermost construct
 */
record Target(ConstructStatement statement, Construct leaf) {
	@Override
	public boolean equals(Object other) {
		return other instanceof Target t && directive().range().equals(t.directive().range());
	}

	@Override
	public int hashCode() {
		return directive().range().hashCode();
	}

	/** Whether one directive is inside another one: what is private outside has no shared original inside. OpenMP 5.2 §5.4, §5.5.8 */
	static boolean areNested(List<Target> targets) {
		return targets.stream().anyMatch(t -> t.inside().stream().anyMatch(targets::contains));
	}

	Directive directive() {
		return leaf.directive();
	}

	DirectiveName name() {
		return directive().names().get(directive().names().size() - 1);
	}

	/** Whether it gives a loop's iterations away: to threads, tasks, lanes or teams. */
	boolean isLoop() {
		return isWorksharingLoop() || leaf instanceof Construct.Taskloop || leaf instanceof Construct.Simd
				|| leaf instanceof Construct.Loop || leaf instanceof Construct.Distribute;
	}

	boolean isWorksharingLoop() {
		return leaf instanceof Construct.WorksharingLoop;
	}

	/** Whether the code inside is executed by tasks that the encountering one does not wait for. */
	boolean isTasking() {
		return leaf instanceof Construct.Task || leaf instanceof Construct.Taskloop || directive().names().contains(DirectiveName.TASKLOOP);
	}

	boolean isSections() {
		return leaf instanceof Construct.Sections;
	}

	boolean isParallel() {
		return leaf instanceof Construct.Parallel;
	}

	/** Whether the construct gives its work away in pieces: a loop's iterations, sections. */
	boolean isDistributing() {
		return isLoop() || isSections();
	}

	/** As the user reads it: {@code "parallel for of line 12"}. */
	String title() {
		return directive().spelling() + " of line " + directive().range().line();
	}

	/** The number of associated loops. OpenMP 5.2 §4.4.3 */
	long collapsed() {
		return directive().clause(ExpressionClause.class, ClauseName.COLLAPSE).flatMap(ExpressionClause::expression)
				.filter(IntegerLiteral.class::isInstance).map(e -> ((IntegerLiteral) e).value()).orElse(1L);
	}

	/** What the headers of the associated loops compute: starts, bounds and steps. */
	List<Expression> headers() {
		List<Expression> result = new ArrayList<>();
		Optional<CanonicalLoop> loop = isLoop() ? CanonicalLoop.of(ConstructBodies.of(leaf).get(0)) : Optional.empty();
		for (long i = 0; i < collapsed() && loop.isPresent(); i++) {
			result.addAll(List.of(loop.get().lower(), loop.get().upper(), loop.get().step()));
			loop = CanonicalLoop.of(loop.get().body());
		}
		return result;
	}

	/** The pieces of code that each run as one unit of work: sections, or the body of a loop, of a collapsed one also that of its nest. */
	List<Statement> work() {
		if (!isLoop()) {
			return ConstructBodies.of(leaf);
		}
		List<Statement> bodies = new ArrayList<>();
		Statement next = ConstructBodies.of(leaf).get(0);
		for (long i = 0; i < collapsed(); i++) {
			Optional<Statement> body = CanonicalLoop.of(next).map(CanonicalLoop::body);
			if (body.isEmpty()) {
				return List.of(next);
			}
			next = body.get();
			bodies.add(next);
		}
		return bodies;
	}

	/** The directives in the construct's code. */
	List<Target> inside() {
		List<Target> result = new ArrayList<>();
		work().forEach(w -> Walk.statements(w, s -> {
			if (s instanceof ConstructStatement c) {
				result.add(new Target(c, c.construct()));
			}
		}));
		return result;
	}
}
