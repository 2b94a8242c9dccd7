package org.racelens.execution.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.OrderedFrame;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Wanted;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LoopLevel;
import org.racelens.execution.state.State;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.Clause.DoacrossClause;
import org.racelens.openmp.program.Synchronisation;

/**
 * The stand-alone {@code ordered}: what precedes {@code source} in an iteration is before what follows the {@code sink} of another one that
 * names it. Semantics §6; OpenMP 5.2 §15.9.6, §15.10.1.
 */
final class DoacrossSemantics {
	private final Execution execution;
	private final Machine machine;

	DoacrossSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	void execute(Synchronisation.Doacross c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			return;
		}
		TaskContext task = machine.task().get();
		if (task.enclosing().ordered().isEmpty()) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, c.directive().range(),
					Breach.DOACROSS_MUST_STAND_INSIDE_A_LOOP_WITH_ORDERED_N.of());
			return;
		}
		OrderedFrame loop = task.enclosing().ordered().peek();
		if (!loop.isDirectlyIn(task)) {
			machine.recorder().gap(GapKind.NOT_CONFORMING, c.directive().range(),
					Breach.ITERATION_MAY_MEET_THIS_ORDERED_MORE_THAN_ONCE.of());
		}
		for (var clause : c.directive().clauses()) {
			if (clause instanceof DoacrossClause d) {
				machine.recorder().record(
						new Item.OrderPoint(c.directive().range(), state.live(), mark(d, loop, state, frame),
								task.enclosing().groups().around()));
			}
		}
	}

	private OrderMark mark(DoacrossClause clause, OrderedFrame loop, State state, Frame frame) {
		return switch (clause.kind()) {
			case SOURCE -> new OrderMark.Source(loop.loop());
			case PREVIOUS -> new OrderMark.Sink(loop.loop(), new Wanted.Previous());
			case SINK -> new OrderMark.Sink(loop.loop(), wanted(clause, loop, state, frame));
		};
	}

	/** The iteration that a vector names, by trips; where no trip gives the variable such a value there is none to wait for. */
	private Wanted wanted(DoacrossClause clause, OrderedFrame loop, State state, Frame frame) {
		List<LoopLevel> levels = loop.levels();
		if (clause.vector().size() != levels.size()) {
			machine.recorder().gap(GapKind.NOT_CONFORMING, clause.range(), Breach.VECTOR_NAMES_ANOTHER_NUMBER_OF_LOOPS.of());
			return new Wanted.Unknown();
		}
		List<Long> back = new ArrayList<>();
		for (int i = 0; i < levels.size(); i++) {
			Optional<Long> values = distance(clause.vector().get(i), levels.get(i), state, frame);
			Optional<Long> step = step(levels.get(i));
			if (values.isEmpty() || step.isEmpty()) {
				return new Wanted.Unknown();
			}
			if (values.get() % step.get() != 0) {
				return new Wanted.None();
			}
			back.add(-values.get() / step.get());
		}
		if (!isEarlier(back)) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, clause.range(),
					Breach.ITERATION_CANNOT_WAIT_FOR_ITSELF_OR_FOR_LATER_ONE.of());
			return new Wanted.Unknown();
		}
		return new Wanted.Back(back);
	}

	private static boolean isEarlier(List<Long> back) {
		return back.stream().filter(d -> d != 0).findFirst().filter(d -> d > 0).isPresent();
	}

	private static Optional<Long> step(LoopLevel level) {
		return Optional.ofNullable(Ints.terms(level.value()).get(level.trip()));
	}

	/** {@code i}, {@code i - d} or {@code i + d}: how far it is from the loop variable's value. */
	private Optional<Long> distance(Expression element, LoopLevel level, State state, Frame frame) {
		if (element instanceof VariableReference v) {
			return v.variable().equals(level.variable()) ? Optional.of(0L) : Optional.empty();
		}
		if (element instanceof Binary b && (b.operator() == Operator.ADD || b.operator() == Operator.SUBTRACT)) {
			IntExpr amount = execution.at(state, frame).number(b.right());
			Optional<Long> signed = Ints.constant(b.operator() == Operator.ADD ? amount : Ints.negate(amount));
			return distance(b.left(), level, state, frame).flatMap(d -> signed.map(s -> d + s));
		}
		if (element instanceof Expression.Cast k) {
			return distance(k.operand(), level, state, frame);
		}
		return Optional.empty();
	}
}
