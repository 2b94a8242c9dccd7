package org.racelens.analysis.tests.oracle.machine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The objects of a program and what they hold. No number is given to two objects, not even in copies of the memory. */
final class Memory {
	private final Map<Integer, Block> blocks;
	private final Map<Address, Value> cells;
	private final int[] counter;

	/** A piece of memory. */
	private record Block(int size, boolean zeroed) {
	}

	Memory() {
		this(new HashMap<>(), new HashMap<>(), new int[1]);
	}

	private Memory(Map<Integer, Block> blocks, Map<Address, Value> cells, int[] counter) {
		this.blocks = blocks;
		this.cells = cells;
		this.counter = counter;
	}

	Memory copy() {
		return new Memory(new HashMap<>(blocks), new HashMap<>(cells), counter);
	}

	/** A new object, of which nothing is known. */
	Address allocated(int size) {
		return block(new Block(size, false));
	}

	/** A new object that holds zeros. */
	Address zeroed(int size) {
		return block(new Block(size, true));
	}

	private Address block(Block block) {
		blocks.put(++counter[0], block);
		return new Address(counter[0], 0);
	}

	void release(Address address) {
		blocks.remove(address.object());
	}

	int size(Address address) {
		Block block = blocks.get(address.object());
		if (block == null) {
			throw new RefusedException("the object does not exist any more");
		}
		return block.size;
	}

	/** Whether so many bytes are there. */
	boolean contains(Address address, int size) {
		return address.offset() >= 0 && address.offset() + size <= size(address);
	}

	void store(Address address, Value value) {
		cells.put(address, value);
	}

	/** What is there; nothing of which nothing is known. */
	Optional<Value> load(Address address, Type type) {
		Value value = cells.get(address);
		if (value == null && blocks.get(address.object()).zeroed) {
			return Optional.of(type instanceof Type.Pointer p ? new Value.Pointer(Optional.empty(), p.target(), Set.of())
					: type == Type.Scalar.DOUBLE ? new Value.Fraction(0) : new Value.Whole(0));
		}
		return Optional.ofNullable(value);
	}

	/** Forgets what pointers were made from. */
	void forgetRoots() {
		cells.replaceAll((address, value) -> value instanceof Value.Pointer p ? new Value.Pointer(p.address(), p.target(), Set.of())
				: value);
	}
}
