package org.racelens.analysis.semantics;

import java.util.List;
import java.util.function.BiFunction;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.InstanceContext.TeamLevel;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.omp.DirectiveName;
import org.racelens.model.program.DeclarativeDirectives.DeclaredVariant;
import org.racelens.model.program.DeclarativeDirectives.DeclaredVariant.Choice;

/**
 * Which function a call means where the called one has declared variants: each that its context selector allows. What the compiler or a
 * device decides is a free input: a race of any variant is a race. OpenMP 5.2 §7.5
 */
final class VariantCalls {
	private final Executor executor;
	private final Machine machine;

	VariantCalls(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/** Whether the called function has variants that may take its place here. */
	boolean has(Call e, Frame frame) {
		return machine.unit.declared().variants().stream().anyMatch(v -> v.base().equals(e.callee()) && isPossible(v, frame));
	}

	/**
	 * The result of a call.
	 *
	 * @param called executes the call of a function by its key
	 */
	Value call(Call e, BiFunction<String, State, Value> called, State state, Frame frame) {
		List<DeclaredVariant> variants = machine.unit.declared().variants().stream()
				.filter(v -> v.base().equals(e.callee()) && isPossible(v, frame)).toList();
		return choose(e, variants, called, state, frame);
	}

	private Value choose(Call e, List<DeclaredVariant> variants, BiFunction<String, State, Value> called, State state, Frame frame) {
		if (variants.isEmpty()) {
			return called.apply(e.callee(), state);
		}
		DeclaredVariant variant = variants.get(0);
		BoolExpr taken = variant.condition().map(c -> executor.evaluator(state, frame).condition(c)).orElse(Bools.TRUE);
		if (variant.choice() == Choice.OPEN) {
			taken = Bools.and(taken, Bools.equal(machine.input(variant.variant() + " is chosen"), Ints.ONE));
		}
		Value[] results = { Value.of(0), Value.of(0) };
		executor.branch(state, taken, s -> results[0] = called.apply(variant.variant(), s),
				s -> results[1] = choose(e, variants.subList(1, variants.size()), called, s, frame));
		return Value.choice(taken, results[0], results[1]);
	}

	/**
	 * Whether the constructs that must be around the call are there, as far as the regions around it tell; in the variant itself none is.
	 */
	private boolean isPossible(DeclaredVariant v, Frame frame) {
		return machine.functions.containsKey(v.variant()) && !frame.active().contains(v.variant())
				&& v.constructs().stream().allMatch(this::isAround);
	}

	private boolean isAround(DirectiveName construct) {
		return switch (construct) {
			case PARALLEL -> machine.team.flatMap(t -> t.around(TeamLevel.Kind.PARALLEL)).isPresent();
			case TEAMS -> machine.team.flatMap(t -> t.around(TeamLevel.Kind.TEAMS)).isPresent();
			case TARGET -> machine.team.flatMap(Team::deviceLevel).isPresent();
			case FOR -> machine.team.filter(t -> t.worksharing > 0).isPresent();
			default -> true;
		};
	}
}
