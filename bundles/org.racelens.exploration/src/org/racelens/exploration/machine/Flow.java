package org.racelens.exploration.machine;

import java.util.List;

/** Which instructions come after which. */
final class Flow {
	private Flow() {
	}

	/** The indices of those that may come next. */
	static List<Integer> after(List<Instruction> instructions, int at) {
		Instruction instruction = instructions.get(at);
		if (instruction instanceof Instruction.End || instruction instanceof Instruction.Cut || instruction instanceof Instruction.Stay
				|| instruction instanceof Instruction.Refuse) {
			return List.of();
		}
		if (instruction instanceof Instruction.Jump jump) {
			return List.of(jump.target());
		}
		if (instruction instanceof Instruction.Unless unless) {
			return List.of(at + 1, unless.target());
		}
		return instruction instanceof Instruction.Choose choose ? List.of(at + 1, choose.target()) : List.of(at + 1);
	}
}
