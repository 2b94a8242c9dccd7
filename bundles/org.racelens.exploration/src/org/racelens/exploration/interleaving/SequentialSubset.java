package org.racelens.exploration.interleaving;

import java.util.List;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/** The sequentially consistent subset of OpenMP 5.2 §1.4.6: atomics that are {@code seq_cst}, locks that are not tested, and barriers. */
public final class SequentialSubset implements Statement.Visitor<Boolean>, Operation.Visitor<Boolean> {
	private SequentialSubset() {
	}

	/** Whether all operations of a skeleton belong to the subset. */
	public static boolean contains(Skeleton skeleton) {
		return skeleton.threads().stream().allMatch(new SequentialSubset()::all);
	}

	private boolean all(List<Statement> statements) {
		return statements.stream().allMatch(statement -> statement.accept(this));
	}

	@Override
	public Boolean visitStep(Step step) {
		return step.operation().accept(this);
	}

	@Override
	public Boolean visitSegment(Segment segment) {
		return true;
	}

	@Override
	public Boolean visitAssignment(Assignment assignment) {
		return true;
	}

	@Override
	public Boolean visitBranch(Branch branch) {
		return all(branch.then()) && all(branch.otherwise());
	}

	@Override
	public Boolean visitEither(Either either) {
		return all(either.one()) && all(either.other());
	}

	@Override
	public Boolean visitLoop(Loop loop) {
		return all(loop.body());
	}

	@Override
	public Boolean visitUntil(Until until) {
		return all(until.body());
	}

	@Override
	public Boolean visitRead(Operation.Read read) {
		return read.order() == MemoryOrder.SEQ_CST;
	}

	@Override
	public Boolean visitWrite(Operation.Write write) {
		return write.order() == MemoryOrder.SEQ_CST;
	}

	@Override
	public Boolean visitUpdate(Operation.Update update) {
		return update.order() == MemoryOrder.SEQ_CST && (update.expected().isEmpty() || update.failure() == MemoryOrder.SEQ_CST);
	}

	@Override
	public Boolean visitFence(Operation.Fence fence) {
		return true;
	}

	@Override
	public Boolean visitLock(Operation.Lock lock) {
		return true;
	}

	@Override
	public Boolean visitUnlock(Operation.Unlock unlock) {
		return true;
	}

	@Override
	public Boolean visitTestLock(Operation.TestLock test) {
		return false;
	}

	@Override
	public Boolean visitBarrier(Operation.Barrier barrier) {
		return true;
	}

	@Override
	public Boolean visitAwait(Operation.Await await) {
		return await.operation().accept(this);
	}
}
