package org.racelens.race.explore;

import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Register;
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

	/** A read, a write, or both in one. */
	Operation of(OperationItems group, Item.Access a, Address location, Bindings thread) throws NotFollowedException {
		if (a.write() && group.write().isEmpty()) {
			throw new NotFollowedException("a write of something unknown");
		}
		if (group.write().isEmpty()) {
			return new Operation.Read(register(group.read().orElseThrow(() -> new NotFollowedException("a read without a value")), thread),
					location, order(group.read().get().strength()));
		}
		OrderMark.Write write = group.write().get();
		if (group.read().isEmpty()) {
			return new Operation.Write(location, stored.of(thread.apply(write.value()), a), order(write.strength()));
		}
		Register found = register(group.read().get(), thread);
		BoolExpr condition = thread.apply(group.condition());
		Optional<Expression> expected = condition.equals(Bools.TRUE) ? Optional.empty()
				: Optional.of(expected(condition, thread.apply(group.read().get().value())));
		return new Operation.Update(found, location, expected, stored.of(thread.apply(write.value()), a), order(write.strength()),
				order(group.read().get().strength()));
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
		return terms.of(term).orElseThrow(() -> new NotFollowedException("a value that is not known"));
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
