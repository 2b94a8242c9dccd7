package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.program.Trait;

/** {@code default(none)} of {@code parallel}, {@code teams} and tasks: every variable from outside must be listed. OpenMP 5.2 §5.4.1 */
public final class DefaultNone {
	private static final Set<DirectiveName> HAVING = Set.of(DirectiveName.PARALLEL, DirectiveName.TEAMS, DirectiveName.TASK,
			DirectiveName.TASKLOOP);

	private DefaultNone() {
	}

	/** One message for each variable that has to be listed and is not, at its first use; none without {@code default(none)}. */
	public static List<SourceMessage> problems(Construct c) {
		Optional<SourceRange> none = c.directive().clause(KeywordClause.class, ClauseName.DEFAULT)
				.filter(d -> d.keyword().filter("none"::equals).isPresent()).map(KeywordClause::range);
		List<SourceMessage> problems = new ArrayList<>();
		if (none.isPresent() && HAVING.contains(c.leaf())) {
			missing(c).forEach((v, e) -> problems.add(new SourceMessage(MessageKind.MISSING_DEFAULT_NONE, e.range(),
					DirectiveSentence.X_IS_LISTED_NOWHERE_WITH_DEFAULT_NONE.of(v.name()), none)));
		}
		return problems;
	}

	/** Where each of them is used first. */
	private static Map<Variable, Expression> missing(Construct c) {
		Set<Variable> listed = listed(c);
		listed.addAll(loopVariables(c));
		List<SourceRange> headers = headers(c);
		Map<Variable, Expression> missing = new LinkedHashMap<>();
		for (Statement body : Walk.bodies(c)) {
			references(body, listed, v -> {
				if (isFromOutside(v.variable(), c) && headers.stream().noneMatch(h -> h.contains(v.range()))) {
					missing.putIfAbsent(v.variable(), v);
				}
			});
		}
		return missing;
	}

	/** The references to variables that are not hidden: what a construct inside has a private copy of, is not referenced by its body. */
	private static void references(Statement s, Set<Variable> hidden, Consumer<VariableReference> seen) {
		Walk.ownExpressions(s).forEach(own -> Walk.expressions(own, e -> {
			if (e instanceof VariableReference v && !hidden.contains(v.variable())) {
				seen.accept(v);
			}
		}));
		Set<Variable> inside = new LinkedHashSet<>(hidden);
		if (s instanceof ConstructStatement construct) {
			construct.construct().directive().clauses(ListClause.class, ClauseName.PRIVATE)
					.forEach(clause -> clause.items().forEach(i -> i.variable().ifPresent(inside::add)));
		}
		Walk.parts(s).forEach(part -> references(part, inside, seen));
	}

	/**
	 * What is evaluated of a {@code taskloop} by the generating task, before there is any task with an environment of its own, and of a
	 * {@code distribute parallel for} before its parallel regions, which get parts of the iterations.
	 */
	private static List<SourceRange> headers(Construct c) {
		List<SourceRange> result = new ArrayList<>();
		distributing(c).ifPresent(t -> {
			for (Statement loop : CanonicalLoop.nest(CompositeLoop.of(t).loops(), LoopClauses.depth(c))) {
				CanonicalLoop.of(loop)
						.ifPresent(l -> Stream.of(l.lower(), l.upper(), l.step()).map(Expression::range).forEach(result::add));
				IteratorLoop.of(loop).map(IteratorLoop::loop)
						.ifPresent(l -> Stream.of(l.init().map(Statement::range), l.condition().map(Expression::range),
								l.update().map(Expression::range)).flatMap(Optional::stream).forEach(result::add));
			}
		});
		return result;
	}

	private static Optional<Construct.Governing> distributing(Construct c) {
		if (c instanceof Tasking.Taskloop t) {
			return Optional.of(t);
		}
		boolean composite = c instanceof Parallelism.Parallel && c.directive().names().contains(DirectiveName.DISTRIBUTE);
		return composite && ((Parallelism.Parallel) c).body() instanceof ConstructStatement s
				&& s.construct() instanceof Construct.Governing g
						? Optional.of(g)
						: Optional.empty();
	}

	private static Set<Variable> listed(Construct c) {
		Set<Variable> listed = new LinkedHashSet<>();
		c.directive().clauses().forEach(clause -> {
			List<ListItem> items = clause instanceof ListClause l ? l.items() : clause instanceof ReductionClause r ? r.items() : List.of();
			items.forEach(i -> i.variable().ifPresent(listed::add));
		});
		return listed;
	}

	/** Predetermined ones: of the loops that this construct, or one inside it, distributes. */
	private static Set<Variable> loopVariables(Construct c) {
		Set<Variable> result = new LinkedHashSet<>();
		addLoopVariables(c, result);
		Walk.bodies(c).forEach(body -> Walk.statements(body, s -> {
			if (s instanceof ConstructStatement inner) {
				addLoopVariables(inner.construct(), result);
			}
		}));
		return result;
	}

	private static void addLoopVariables(Construct c, Set<Variable> result) {
		if (Trait.LOOP_ASSOCIATED.isOf(c) && c instanceof Construct.Governing g) {
			CanonicalLoop.nest(g.body(), LoopClauses.depth(c)).forEach(s -> CanonicalLoop.variableOf(s).ifPresent(result::add));
		}
	}

	/** {@code this} is no variable that a clause could list. */
	private static boolean isFromOutside(Variable v, Construct c) {
		return v.isDeclared() && !c.range().contains(v.declaration())
				&& !v.isThreadLocal()
				&& Walk.bodies(c).stream().noneMatch(b -> ImplicitCopies.isAssociated(v, b));
	}
}
