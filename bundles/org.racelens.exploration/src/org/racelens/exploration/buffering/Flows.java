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
 * From which locations values may flow to which: a thread loads from the one and stores to the other one later. A load finds what depends
 * on a store behind it only if something flows from the store's location to the load's.
 */
final class Flows implements Statement.Visitor<Void> {
	private final int locations;
	/** by location, those that something flows to */
	private final List<BitSet> targets = new ArrayList<>();
	private BitSet loaded = new BitSet();

	private Flows(int locations) {
		this.locations = locations;
		IntStream.range(0, locations).forEach(i -> targets.add(new BitSet()));
	}

	static Flows of(Skeleton skeleton) {
		Flows flows = new Flows(skeleton.locations().size());
		for (List<Statement> thread : skeleton.threads()) {
			flows.loaded = new BitSet();
			flows.all(thread);
		}
		for (int by = 0; by < flows.locations; by++) {
			for (int from = 0; from < flows.locations; from++) {
				if (flows.targets.get(from).get(by)) {
					flows.targets.get(from).or(flows.targets.get(by));
				}
			}
		}
		return flows;
	}

	/** Whether something may flow from a location to another one. */
	boolean lead(Address from, Address to) {
		BitSet ends = at(to);
		return at(from).stream().anyMatch(start -> targets.get(start).intersects(ends));
	}

	private BitSet at(Address at) {
		BitSet found = new BitSet();
		if (at.isFixed()) {
			found.set(Math.toIntExact(Touch.location(at)));
		} else {
			found.set(0, locations);
		}
		return found;
	}

	private void all(List<Statement> statements) {
		statements.forEach(statement -> statement.accept(this));
	}

	@Override
	public Void visitStep(Step step) {
		step.operation().accept(new Ends());
		return null;
	}

	private void load(Address at) {
		loaded.or(at(at));
	}

	private void store(Address at) {
		loaded.stream().forEach(from -> targets.get(from).or(at(at)));
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
		all(branch.then());
		all(branch.otherwise());
		return null;
	}

	@Override
	public Void visitEither(Either either) {
		all(either.one());
		all(either.other());
		return null;
	}

	@Override
	public Void visitLoop(Loop loop) {
		all(loop.body());
		all(loop.body());
		return null;
	}

	@Override
	public Void visitUntil(Until until) {
		all(until.body());
		all(until.body());
		return null;
	}

	/** What operations load from, and store to. */
	private final class Ends implements Operation.Visitor<Void> {
		@Override
		public Void visitRead(Operation.Read read) {
			load(read.at());
			return null;
		}

		@Override
		public Void visitWrite(Operation.Write write) {
			store(write.at());
			return null;
		}

		@Override
		public Void visitUpdate(Operation.Update update) {
			return both(update.at());
		}

		@Override
		public Void visitFence(Operation.Fence fence) {
			return null;
		}

		@Override
		public Void visitLock(Operation.Lock lock) {
			return both(lock.at());
		}

		@Override
		public Void visitUnlock(Operation.Unlock unlock) {
			store(unlock.at());
			return null;
		}

		@Override
		public Void visitTestLock(Operation.TestLock test) {
			return both(test.at());
		}

		@Override
		public Void visitBarrier(Operation.Barrier barrier) {
			return null;
		}

		@Override
		public Void visitAwait(Operation.Await await) {
			return await.operation().accept(this);
		}

		private Void both(Address at) {
			load(at);
			store(at);
			return null;
		}
	}
}
