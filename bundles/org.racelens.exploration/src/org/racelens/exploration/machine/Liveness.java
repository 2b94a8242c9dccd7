package org.racelens.exploration.machine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** Before which instructions the value of a register still matters. */
final class Liveness {
	private final List<BitSet> live;

	private Liveness(List<BitSet> live) {
		this.live = live;
	}

	BitSet at(int instruction) {
		return live.get(instruction);
	}

	static Liveness of(List<Instruction> instructions) {
		List<BitSet> live = new ArrayList<>();
		instructions.forEach(instruction -> live.add(new BitSet()));
		for (boolean changed = true; changed;) {
			changed = false;
			for (int i = instructions.size() - 1; i >= 0; i--) {
				BitSet before = before(instructions, i, live);
				changed |= !before.equals(live.set(i, before));
			}
		}
		return new Liveness(List.copyOf(live));
	}

	private static BitSet before(List<Instruction> instructions, int at, List<BitSet> live) {
		BitSet before = new BitSet();
		Flow.after(instructions, at).forEach(next -> before.or(live.get(next)));
		Instruction instruction = instructions.get(at);
		if (instruction instanceof Instruction.Assign assign) {
			before.clear(assign.register().number());
			add(before, Mentioned.in(assign.value()));
		} else if (instruction instanceof Instruction.Unless unless) {
			add(before, Mentioned.in(unless.condition()));
		} else if (instruction instanceof Instruction.Pass pass) {
			pass.segment().registers().forEach(register -> before.set(register.number()));
		} else if (instruction instanceof Instruction.Stay stay) {
			before.or(live.get(stay.start()));
		} else if (instruction instanceof Instruction.Perform perform) {
			operation(before, RegistersOf.operation(perform.step().operation()));
		} else if (instruction instanceof Instruction.Retry retry) {
			operation(before, RegistersOf.operation(retry.step().operation()));
		}
		return before;
	}

	private static void operation(BitSet before, RegistersOf used) {
		used.set().forEach(before::clear);
		add(before, used.read());
	}

	private static void add(BitSet before, Set<Integer> numbers) {
		numbers.forEach(before::set);
	}
}
