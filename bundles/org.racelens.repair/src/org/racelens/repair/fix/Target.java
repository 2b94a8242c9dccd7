package org.racelens.repair.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Trait;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;

/**
 * A directive around an access, a combined one as a whole.
 *
 * @param statement the directive's statement, with the code it governs
 * @param leaf its innermost construct
 */
public record Target(ConstructStatement statement, Construct leaf) {
	@Override
	public boolean equals(Object other) {
		return other instanceof Target t && directive().range().equals(t.directive().range());
	}

	@Override
	public int hashCode() {
		return directive().range().hashCode();
	}

	/** Whether one directive is inside another one: what is private outside has no shared original inside. OpenMP 5.2 §5.4, §5.5.8 */
	public static boolean areNested(List<Target> targets) {
		return targets.stream().anyMatch(t -> t.inside().stream().anyMatch(targets::contains));
	}

	/** The directive as it is written, with all constructs of a combined one. */
	public Directive directive() {
		return leaf.directive();
	}

	DirectiveName name() {
		return directive().names().get(directive().names().size() - 1);
	}

	/** Whether it gives a loop's iterations away: to threads, tasks, lanes or teams. */
	public boolean isLoop() {
		return Trait.LOOP_ASSOCIATED.isOf(leaf);
	}

	/** Whether the innermost construct is a worksharing loop. */
	public boolean isWorksharingLoop() {
		return leaf instanceof Worksharing.WorksharingLoop;
	}

	/** Whether the code inside is executed by tasks that the encountering one does not wait for. */
	public boolean isTasking() {
		return Trait.TASK_GENERATING.isOf(leaf) || directive().names().contains(DirectiveName.TASKLOOP);
	}

	/** Whether the innermost construct is {@code sections}. */
	public boolean isSections() {
		return leaf instanceof Worksharing.Sections;
	}

	/** Whether the innermost construct is {@code parallel}, so that nothing is combined with it inside. */
	public boolean isParallel() {
		return leaf instanceof Parallelism.Parallel;
	}

	/** Whether the construct gives its work away in pieces: a loop's iterations, sections. */
	public boolean isDistributing() {
		return isLoop() || isSections();
	}

	/** The directive with its line: "parallel for of line 12". */
	public Explanation title() {
		return TitleSentence.X_OF_LINE_Y.of(Argument.name(directive().spelling()), Argument.line(directive().range().line()));
	}

	/** Several directives, at least one, each with its line. */
	public static Explanation title(List<Target> targets) {
		return targets.stream().map(Target::title).reduce((a, b) -> TitleSentence.X_AND_THE_Y.of(a, b)).orElseThrow();
	}

	/** The number of associated loops. OpenMP 5.2 §4.4.3 */
	public long collapsed() {
		return directive().clause(ExpressionClause.class, ClauseName.COLLAPSE).flatMap(ExpressionClause::expression)
				.filter(IntegerLiteral.class::isInstance).map(e -> ((IntegerLiteral) e).value()).orElse(1L);
	}

	/** What the headers of the associated loops compute: starts, bounds and steps. */
	public List<Expression> headers() {
		List<Expression> result = new ArrayList<>();
		Optional<CanonicalLoop> loop = isLoop() ? CanonicalLoop.of(ConstructBodies.of(leaf).get(0)) : Optional.empty();
		for (long i = 0; i < collapsed() && loop.isPresent(); i++) {
			result.addAll(List.of(loop.get().lower(), loop.get().upper(), loop.get().step()));
			loop = CanonicalLoop.of(loop.get().body());
		}
		return result;
	}

	/** The pieces of code that each run as one unit of work: sections, or the body of a loop, of a collapsed one also that of its nest. */
	public List<Statement> work() {
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
	public List<Target> inside() {
		List<Target> result = new ArrayList<>();
		work().forEach(w -> Walk.statements(w, s -> {
			if (s instanceof ConstructStatement c) {
				result.add(new Target(c, c.construct()));
			}
		}));
		return result;
	}
}
