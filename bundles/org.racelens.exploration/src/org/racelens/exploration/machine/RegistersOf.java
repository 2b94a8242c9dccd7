package org.racelens.exploration.machine;

import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Operation;

/** The registers, by their numbers, that an operation reads from before it sets any, and those that it sets. */
record RegistersOf(Set<Integer> read, Set<Integer> set) implements Operation.Visitor<RegistersOf> {
	static RegistersOf operation(Operation operation) {
		return operation.accept(new RegistersOf(new TreeSet<>(), new TreeSet<>()));
	}

	private RegistersOf address(Address at) {
		read.addAll(Mentioned.in(at.offset()));
		return this;
	}

	@Override
	public RegistersOf visitRead(Operation.Read operation) {
		set.add(operation.into().number());
		return address(operation.at());
	}

	@Override
	public RegistersOf visitWrite(Operation.Write write) {
		read.addAll(Mentioned.in(write.value()));
		return address(write.at());
	}

	@Override
	public RegistersOf visitUpdate(Operation.Update update) {
		read.addAll(Mentioned.in(update.value()));
		update.expected().ifPresent(expected -> read.addAll(Mentioned.in(expected)));
		read.remove(update.found().number());
		set.add(update.found().number());
		return address(update.at());
	}

	@Override
	public RegistersOf visitFence(Operation.Fence fence) {
		return this;
	}

	@Override
	public RegistersOf visitLock(Operation.Lock lock) {
		return address(lock.at());
	}

	@Override
	public RegistersOf visitUnlock(Operation.Unlock unlock) {
		return address(unlock.at());
	}

	@Override
	public RegistersOf visitTestLock(Operation.TestLock test) {
		set.add(test.into().number());
		return address(test.at());
	}

	@Override
	public RegistersOf visitBarrier(Operation.Barrier barrier) {
		return this;
	}

	@Override
	public RegistersOf visitAwait(Operation.Await await) {
		read.addAll(Mentioned.in(await.until()));
		RegistersOf inner = operation(await.operation());
		read.removeAll(inner.set);
		read.addAll(inner.read);
		set.addAll(inner.set);
		await.trip().forEach(segment -> segment.registers().forEach(register -> read.add(register.number())));
		return this;
	}
}
