package org.racelens.exploration.skeleton;

import java.util.List;
import java.util.Optional;

/** What other threads may notice of a thread, but for its accesses to data. */
public sealed interface Operation {
	/** The result of what a visitor does with the operation. */
	<R> R accept(Visitor<R> visitor);

	/** What is done with each kind of operation. */
	interface Visitor<R> {
		/** An atomic read. */
		R visitRead(Read read);

		/** An atomic write. */
		R visitWrite(Write write);

		/** A read and a write in one. */
		R visitUpdate(Update update);

		/** A flush or fence. */
		R visitFence(Fence fence);

		/** The acquisition of a lock, or the entry of a critical region. */
		R visitLock(Lock lock);

		/** The release of a lock, or the exit of a critical region. */
		R visitUnlock(Unlock unlock);

		/** An acquisition that may fail. */
		R visitTestLock(TestLock test);

		/** A barrier of the team. */
		R visitBarrier(Barrier barrier);

		/** A wait. */
		R visitAwait(Await await);
	}

	/** An atomic read. */
	record Read(Register into, Address at, MemoryOrder order) implements Operation {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitRead(this);
		}
	}

	/** An atomic write. */
	record Write(Address at, Expression value, MemoryOrder order) implements Operation {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitWrite(this);
		}
	}

	/**
	 * A read and a write in one.
	 *
	 * @param found holds what was read, also while the new value is computed
	 * @param expected where it is not what was read, nothing is written, and the order is that of failure
	 */
	record Update(Register found, Address at, Optional<Expression> expected, Expression value, MemoryOrder order, MemoryOrder failure)
			implements Operation {
		/** A new value that is computed of the old one: fetch-and-add and the like. */
		public static Update fetch(Register found, Address at, Operator operator, Expression operand, MemoryOrder order) {
			return new Update(found, at, Optional.empty(), Expression.of(found).with(operator, operand), order, order);
		}

		/** A value that takes the place of the old one. */
		public static Update exchange(Register found, Address at, Expression value, MemoryOrder order) {
			return new Update(found, at, Optional.empty(), value, order, order);
		}

		/** A value that takes the place of the one that is expected, if that is there. */
		public static Update compareAndSwap(Register found, Address at, Expression expected, Expression value, MemoryOrder order,
				MemoryOrder failure) {
			return new Update(found, at, Optional.of(expected), value, order, failure);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitUpdate(this);
		}
	}

	/** A flush without a list, or a fence; {@code SEQ_CST} is the strong one. */
	record Fence(MemoryOrder order) implements Operation {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitFence(this);
		}
	}

	/** Waits until the location is 0 and makes it 1. */
	record Lock(Address at) implements Operation {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLock(this);
		}
	}

	/** Makes the location 0, which the same thread has made 1. */
	record Unlock(Address at) implements Operation {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitUnlock(this);
		}
	}

	/** Acquires a lock and gives 1, or gives 0, which orders nothing and may happen at any time. */
	record TestLock(Register into, Address at) implements Operation {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTestLock(this);
		}
	}

	/** All threads of the team wait for each other. */
	record Barrier() implements Operation {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitBarrier(this);
		}
	}

	/**
	 * A read or update that is repeated until what it finds meets a condition. The trips that go on leave nothing behind: they write
	 * nothing, or what they found.
	 *
	 * @param until over the registers, of which one holds what was found
	 * @param trip the data accesses of a trip that goes on
	 */
	record Await(Operation operation, Expression until, List<Segment> trip) implements Operation {
		/** Refuses what cannot be repeated. */
		public Await {
			if (!(operation instanceof Read) && !(operation instanceof Update)) {
				throw new IllegalArgumentException("only reads and updates are awaited");
			}
			trip = List.copyOf(trip);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAwait(this);
		}
	}
}
