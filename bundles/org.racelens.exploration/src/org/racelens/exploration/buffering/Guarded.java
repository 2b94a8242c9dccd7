package org.racelens.exploration.buffering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/**
 * The locations that threads access only while they hold one lock. Who reads such a location comes after who wrote what it finds, by the
 * lock; so nothing that stands behind the read in its section is seen before that.
 */
final class Guarded implements Statement.Visitor<Void> {
	private final int locations;
	/** by location, the locks that are held in all of its accesses so far */
	private final List<BitSet> locks = new ArrayList<>();
	private BitSet held = new BitSet();

	private Guarded(int locations) {
		this.locations = locations;
		IntStream.range(0, locations).forEach(i -> {
			BitSet all = new BitSet();
			all.set(0, locations);
			locks.add(all);
		});
	}

	static Guarded of(Skeleton skeleton) {
		Guarded guarded = new Guarded(skeleton.locations().size());
		for (List<Statement> thread : skeleton.threads()) {
			guarded.held = new BitSet();
			guarded.all(thread);
		}
		return guarded;
	}

	/** Whether an operation accesses such a location. */
	boolean contains(Touch touch) {
		return touch.at() != null && touch.at().isFixed() && !locks.get(Math.toIntExact(Touch.location(touch.at()))).isEmpty();
	}

	private void all(List<Statement> statements) {
		statements.forEach(statement -> statement.accept(this));
	}

	private void access(Address at) {
		if (at.isFixed()) {
			locks.get(Math.toIntExact(Touch.location(at))).and(held);
		} else {
			locks.forEach(l -> l.and(held));
		}
	}

	@Override
	public Void visitStep(Step step) {
		step.operation().accept(new Kinds());
		return null;
	}

	@Override
	public Void visitSegment(Segment segment) {
		return null;
	}

	@Override
	public Void visitAssignment(Assignment assignment) {
		return null;
	}

	@Override
	public Void visitBranch(Branch branch) {
		twoWays(branch.then(), branch.otherwise());
		return null;
	}

	@Override
	public Void visitEither(Either either) {
		twoWays(either.one(), either.other());
		return null;
	}

	private void twoWays(List<Statement> one, List<Statement> other) {
		BitSet before = (BitSet) held.clone();
		all(one);
		BitSet first = held;
		held = before;
		all(other);
		held.and(first);
	}

	@Override
	public Void visitLoop(Loop loop) {
		trips(loop.body());
		return null;
	}

	@Override
	public Void visitUntil(Until until) {
		trips(until.body());
		return null;
	}

	/** Until what is held at the start of each trip is known. */
	private void trips(List<Statement> body) {
		BitSet start;
		do {
			start = (BitSet) held.clone();
			all(body);
			held.and(start);
		} while (!held.equals(start));
	}

	/** What operations access, take and give back. */
	private final class Kinds implements Operation.Visitor<Void> {
		@Override
		public Void visitRead(Operation.Read read) {
			access(read.at());
			return null;
		}

		@Override
		public Void visitWrite(Operation.Write write) {
			access(write.at());
			return null;
		}

		@Override
		public Void visitUpdate(Operation.Update update) {
			access(update.at());
			return null;
		}

		@Override
		public Void visitFence(Operation.Fence fence) {
			return null;
		}

		@Override
		public Void visitLock(Operation.Lock lock) {
			if (lock.at().isFixed()) {
				held.set(Math.toIntExact(Touch.location(lock.at())));
			}
			return null;
		}

		@Override
		public Void visitUnlock(Operation.Unlock unlock) {
			held.clear(unlock.at().isFixed() ? Math.toIntExact(Touch.location(unlock.at())) : 0,
					unlock.at().isFixed() ? Math.toIntExact(Touch.location(unlock.at())) + 1 : locations);
			return null;
		}

		@Override
		public Void visitTestLock(Operation.TestLock test) {
			return null;
		}

		@Override
		public Void visitBarrier(Operation.Barrier barrier) {
			return null;
		}

		@Override
		public Void visitAwait(Operation.Await await) {
			return await.operation().accept(this);
		}
	}
}
