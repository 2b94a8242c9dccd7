package org.racelens.exploration.buffering;

import java.util.HashSet;
import java.util.Set;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Register;

/**
 * What an operation means for the order of those around it.
 *
 * @param isFixed whether nothing moves past it
 * @param at null where it accesses nothing
 */
record Touch(boolean isFixed, boolean loads, boolean stores, Address at, Set<Register> uses, Set<Register> sets) {
	static final Touch FIXED = new Touch(true, false, false, null, Set.of(), Set.of());

	/** Whether both are known to access one location. */
	boolean meets(Touch other) {
		return at != null && other.at != null && at.isFixed() && other.at.isFixed() && location(at) == location(other.at);
	}

	static long location(Address fixed) {
		return fixed.first() + fixed.offset().value(register -> 0);
	}

	static Touch of(Operation operation) {
		return operation.accept(new Kinds());
	}

	private static Set<Register> registers(Address at, Expression... others) {
		Set<Register> registers = new HashSet<>();
		at.offset().collect(registers);
		for (Expression other : others) {
			other.collect(registers);
		}
		return registers;
	}

	/** By the kind of an operation. */
	private static final class Kinds implements Operation.Visitor<Touch> {
		@Override
		public Touch visitRead(Operation.Read read) {
			return read.order() == MemoryOrder.RELAXED
					? new Touch(false, true, false, read.at(), registers(read.at()), Set.of(read.into()))
					: FIXED;
		}

		@Override
		public Touch visitWrite(Operation.Write write) {
			return write.order() == MemoryOrder.RELAXED
					? new Touch(false, false, true, write.at(), registers(write.at(), write.value()), Set.of())
					: FIXED;
		}

		@Override
		public Touch visitUpdate(Operation.Update update) {
			if (update.order() != MemoryOrder.RELAXED || update.failure() != MemoryOrder.RELAXED) {
				return FIXED;
			}
			Set<Register> uses = registers(update.at(), update.value(), update.expected().orElse(Expression.of(0)));
			uses.remove(update.found());
			return new Touch(false, true, true, update.at(), uses, Set.of(update.found()));
		}

		@Override
		public Touch visitFence(Operation.Fence fence) {
			return fence.order() == MemoryOrder.RELAXED ? new Touch(false, false, false, null, Set.of(), Set.of()) : FIXED;
		}

		@Override
		public Touch visitLock(Operation.Lock lock) {
			return FIXED;
		}

		@Override
		public Touch visitUnlock(Operation.Unlock unlock) {
			return FIXED;
		}

		@Override
		public Touch visitTestLock(Operation.TestLock test) {
			return FIXED;
		}

		@Override
		public Touch visitBarrier(Operation.Barrier barrier) {
			return FIXED;
		}

		@Override
		public Touch visitAwait(Operation.Await await) {
			return FIXED;
		}
	}
}
