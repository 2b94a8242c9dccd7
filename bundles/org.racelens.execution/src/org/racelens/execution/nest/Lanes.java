package org.racelens.execution.nest;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Succession;
import org.racelens.execution.region.Succession.Lanes.Dependences;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LaneScope;
import org.racelens.execution.state.LoopLevel;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.CompositeLoop;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * The {@code simd} part of a directive: alone, or innermost in a composite one, whose other parts say which iterations a thread executes.
 * OpenMP 5.2 §10.4, §17.2.
 */
public final class Lanes {
	private static final Set<DirectiveName> SHARED_OUT = Set.of(DirectiveName.FOR, DirectiveName.DISTRIBUTE, DirectiveName.TASKLOOP);

	private final Execution execution;

	public Lanes(Execution execution) {
		this.execution = execution;
	}

	/** Executes a loop construct; the {@code simd} part, if it has one, starts here. */
	public void around(CompositeLoop whole, Runnable code) {
		TaskContext task = execution.machine().task().orElseThrow();
		boolean lanes = whole.isDivided();
		whole.simd().ifPresent(execution.machine().regions()::meet);
		if (lanes) {
			task.enclosing().lanes().push(new LaneScope());
		}
		try {
			code.run();
		} finally {
			if (lanes) {
				task.enclosing().lanes().pop();
			}
		}
	}

	/** The copies are made and the loops are evaluated: what follows is done by lanes. */
	public void begin(CompositeLoop whole, LoopNest nest, State state, Frame frame) {
		LaneScope scope = execution.machine().task().orElseThrow().enclosing().lanes().peek();
		if (whole.isDivided()) {
			whole.sharedCopies().forEach(v -> scope.share(execution.variables().object(v, state, frame)));
			scope.begin(trips(nest));
		}
	}

	/** How the iterations of a thread relate in a construct that shares iterations out. */
	public Succession order(Construct c, CompositeLoop whole, LoopNest nest, List<IntExpr> steps, State state, Frame frame) {
		boolean unordered = LoopClauses.isUnordered(c) || LoopClauses.isScanned(whole.clauses());
		if (whole.simd().isPresent() && !unordered) {
			return order(whole.simd().get(), nest, steps, state, frame);
		}
		return unordered ? Succession.CONCURRENT : Succession.SEQUENTIAL;
	}

	/**
	 * How the iterations of a thread relate. What {@code order} permits, neither {@code if} nor {@code safelen} takes back: these say how
	 * many iterations are executed at once, and not in which order. OpenMP 5.2 §10.3, §10.4
	 *
	 * @param steps terms that are the same for all lanes of one step
	 */
	public Succession order(Worksharing.Simd simd, LoopNest nest, List<IntExpr> steps, State state, Frame frame) {
		Optional<IntExpr> safelen = expression(simd, ClauseName.SAFELEN).flatMap(ExpressionClause::expression)
				.map(e -> execution.at(state, frame).number(e));
		List<Symbol> trips = trips(nest);
		BoolExpr enabled = enabled(simd, state, frame);
		if (simd.has(ClauseName.ORDER)) {
			return Succession.CONCURRENT;
		}
		Dependences kept = LoopClauses.isScanned(simd.clauses()) ? Dependences.NONE
				: nest.trips().size() >= trips.size() ? Dependences.LEXICALLY_FORWARD : Dependences.UNKNOWN;
		return new Succession.Lanes(trips, nest.trips(), Owners.number(nest.counts(), nest.trips()), safelen, steps,
				enabled, kept);
	}

	/** The trip numbers of the loops as they are written. */
	public static List<Symbol> trips(LoopNest nest) {
		return nest.levels().stream().map(LoopLevel::trip).toList();
	}

	/** Where the {@code if} clause is false there is one lane. OpenMP 5.2 §10.4 */
	private BoolExpr enabled(Worksharing.Simd simd, State state, Frame frame) {
		return Bools.and(simd.clauses().stream().filter(ExpressionClause.class::isInstance).map(ExpressionClause.class::cast)
				.filter(c -> c.name() == ClauseName.IF && c.modifier().filter(m -> !m.equals("simd")).isEmpty())
				.flatMap(c -> c.expression().stream()).map(e -> execution.at(state, frame).condition(e)).toList());
	}

	/** Whether each thread that meets the directive executes all of it: a simd loop that is not shared among threads. */
	public static boolean isOfEachThread(Directive directive) {
		return directive.names().contains(DirectiveName.SIMD) && SHARED_OUT.stream().noneMatch(directive.names()::contains);
	}

	private static Optional<ExpressionClause> expression(Worksharing.Simd simd, ClauseName name) {
		return simd.clauses().stream().filter(ExpressionClause.class::isInstance).map(ExpressionClause.class::cast)
				.filter(c -> c.name() == name).findFirst();
	}
}
