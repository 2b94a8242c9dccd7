package org.racelens.execution.region;

import java.util.List;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.gap.ModelGap;

/** What stands at an {@link Item.OrderPoint}. OpenMP 5.2 §15.8 to §15.10. */
public sealed interface OrderMark {
	/** The thread gets into the ordered region of its iteration. */
	record Enter(OrderedLoop loop) implements OrderMark {
	}

	/** The thread leaves the ordered region of its iteration. */
	record Leave(OrderedLoop loop) implements OrderMark {
	}

	/** Iterations that wait for this one may go on: {@code doacross(source:)}. */
	record Source(OrderedLoop loop) implements OrderMark {
	}

	/** The thread waits for the source of another iteration: {@code doacross(sink: …)}. */
	record Sink(OrderedLoop loop, Wanted wanted) implements OrderMark {
	}

	/** Whether it says what iterations of an ordered loop wait for. */
	default boolean isOfIterations() {
		return this instanceof Enter || this instanceof Leave || this instanceof Source || this instanceof Sink;
	}

	/** The iteration that a sink waits for. */
	sealed interface Wanted {
		/** @param back by how many trips of each associated loop it lies back */
		record Back(List<Long> back) implements Wanted {
			public Back {
				back = List.copyOf(back);
			}
		}

		/** The iteration just before in the sequential execution. */
		record Previous() implements Wanted {
		}

		/** None: no iteration has such values. */
		record None() implements Wanted {
		}

		/** One that is not known. */
		record Unknown() implements Wanted {
		}
	}

	/** A flush of everything; one with a list orders nothing. OpenMP 5.2 §1.4.4 */
	record Flush(Strength strength) implements OrderMark {
	}

	/** What a flush, or an atomic operation by its memory order, means for what stands around it. */
	enum Strength {
		RELAXED, ACQUIRE, RELEASE,
		/** acquires and releases */
		BOTH,
		/** acquires and releases, in one order of all that does so */
		SEQUENTIAL;

		/** Whether what follows is ordered after what the operation read. */
		public boolean acquires() {
			return this == ACQUIRE || this == BOTH || this == SEQUENTIAL;
		}

		/** Whether what precedes is ordered before what is read from the operation. */
		public boolean releases() {
			return this == RELEASE || this == BOTH || this == SEQUENTIAL;
		}

		/** What holds of an operation that has either of two strengths. */
		public Strength common(Strength other) {
			if (this == other || other == SEQUENTIAL) {
				return this;
			}
			if (this == SEQUENTIAL || this == BOTH) {
				return other;
			}
			return other == BOTH ? this : RELAXED;
		}
	}

	/**
	 * The access just before is a read that may see what another thread wrote, atomic or under locks.
	 *
	 * @param value what it reads
	 * @param initial what the location held before the region
	 */
	record Read(Strength strength, IntExpr value, Optional<IntExpr> initial) implements OrderMark {
	}

	/**
	 * The access just before is a write that another thread may see, atomic or under locks.
	 *
	 * @param type of what is written, where that is a number
	 * @param found what the same {@code atomic} or {@code critical} construct found there before, each time that it looked
	 */
	record Write(Strength strength, IntExpr value, Optional<IntegerType> type, List<IntExpr> found) implements OrderMark {
		public Write {
			found = List.copyOf(found);
		}
	}

	/**
	 * The end of a loop that ends by what it reads of other threads' writes.
	 *
	 * @param trip the loop's trip number
	 * @param ends what holds if a trip is the last one, in terms of what it read
	 * @param endsFirst that the first trip is the last one, in terms of what it read
	 * @param goesOn what holds if a trip is not the last one
	 * @param manner whether it does anything else
	 * @param exit how the loop is left
	 * @param left what it leaves of what its last trip found, where that is left in one way
	 * @param why what is said of accesses behind the loop
	 */
	record Waited(Symbol trip, BoolExpr ends, BoolExpr endsFirst, BoolExpr goesOn, Manner manner, Exit exit, List<Left> left, ModelGap why)
			implements OrderMark {
		public Waited {
			left = List.copyOf(left);
		}
	}

	/**
	 * The end of a loop that nothing ends: nobody comes by. What has to wait for who executes it is not met either.
	 *
	 * @param why what is said of that
	 */
	record Endless(ModelGap why) implements OrderMark {
	}

	/**
	 * The event of a detached task may be fulfilled, which is then complete if its block has ended: what waits for it comes after this
	 * point. OpenMP 5.2 §12.5.2, §18.11
	 *
	 * @param why what is said of races that this order might exclude
	 */
	record Fulfilled(ModelGap why) implements OrderMark {
	}

	/**
	 * The access just before is a plain read of what other threads may write.
	 *
	 * @param value what it reads
	 * @param initial what the location held before the region
	 */
	record Look(IntExpr value, Optional<IntExpr> initial) implements OrderMark {
	}

	/** The task gets a lock, under the condition under which it is held then. */
	record Acquired(Lock lock) implements OrderMark {
	}

	/** The task gives a lock back. */
	record Released(Lock lock) implements OrderMark {
	}

	/**
	 * The task may have set a lock that it gives back, or another one: who gets it next comes after that.
	 *
	 * @param owner who must have set it
	 */
	record ReleasedForOther(Lock lock, Owner owner) implements OrderMark {
	}

	/** What a lock belongs to that is set. */
	enum Owner {
		/** locks of OpenMP. OpenMP 5.2 §18.9 */
		TASK,
		/** all others */
		THREAD
	}

	/** The task holds a lock over a barrier: who gets it behind the barrier comes after its release. */
	record Carried(Lock lock) implements OrderMark {
	}

	/** How a loop is left. */
	enum Exit {
		/** by its condition alone, so that the last trip does all of the body */
		TEST,
		/** from within the body, too */
		BREAK
	}

	/** What a loop does that ends by what it reads of other threads' writes. */
	enum Manner {
		/** nothing that others see, but in its last trip */
		WAITS,
		/** something, so that it may also end by what it does itself */
		WORKS
	}
}
