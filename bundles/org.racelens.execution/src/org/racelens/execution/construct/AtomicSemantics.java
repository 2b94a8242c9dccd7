package org.racelens.execution.construct;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.StorageAlignment;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.MemoryOrders;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.AtomicScope;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.UpdateScope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.syntax.Walk;

/**
 * {@code atomic}: the accesses to its {@code x}, and only those, are atomic. Which expression is x follows from the clause and the
 * statement's form. Semantics §6; OpenMP 5.2 §15.8.4.
 */
final class AtomicSemantics {
	private final Execution execution;
	private final Machine machine;
	private final StorageAlignment alignment;

	AtomicSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		alignment = new StorageAlignment(machine);
	}

	void execute(Synchronisation.Atomic c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			execution.execute(c.body(), state, frame);
			return;
		}
		TaskContext task = machine.task().get();
		AtomicScope around = task.atomic();
		boolean unaligned = target(c).filter(x -> !alignment.isMultipleOfSize(x)).isPresent();
		UpdateScope update = new UpdateScope(UpdateScope.Kind.ATOMIC, around.update());
		Strength done = MemoryOrders.of(c, machine.program().unit().declared().atomicDefault());
		Strength failed = MemoryOrders.ofFailure(c).orElse(done);
		if (failed.acquires() != done.acquires() && (!done.acquires() || writesWhatItFound(c))) {
			ModelGap why = new ModelGap(GapKind.UNMODELLED_CALL, c.range(), Unfollowed.WHAT_THIS_MEMORY_ORDER_ORDERS_IS_NOT_FOLLOWED.of());
			state.knowledge(now -> now.orUnknownOrder(why));
		}
		Strength always = done.common(failed);
		AtomicScope.Comparison comparison = new AtomicScope.Comparison(
				Optional.of(done).filter(o -> o != always && !writesWhatItFound(c)), weakComparisons(c));
		task.setAtomic(new AtomicScope(atomicPlaces(c), unaligned, Optional.of(update), always, comparison));
		try {
			execution.execute(c.body(), state, frame);
		} finally {
			task.setAtomic(around.ordering(Strength.RELAXED));
		}
	}

	/** Whether a comparison that fails writes as well: {@code x = x == e ? d : x}. */
	private static boolean writesWhatItFound(Synchronisation.Atomic c) {
		boolean[] found = { false };
		Walk.expressions(c.body(), e -> found[0] |= e instanceof Expression.Conditional);
		return found[0];
	}

	/** The comparisons of a construct that may fail without a reason. OpenMP 5.2 §15.8.4 */
	private static Set<SourceRange> weakComparisons(Synchronisation.Atomic c) {
		Set<SourceRange> found = new LinkedHashSet<>();
		if (c.directive().has(ClauseName.WEAK)) {
			Walk.expressions(c.body(), e -> {
				if (e instanceof Expression.Binary b && b.operator().isComparison()) {
					found.add(b.range());
				}
			});
		}
		return found;
	}

	private static Set<SourceRange> atomicPlaces(Synchronisation.Atomic c) {
		Optional<Expression> x = target(c);
		Set<SourceRange> places = new LinkedHashSet<>();
		x.ifPresent(t -> Walk.expressions(c.body(), e -> {
			if (isSameLvalue(e, t)) {
				places.add(e.range());
			}
		}));
		return places;
	}

	private static Optional<Expression> target(Synchronisation.Atomic c) {
		List<Expression> updates = new ArrayList<>();
		Walk.expressions(c.body(), e -> {
			if (e instanceof Assignment || e instanceof Increment) {
				updates.add(e);
			}
		});
		if (updates.isEmpty()) {
			return Optional.empty();
		}
		if (c.directive().has(ClauseName.READ)) {
			return updates.get(0) instanceof Assignment a ? Optional.of(a.value()) : Optional.empty();
		}
		if (!c.directive().has(ClauseName.CAPTURE)) {
			return Optional.of(written(updates.get(updates.size() - 1)));
		}
		return captured(updates);
	}

	/** {@code v = x++;}, {@code {v = x; x += e;}}, {@code {x += e; v = x;}}: x is written, and the other statement reads it. */
	private static Optional<Expression> captured(List<Expression> updates) {
		for (Expression update : updates) {
			boolean readElsewhere = updates.stream()
					.anyMatch(o -> o != update && o instanceof Assignment a && (isSameLvalue(a.value(), written(update))
							|| a.value() == update));
			if (readElsewhere) {
				return Optional.of(written(update));
			}
		}
		return Optional.of(written(updates.get(updates.size() - 1)));
	}

	private static Expression written(Expression update) {
		return update instanceof Assignment a ? a.target() : ((Increment) update).target();
	}

	/** Whether two expressions are the same text, as far as it matters here. */
	private static boolean isSameLvalue(Expression a, Expression b) {
		if (a == b) {
			return true;
		}
		if (a instanceof Expression.VariableReference x) {
			return b instanceof Expression.VariableReference y && x.variable().equals(y.variable());
		}
		if (a instanceof Expression.IntegerLiteral x) {
			return b instanceof Expression.IntegerLiteral y && x.value() == y.value();
		}
		if (a instanceof Expression.Member x && !(b instanceof Expression.Member y && x.field().equals(y.field()))
				|| a instanceof Expression.Binary o && !(b instanceof Expression.Binary q && o.operator() == q.operator())) {
			return false;
		}
		List<Expression> left = Walk.operands(a);
		List<Expression> right = Walk.operands(b);
		if (a.getClass() != b.getClass() || left.isEmpty() || left.size() != right.size()) {
			return false;
		}
		for (int i = 0; i < left.size(); i++) {
			if (!isSameLvalue(left.get(i), right.get(i))) {
				return false;
			}
		}
		return true;
	}
}
