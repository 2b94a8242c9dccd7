package org.racelens.analysis.tests.execution.region;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.LoopVariable;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/** {@link LoopVariable}: the number that a loop variable has in an iteration, as the source writes numbers of its type. */
class LoopVariableTest {
	private static final Symbol TRIP = Symbol.of(Name.of("k"), Symbol.Role.TRIP);
	private static final Type WIDE = IntegerType.SIZE;

	/** What a variable from a first value on shows after so many steps of one. */
	private static String shown(Type type, long first, long steps) {
		LoopVariable variable = LoopVariable.of("i", type, Ints.add(TRIP, first));
		return variable.shown(Executed.where(Map.of(TRIP, steps)).value(variable.value()));
	}

	@ParameterizedTest
	@CsvSource({ "0, 5, 5", "-3, 1, -2", "-9223372036854775808, 1, -9223372036854775807" })
	void aSignedNumberIsItself(long first, long steps, String expected) {
		assertEquals(expected, shown(IntegerType.LONG, first, steps));
	}

	@ParameterizedTest
	@CsvSource({ "0, 5, 5", "-3, 1, 18446744073709551614", "-1, 0, 18446744073709551615", "-1, 1, 0",
			"9223372036854775807, 1, 9223372036854775808" })
	void anUnsignedOneOf64BitsIsTakenModulo2To64(long first, long steps, String expected) {
		assertEquals(expected, shown(WIDE, first, steps));
	}

	@Test
	void itsTermAndBaseTogetherAreItsValue() {
		LoopVariable variable = LoopVariable.of("i", WIDE, Ints.add(Ints.multiply(TRIP, 4), -7));
		assertEquals(OptionalLong.of(-7), variable.base());
		assertEquals(Ints.multiply(TRIP, 4), variable.value());
		assertEquals(OptionalLong.empty(), LoopVariable.of("i", IntegerType.INT, TRIP).base());
	}

	@Test
	void aLoopsItemKnowsItsVariable() {
		Executed run = Executed.parallel("int x;", "#pragma omp for\nfor (int i = 9; i > 0; i -= 2) x = i;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		LoopVariable variable = loop.variables().get(0);
		assertEquals("i", variable.name());
		IntExpr value = variable.value();
		assertEquals("3", variable.shown(Executed.where(Map.of(loop.trip(), 3L)).value(value)));
	}
}
