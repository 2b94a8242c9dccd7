package org.racelens.exploration.machine;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import org.racelens.exploration.skeleton.MemoryOrder;

/** What a thread asks of the memory. */
public sealed interface Request {
	/** A write. */
	record Store(int location, long value, MemoryOrder order) implements Request {
	}

	/**
	 * A read, which may write in the same step.
	 *
	 * @param accepted what may be found; with anything else the thread does not get on
	 * @param written what takes the place of what was found; nothing where that stays
	 * @param order by what was found
	 * @param kept what the register holds then
	 */
	record Load(int location, Waiting waiting, LongPredicate accepted, LongFunction<OptionalLong> written, LongFunction<MemoryOrder> order,
			OptionalInt register, LongUnaryOperator kept) implements Request {
	}

	/** What it means that a read does not find what it accepts. */
	enum Waiting {
		/** the case does not arise */
		NOT,
		/** the thread waits */
		AWAIT,
		/** the thread waits for a lock */
		LOCK,
		/** the thread goes on without the lock */
		TEST,
		/** there is no such execution */
		REFUSED
	}

	/** A fence. */
	record Order(MemoryOrder order) implements Request {
	}

	/** A barrier of the team. */
	record Meet() implements Request {
	}
}
