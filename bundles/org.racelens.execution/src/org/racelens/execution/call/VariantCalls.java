package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.syntax.EnclosingConstructs;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant.Choice;

/**
 * Which function a call means where the called one has declared variants: each that its context selector allows. The constructs of a
 * selector are those around the call in the text and, in a variant, those of its own selector. What the compiler or a device decides is a
 * free input: a race of any variant is a race. OpenMP 5.2 §7.1, §7.3, §7.5
 */
public final class VariantCalls {
	private final Execution execution;
	private final Machine machine;
	private final EnclosingConstructs constructs;
	private Optional<Dispatched> dispatched = Optional.empty();

	VariantCalls(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		constructs = new EnclosingConstructs(machine.program().unit().functions());
	}

	/**
	 * The call of a {@code dispatch} construct. OpenMP 5.2 §7.6
	 *
	 * @param withoutVariants when it means the function itself
	 * @param withoutContext when the construct does not count as one around the call
	 */
	public record Dispatched(Optional<Call> call, BoolExpr withoutVariants, BoolExpr withoutContext) {
	}

	/** Executes the call of a function by its key, also of one whose code is not in sight: the call names it then. */
	interface Called {
		/** The result of the call. */
		Value of(String key, Call call, State state);
	}

	/** Executes the block of a {@code dispatch} construct. */
	void dispatching(Dispatched call, Runnable block) {
		Optional<Dispatched> outer = dispatched;
		dispatched = Optional.of(call);
		try {
			block.run();
		} finally {
			dispatched = outer;
		}
	}

	/** Whether the called function has variants that may take its place here. */
	boolean has(Call e, Frame frame) {
		return machine.program().unit().declared().variants().stream()
				.anyMatch(v -> v.base().equals(e.callee()) && isPossible(v, e, frame));
	}

	/**
	 * The result of a call.
	 *
	 * @param called executes it
	 */
	Value call(Call e, Called called, State state, Frame frame) {
		List<DirectiveName> around = around(e, frame);
		List<DeclaredVariant> variants = machine.program().unit().declared().variants().stream()
				.filter(v -> v.base().equals(e.callee()) && isPossible(v, e, frame))
				.sorted(Comparator.comparing((DeclaredVariant v) -> v.condition().isEmpty()).thenComparing(v -> v.choice() == Choice.SURE)
						.thenComparing(v -> -score(v.constructs(), around)))
				.toList();
		return choose(e, variants, called, state, frame);
	}

	private Value choose(Call e, List<DeclaredVariant> variants, Called called, State state, Frame frame) {
		if (variants.isEmpty()) {
			return called.of(e.callee(), e, state);
		}
		DeclaredVariant variant = variants.get(0);
		BoolExpr taken = variant.condition().map(c -> execution.at(state, frame).condition(c)).orElse(Bools.TRUE);
		if (variant.choice() == Choice.OPEN || isOpen(variant, e, frame)) {
			taken = Bools.and(taken, Bools.equal(machine.input(variant.variant() + " is chosen"), Ints.ONE));
		}
		taken = Bools.and(taken, allowed(variant, e));
		Value[] results = { Value.of(0), Value.of(0) };
		execution.branches().branch(state, taken, s -> results[0] = called.of(variant.variant(), named(variant, e), s),
				s -> results[1] = choose(e, variants.subList(1, variants.size()), called, s, frame));
		return Value.choice(taken, results[0], results[1]);
	}

	private Call named(DeclaredVariant variant, Call e) {
		return machine.program().functions().containsKey(variant.variant()) ? e
				: new Call(variant.variant(), e.target(), e.arguments(), e.type(), e.range());
	}

	/** What the clauses of a {@code dispatch} construct leave to a variant. */
	private BoolExpr allowed(DeclaredVariant variant, Call e) {
		Optional<Dispatched> here = dispatched.filter(d -> d.call.filter(e::equals).isPresent());
		return here.map(d -> Bools.and(Bools.not(d.withoutVariants),
				variant.constructs().contains(DirectiveName.DISPATCH) ? Bools.not(d.withoutContext) : Bools.TRUE)).orElse(Bools.TRUE);
	}

	/** Whether the constructs that must be around the call may be there. */
	private boolean isPossible(DeclaredVariant v, Call e, Frame frame) {
		return isOpen(v, e, frame) || score(v.constructs(), around(e, frame)) >= 0;
	}

	/**
	 * Whether it is not known which constructs are around: those of a call in a clause, and of functions that are compiled for lanes or for
	 * a device besides.
	 */
	private boolean isOpen(DeclaredVariant v, Call e, Frame frame) {
		boolean compiledOtherwise = v.constructs().contains(DirectiveName.SIMD)
				|| v.constructs().contains(DirectiveName.TARGET) && machine.task().flatMap(TaskContext::deviceLevel).isPresent();
		return score(v.constructs(), around(e, frame)) < 0 && (constructs.of(e).isEmpty() || compiledOtherwise);
	}

	private List<DirectiveName> around(Call e, Frame frame) {
		List<DirectiveName> result = new ArrayList<>();
		machine.program().unit().declared().variants().stream().filter(v -> v.variant().equals(frame.function().key())).findFirst()
				.ifPresent(v -> result.addAll(v.constructs()));
		constructs.of(e).ifPresent(result::addAll);
		return result;
	}

	/** The score of the constructs of a selector among those around: -1 if they are not there in this order. OpenMP 5.2 §7.3 */
	private static long score(List<DirectiveName> wanted, List<DirectiveName> around) {
		long score = 0;
		int position = around.size();
		for (int i = wanted.size() - 1; i >= 0; i--) {
			position = around.subList(0, position).lastIndexOf(wanted.get(i));
			if (position < 0) {
				return -1;
			}
			score += 1L << Math.min(position, 40);
		}
		return score;
	}
}
