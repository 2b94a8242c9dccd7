package org.racelens.repair.condition;

import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Target;

/** Whether loops surely run. */
public final class Trips {
	private Trips() {
	}

	/** Whether each of the target's associated loops has at least one iteration, as its bounds show that are the same in every run. */
	public static boolean surelySome(Target target, ParsedUnit unit) {
		Constants constants = new Constants(unit);
		Statement next = ConstructBodies.of(target.leaf()).get(0);
		for (long i = 0; i < target.collapsed(); i++) {
			Optional<CanonicalLoop> loop = CanonicalLoop.of(next);
			if (loop.isEmpty() || !surelySome(loop.get(), constants)) {
				return false;
			}
			next = loop.get().body();
		}
		return true;
	}

	/** Whether a loop has at least one iteration, as its bounds show; no where one of them is no constant. */
	public static boolean surelySome(CanonicalLoop loop, Constants constants) {
		OptionalLong lower = constants.of(loop.lower());
		OptionalLong upper = constants.of(loop.upper());
		if (lower.isEmpty() || upper.isEmpty()) {
			return false;
		}
		long a = lower.getAsLong();
		long b = upper.getAsLong();
		return switch (loop.relation()) {
			case LESS -> a < b;
			case LESS_EQUAL -> a <= b;
			case GREATER -> a > b;
			case GREATER_EQUAL -> a >= b;
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL -> a != b;
		};
	}
}
