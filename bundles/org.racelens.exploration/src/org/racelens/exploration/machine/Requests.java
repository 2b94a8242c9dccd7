package org.racelens.exploration.machine;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;

/** What operations ask of the memory in a state of their thread. */
record Requests(ThreadState state) implements Operation.Visitor<Request> {
	private long value(Expression expression) {
		return expression.value(state::value);
	}

	private int location(Address at) {
		return Math.toIntExact(at.first() + value(at.offset()));
	}

	@Override
	public Request visitRead(Operation.Read read) {
		return new Request.Load(location(read.at()), Request.Waiting.NOT, found -> true, found -> OptionalLong.empty(),
				found -> read.order(),
				OptionalInt.of(read.into().number()), found -> found);
	}

	@Override
	public Request visitWrite(Operation.Write write) {
		return new Request.Store(location(write.at()), value(write.value()), write.order());
	}

	@Override
	public Request visitUpdate(Operation.Update update) {
		int register = update.found().number();
		LongPredicate succeeds = found -> update.expected().isEmpty()
				|| update.expected().get().value(state.with(register, found)::value) == found;
		return new Request.Load(location(update.at()), Request.Waiting.NOT, found -> true,
				found -> succeeds.test(found) ? OptionalLong.of(update.value().value(state.with(register, found)::value))
						: OptionalLong.empty(),
				found -> succeeds.test(found) ? update.order() : update.failure(), OptionalInt.of(register), found -> found);
	}

	@Override
	public Request visitFence(Operation.Fence fence) {
		return new Request.Order(fence.order());
	}

	@Override
	public Request visitLock(Operation.Lock lock) {
		return acquisition(lock.at(), Request.Waiting.LOCK, OptionalInt.empty());
	}

	@Override
	public Request visitUnlock(Operation.Unlock unlock) {
		return new Request.Store(location(unlock.at()), 0, MemoryOrder.RELEASE);
	}

	@Override
	public Request visitTestLock(Operation.TestLock test) {
		return acquisition(test.at(), Request.Waiting.TEST, OptionalInt.of(test.into().number()));
	}

	private Request.Load acquisition(Address at, Request.Waiting waiting, OptionalInt register) {
		return new Request.Load(location(at), waiting, found -> found == 0, found -> OptionalLong.of(1), found -> MemoryOrder.ACQUIRE,
				register, found -> 1);
	}

	@Override
	public Request visitBarrier(Operation.Barrier barrier) {
		return new Request.Meet();
	}

	@Override
	public Request visitAwait(Operation.Await await) {
		Request.Load load = awaited(await);
		return new Request.Load(load.location(), Request.Waiting.AWAIT, found -> ends(await, load, found), load.written(), load.order(),
				load.register(), load.kept());
	}

	/** The read of a trip that goes on. */
	Request.Load retry(Operation.Await await) {
		Request.Load load = awaited(await);
		return new Request.Load(load.location(), Request.Waiting.REFUSED, found -> !ends(await, load, found),
				found -> OptionalLong.empty(), load.order(), load.register(), load.kept());
	}

	private Request.Load awaited(Operation.Await await) {
		return (Request.Load) await.operation().accept(this);
	}

	private boolean ends(Operation.Await await, Request.Load load, long found) {
		return await.until().value(state.with(load.register().orElseThrow(), load.kept().applyAsLong(found))::value) != 0;
	}
}
