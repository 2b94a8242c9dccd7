package org.racelens.exploration.machine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Operation;

/** To which locations a thread may still write, from an instruction on. */
public final class Futures {
	private final List<BitSet> written;

	private Futures(List<BitSet> written) {
		this.written = written;
	}

	/** Whether the thread may write there. */
	public boolean mayWrite(ThreadState from, int location) {
		return written.get(from.at()).get(location);
	}

	/** @param locations how many there are */
	public static Futures of(Code code, int locations) {
		List<Instruction> instructions = code.instructions();
		List<BitSet> written = new ArrayList<>();
		instructions.forEach(instruction -> written.add(own(instruction, locations)));
		for (boolean changed = true; changed;) {
			changed = false;
			for (int i = instructions.size() - 1; i >= 0; i--) {
				int before = written.get(i).cardinality();
				for (int next : Flow.after(instructions, i)) {
					written.get(i).or(written.get(next));
				}
				changed |= written.get(i).cardinality() != before;
			}
		}
		return new Futures(List.copyOf(written));
	}

	private static BitSet own(Instruction instruction, int locations) {
		return instruction instanceof Instruction.Perform perform ? perform.step().operation().accept(new Written(locations))
				: new BitSet();
	}

	/** The locations that an operation may write to. */
	private record Written(int locations) implements Operation.Visitor<BitSet> {
		private BitSet at(Address at) {
			BitSet written = new BitSet();
			if (at.isFixed()) {
				written.set(Math.toIntExact(at.first() + at.offset().value(register -> 0)));
			} else {
				written.set(0, locations);
			}
			return written;
		}

		@Override
		public BitSet visitRead(Operation.Read read) {
			return new BitSet();
		}

		@Override
		public BitSet visitWrite(Operation.Write write) {
			return at(write.at());
		}

		@Override
		public BitSet visitUpdate(Operation.Update update) {
			return at(update.at());
		}

		@Override
		public BitSet visitFence(Operation.Fence fence) {
			return new BitSet();
		}

		@Override
		public BitSet visitLock(Operation.Lock lock) {
			return at(lock.at());
		}

		@Override
		public BitSet visitUnlock(Operation.Unlock unlock) {
			return at(unlock.at());
		}

		@Override
		public BitSet visitTestLock(Operation.TestLock test) {
			return at(test.at());
		}

		@Override
		public BitSet visitBarrier(Operation.Barrier barrier) {
			return new BitSet();
		}

		@Override
		public BitSet visitAwait(Operation.Await await) {
			return await.operation().accept(this);
		}
	}
}
