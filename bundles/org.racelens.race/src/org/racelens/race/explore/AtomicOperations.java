package org.racelens.race.explore;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.execution.region.Unfollowed;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What the accesses of synchronisation locations are as operations of one thread. */
final class AtomicOperations {
	private final Terms terms;
	private final StoredValue stored;

	AtomicOperations(Terms terms) {
		this.terms = terms;
		stored = new StoredValue(terms);
	}

	/**
	 * A read, a write, or both in one; of a comparison that may fail without a reason, one that does, and one that does not.
	 *
	 * @param step makes a step of an operation
	 */
	List<Statement> of(OperationItems group, Item.Access a, Address location, Bindings thread, Function<Operation, Step> step)
			throws NotFollowedException {
		if (a.write() && group.write().isEmpty()) {
			throw new NotFollowedException("a write of something unknown");
		}
		if (group.write().isEmpty()) {
			OrderMark.Read read = group.read().orElseThrow(() -> new NotFollowedException("a read without a value"));
			return List.of(step.apply(read(read, location, thread)));
		}
		OrderMark.Write write = group.write().get();
		if (group.read().isEmpty()) {
			return List.of(step.apply(new Operation.Write(location, stored.of(write, thread), order(write.strength()))));
		}
		Step update = step.apply(update(group, location, thread));
		Optional<IntExpr> fails = Bools.conjuncts(thread.apply(group.condition())).stream().map(AtomicOperations::spurious)
				.flatMap(Optional::stream).findFirst();
		return fails.isEmpty() ? List.of(update) : weak(fails.get(), update,
				step.apply(new Operation.Read(register(group.read().get(), thread), location, order(group.failure()))));
	}

	private Operation.Read read(OrderMark.Read read, Address location, Bindings thread) {
		return new Operation.Read(register(read, thread), location, order(read.strength()));
	}

	private Operation.Update update(OperationItems group, Address location, Bindings thread) throws NotFollowedException {
		OrderMark.Write write = group.write().orElseThrow();
		OrderMark.Read read = group.read().orElseThrow();
		Register found = register(read, thread);
		BoolExpr condition = Bools
				.and(Bools.conjuncts(thread.apply(group.condition())).stream().filter(c -> spurious(c).isEmpty()).toList());
		Optional<Expression> expected = condition.equals(Bools.TRUE) ? Optional.empty()
				: Optional.of(expected(condition, thread.apply(read.value())));
		return new Operation.Update(found, location, expected, stored.of(write, thread), order(write.strength()),
				order(group.failure()));
	}

	/** What is not 0 unless a comparison fails without a reason. */
	private static Optional<IntExpr> spurious(BoolExpr condition) {
		return condition instanceof BoolExpr.NotZero n && n.term() instanceof IntExpr.Apply a && a.function().gap()
				.filter(g -> g.explanation().sentence() == Unfollowed.WHETHER_WEAK_COMPARISON_FAILS_IS_NOT_KNOWN).isPresent()
						? Optional.of(a)
						: Optional.empty();
	}

	private List<Statement> weak(IntExpr succeeds, Step update, Step failed) {
		Register may = terms.register(succeeds);
		return List.of(
				new Either(List.of(new Assignment(may, Expression.of(1))), List.of(new Assignment(may, Expression.of(0))),
						Either.Kind.FREE),
				new Branch(Expression.of(may), List.of(update), List.of(failed)));
	}

	/** What a comparison compares with, that has found a value. */
	private Expression expected(BoolExpr condition, IntExpr found) throws NotFollowedException {
		if (condition instanceof BoolExpr.IsZero zero) {
			long factor = Ints.terms(zero.term()).getOrDefault(found, 0L);
			if (factor == 1 || factor == -1) {
				IntExpr rest = Ints.subtract(zero.term(), Ints.multiply(found, factor));
				return expression(factor == 1 ? Ints.negate(rest) : rest);
			}
		}
		throw new NotFollowedException("an update under another condition than that a value is there");
	}

	private Register register(OrderMark.Read read, Bindings thread) {
		return terms.register(thread.apply(read.value()));
	}

	private Expression expression(IntExpr term) throws NotFollowedException {
		return terms.of(term).orElseThrow(() -> new NotFollowedException("a value that is not known: " + term));
	}

	/** The memory order that a strength is. */
	static MemoryOrder order(Strength strength) {
		return switch (strength) {
			case RELAXED -> MemoryOrder.RELAXED;
			case ACQUIRE -> MemoryOrder.ACQUIRE;
			case RELEASE -> MemoryOrder.RELEASE;
			case BOTH -> MemoryOrder.ACQ_REL;
			case SEQUENTIAL -> MemoryOrder.SEQ_CST;
		};
	}
}
