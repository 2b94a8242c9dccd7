package org.racelens.analysis.tests.execution.value;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.PartValues;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Variable;

/**
 * {@link PartValues}: an initialiser asks for the value of each of its parts, and what holds no structures need not know where they lie.
 */
class PartValuesTest {
	private static final Machine MACHINE = Machines.of("struct pair { int one, two; } s = { 4, 7 };");

	private static Contents contents(String name, PartValues values) {
		Variable variable = Machines.variable(MACHINE, name);
		Expression initializer = MACHINE.program().globals().get(variable.id()).initializer().orElseThrow();
		Initializers initializers = new Initializers(MACHINE, Machines.arithmetic(MACHINE), e -> Value.of(0), v -> Optional.empty());
		MemoryObject object = Machines.object(variable);
		return initializers.of(object, variable.type(), initializer, values);
	}

	private static long held(Contents contents, String name, long offset) {
		MemoryObject object = Machines.object(Machines.variable(MACHINE, name));
		return Ints.constant(contents.load(object, List.of(), Ints.of(offset), 4, Value.Kind.NUMBER).orElseThrow().term()).orElseThrow();
	}

	@Test
	void eachPartIsAskedForAndHolds() {
		List<Long> asked = new ArrayList<>();
		PartValues doubled = part -> {
			asked.add(((IntegerLiteral) part).value());
			return Value.of(2 * ((IntegerLiteral) part).value());
		};
		Contents pair = contents("s", doubled);
		assertEquals(Set.of(4L, 7L), Set.copyOf(asked));
		assertEquals(8, held(pair, "s", 0));
		assertEquals(14, held(pair, "s", 4));
	}

	@Test
	void whereAPartLiesMayBeIgnored() {
		PartValues values = part -> Value.of(1);
		assertDoesNotThrow(() -> values.placed(new Value.Structure(List.of(), Ints.ZERO, Set.of()), 8));
	}
}
