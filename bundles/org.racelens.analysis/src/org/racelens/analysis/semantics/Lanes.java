package org.racelens.analysis.semantics;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.Succession;
import org.racelens.analysis.region.Succession.Lanes.Dependences;
import org.racelens.analysis.semantics.AssociatedLoops.Nest;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.ExpressionClause;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.omp.Directive;
import org.racelens.model.omp.DirectiveName;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;

/**
 * The {@code simd} part of a directive: alone, or innermost in a composite one, whose other parts say which iterations a thread executes.
 * OpenMP 5.2 §10.4, §17.2.
 */
final class Lanes {
	private static final Set<DirectiveName> SHARED_OUT = Set.of(DirectiveName.FOR, DirectiveName.DISTRIBUTE, DirectiveName.TASKLOOP);

	private final Executor executor;

	Lanes(Executor executor) {
		this.executor = executor;
	}

	/**
	 * A loop construct with the {@code simd} construct that is composed with it.
	 *
	 * @param innermost of the two
	 * @param loops the associated loops
	 * @param clauses of both
	 */
	record Composite(Construct.Governing innermost, Statement loops, List<Clause> clauses, Optional<Construct.Simd> simd) {
		static Composite of(Construct.Governing c) {
			if (c.body() instanceof ConstructStatement s && s.construct() instanceof Construct.Simd simd
					&& simd.directive().equals(c.directive())) {
				Set<Variable> linear = listed(simd.clauses(), ClauseName.LINEAR);
				Set<Clause> all = new LinkedHashSet<>();
				c.clauses().forEach(clause -> without(linear, clause).ifPresent(all::add));
				all.addAll(simd.clauses());
				return new Composite(simd, simd.body(), List.copyOf(all), Optional.of(simd));
			}
			return new Composite(c, c.body(), c.clauses(), Optional.empty());
		}

		/** Whether a thread does not execute its iterations one after the other. */
		private boolean isDivided() {
			return simd.isPresent() || LoopIterations.isUnordered(innermost) || ScanSemantics.isIn(clauses);
		}

		/** The {@code linear} clauses. */
		List<Clause> linears() {
			return simd.stream().flatMap(c -> c.clauses().stream()).filter(c -> c.name() == ClauseName.LINEAR).toList();
		}

		/** The same with other clauses. */
		Composite withClauses(List<Clause> other) {
			return new Composite(innermost, loops, other, simd);
		}

		/** The variables of which each thread has a copy that its lanes share. */
		List<Variable> sharedCopies() {
			Set<Variable> ofLanes = listed(clauses, ClauseName.LASTPRIVATE);
			ofLanes.addAll(listed(clauses, ClauseName.LINEAR));
			return listed(clauses, ClauseName.FIRSTPRIVATE).stream().filter(v -> !ofLanes.contains(v)).toList();
		}

		/** What linear is to the lanes needs no copies of the thread. */
		private static Optional<Clause> without(Set<Variable> linear, Clause clause) {
			if (!(clause instanceof ListClause list)
					|| clause.name() != ClauseName.FIRSTPRIVATE && clause.name() != ClauseName.LASTPRIVATE) {
				return Optional.of(clause);
			}
			List<ListItem> items = list.items().stream().filter(i -> i.variable().filter(linear::contains).isEmpty()).toList();
			return items.isEmpty() ? Optional.empty()
					: Optional.of(new ListClause(list.name(), list.modifier(), items, list.step(), list.range()));
		}

		private static Set<Variable> listed(List<Clause> clauses, ClauseName name) {
			Set<Variable> result = new LinkedHashSet<>();
			for (Clause clause : clauses) {
				if (clause instanceof ListClause list && clause.name() == name) {
					list.items().stream().map(ListItem::variable).flatMap(Optional::stream).forEach(result::add);
				}
			}
			return result;
		}
	}

	/** Executes a loop construct; the {@code simd} part, if it has one, starts here. */
	void around(Composite whole, Runnable code) {
		Team team = executor.machine.team.orElseThrow();
		boolean lanes = whole.isDivided();
		whole.simd.ifPresent(executor.machine.regions::meet);
		if (lanes) {
			team.lanes.push(new LaneScope());
		}
		try {
			code.run();
		} finally {
			if (lanes) {
				team.lanes.pop();
			}
		}
	}

	/** The copies are made and the loops are evaluated: what follows is done by lanes. */
	void begin(Composite whole, Nest nest, State state, Frame frame) {
		LaneScope scope = executor.machine.team.orElseThrow().lanes.peek();
		if (whole.isDivided()) {
			whole.sharedCopies().forEach(v -> scope.share(executor.object(v, state, frame)));
			scope.begin(trips(nest));
		}
	}

	/** How the iterations of a thread relate in a construct that shares iterations out. */
	Succession order(Construct c, Composite whole, Nest nest, List<IntExpr> steps, State state, Frame frame) {
		boolean unordered = LoopIterations.isUnordered(c) || ScanSemantics.isIn(whole.clauses);
		if (whole.simd.isPresent() && !unordered) {
			return order(whole.simd.get(), nest, steps, state, frame);
		}
		return unordered ? Succession.CONCURRENT : Succession.SEQUENTIAL;
	}

	/**
	 * How the iterations of a thread relate. What {@code order} permits, neither {@code if} nor {@code safelen} takes back: these say how
	 * many iterations are executed at once, and not in which order. OpenMP 5.2 §10.3, §10.4
	 *
	 * @param steps terms that are the same for all lanes of one step
	 */
	Succession order(Construct.Simd simd, Nest nest, List<IntExpr> steps, State state, Frame frame) {
		Optional<IntExpr> safelen = expression(simd, ClauseName.SAFELEN).flatMap(ExpressionClause::expression)
				.map(e -> executor.evaluator(state, frame).number(e));
		List<Symbol> trips = trips(nest);
		BoolExpr enabled = enabled(simd, state, frame);
		if (simd.has(ClauseName.ORDER)) {
			return Succession.CONCURRENT;
		}
		Dependences kept = ScanSemantics.isIn(simd.clauses()) ? Dependences.NONE
				: nest.trips().size() >= trips.size() ? Dependences.LEXICALLY_FORWARD : Dependences.UNKNOWN;
		return new Succession.Lanes(trips, nest.trips(), Owners.number(nest.counts(), nest.trips()), safelen, steps,
				enabled, kept);
	}

	/** The trip numbers of the loops as they are written. */
	static List<Symbol> trips(Nest nest) {
		return nest.levels().stream().map(AssociatedLoops.Level::trip).toList();
	}

	/** Where the {@code if} clause is false there is one lane. OpenMP 5.2 §10.4 */
	private BoolExpr enabled(Construct.Simd simd, State state, Frame frame) {
		return Bools.and(simd.clauses().stream().filter(ExpressionClause.class::isInstance).map(ExpressionClause.class::cast)
				.filter(c -> c.name() == ClauseName.IF && c.modifier().filter(m -> !m.equals("simd")).isEmpty())
				.flatMap(c -> c.expression().stream()).map(e -> executor.evaluator(state, frame).condition(e)).toList());
	}

	/** Whether each thread that meets the directive executes all of it: a simd loop that is not shared among threads. */
	static boolean isOfEachThread(Directive directive) {
		return directive.names().contains(DirectiveName.SIMD) && SHARED_OUT.stream().noneMatch(directive.names()::contains);
	}

	/** The number of associated loops. */
	static int collapse(Construct.Simd simd) {
		return AssociatedLoops.depth(simd);
	}

	private static Optional<ExpressionClause> expression(Construct.Simd simd, ClauseName name) {
		return simd.clauses().stream().filter(ExpressionClause.class::isInstance).map(ExpressionClause.class::cast)
				.filter(c -> c.name() == name).findFirst();
	}
}
