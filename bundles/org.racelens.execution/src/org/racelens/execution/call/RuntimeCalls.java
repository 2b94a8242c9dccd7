package org.racelens.execution.call;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.interpreter.PositiveArgument;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.MaxThreads;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;

/** The OpenMP run-time library routines whose results matter, and {@code assert}. OpenMP 5.2 §18. */
final class RuntimeCalls {
	private final Execution execution;
	private final Machine machine;
	private final LockRoutines locks;
	private final TeamQueries teams;

	RuntimeCalls(Execution execution) {
		this.execution = execution;
		locks = new LockRoutines(execution);
		teams = new TeamQueries(execution);
		machine = execution.machine();
	}

	/** The value of a routine's call, or nothing where the function is not one of them. */
	Optional<Value> call(Call e, List<Value> arguments, State state, Frame frame) {
		return switch (e.callee()) {
			case "omp_fulfill_event" -> {
				fulfil(e, state);
				yield number(Ints.ZERO);
			}
			case "omp_get_max_threads" -> number(MaxThreads.of(state, machine));
			case "omp_set_num_threads" -> {
				if (arguments.isEmpty()) {
					yield Optional.empty();
				}
				state.setThreadLimit(Optional.of(arguments.get(0).term()));
				state.threadLimit().filter(PositiveArgument::isForbidden)
						.ifPresent(n -> machine.recorder().notConforming(MessageKind.CLAUSE_ARGUMENT, e.range(),
								Breach.ARGUMENT_OF_OMP_SET_NUM_THREADS_MUST_BE_POSITIVE.of()));
				yield number(Ints.ZERO);
			}
			case "assert", "__builtin_assume", "__assume" -> {
				BoolExpr[] condition = { Bools.TRUE };
				State aside = state.copy();
				e.arguments().stream().limit(1).forEach(
						a -> machine.recorder().silently(() -> condition[0] = execution.at(aside, frame).condition(a)));
				execution.memory().held().lookAsIn(aside, state);
				state.endUnless(condition[0]);
				yield number(Ints.ZERO);
			}
			default -> teams.call(e, arguments, frame).or(() -> locks.call(e, arguments, state, frame));
		};
	}

	/**
	 * A detached task that fulfils its own event is complete at its end; which one is complete by another task's call is not followed.
	 */
	private void fulfil(Call e, State state) {
		Optional<Variable> event = e.arguments().stream().findFirst().filter(VariableReference.class::isInstance)
				.map(a -> ((VariableReference) a).variable());
		boolean own = event.isPresent() && machine.task().filter(t -> t.origin().event().equals(event)).isPresent();
		if (machine.task().isPresent() && !own) {
			ModelGap why = new ModelGap(GapKind.UNMODELLED_CLAUSE, e.range(),
					Unfollowed.WHAT_EVENT_OF_DETACHED_TASK_ORDERS_IS_NOT_FOLLOWED.of());
			machine.recorder().record(new Item.OrderPoint(e.range(), state.live(), new OrderMark.Fulfilled(why),
					machine.task().get().enclosing().groups().around()));
		}
	}

	private static Optional<Value> number(IntExpr term) {
		return Optional.of(new Value.Number(term));
	}
}
