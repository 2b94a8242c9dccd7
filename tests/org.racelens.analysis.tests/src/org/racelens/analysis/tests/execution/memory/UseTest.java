package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Item;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.model.source.SourceRange;

/** One access as the text shows it: {@link Use} has what is named, and other types than those of the memory only where none are known. */
class UseTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final Use PLAIN = new Use(HERE, "x", Frame.root(Frame.NO_FUNCTION), new State());

	@Test
	void anAccessByItsOwnTypeSaysNoOther() {
		assertEquals(Optional.empty(), PLAIN.types());
		assertEquals("x", PLAIN.variable());
	}

	@Test
	void otherTypesAreThoseThatAreGivenFirst() {
		Use given = PLAIN.by(EffectiveTypes.NONE);
		assertEquals(Optional.of(EffectiveTypes.NONE), given.types());
		assertEquals(given, given.by(EffectiveTypes.ANY));
		assertEquals(PLAIN.state(), given.state());
		assertEquals(HERE, given.range());
	}

	@Test
	void theNameIsThatOfTheExpressionsStart() {
		Executed run = Executed.parallel("struct { int n, m[3]; } s; int a[9], *p = a;", "s.m[1] = 1; a[2] = 1; *p = 1; p[1] = 2;");
		assertEquals(List.of("s", "a", "p", "p"),
				run.items(Item.Access.class).stream().filter(Item.Access::write).map(Item.Access::variable).toList());
	}
}
