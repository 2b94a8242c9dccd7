package org.racelens.analysis.tests.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.execution.state.FreshNames;
import org.racelens.execution.state.UnnamedObjects;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Ages of names are what the names were made with, whatever their texts look like. */
class NameTest {
	private static final Name I = Name.fresh("i", new Age(2));
	private static final Name P = Name.fresh("p", new Age(7));

	@Test
	void aFreshNameShowsItsAge() {
		assertEquals("i#2", I.text());
		assertEquals("i", I.base());
		assertEquals(new Age(2), I.age());
	}

	@Test
	void eachFreshNameIsYoungerThanTheMarkBeforeIt() {
		FreshNames names = new FreshNames();
		Name first = names.name("i");
		Age mark = names.mark();
		Name second = names.name("i");
		assertEquals(List.of("i#1", "i#2"), List.of(first.text(), second.text()));
		assertFalse(first.age().isYoungerThan(mark));
		assertTrue(second.age().isYoungerThan(mark));
	}

	@Test
	void aPrimedSymbolIsAsOldAsItsOriginal() {
		Symbol primed = Symbol.of(I, Role.TRIP).primed();
		assertEquals("i#2'", primed.name().text());
		assertEquals(new Age(2), primed.name().age());
		assertEquals("i", primed.name().base());
	}

	@Test
	void aNameIsAsOldAsTheYoungestThatItIsMadeOf() {
		assertEquals(new Age(7), I.then(P).age());
		assertEquals(new Age(7), P.then(I).age());
		assertEquals(new Age(7), P.after("&*").then(".next~1").age());
		assertEquals("&*p#7.next~1", P.after("&*").then(".next~1").text());
		assertEquals("&*p", P.after("&*").then(".next~1").base());
		assertEquals("i", I.then(P).base());
	}

	@Test
	void namesWithOneTextAreOneName() {
		assertEquals(I, Name.of("i#2"));
		assertEquals(I.hashCode(), Name.of("i#2").hashCode());
		assertEquals(Symbol.of(I, Role.TRIP), Symbol.of(Name.of("i#2"), Role.TRIP));
	}

	@Test
	void textsOfProgramsHaveNoAge() {
		for (String text : List.of("#1", "item #99999999999", "a#5#6", "/home/x#900000/test.c", "\\h3", "i#2'")) {
			assertEquals(Age.NONE, Name.of(text).age(), text);
			assertEquals(text, Name.of(text).base());
			StringLiteral literal = new StringLiteral(text, IntegerType.CHAR, SourceRange.startOf("/tmp/b#70/c#8.c"));
			Symbol address = Value.start(new UnnamedObjects().literal(literal));
			assertEquals(Age.NONE, address.name().age(), text);
			assertTrue(address.name().text().endsWith(text), text);
			assertEquals(new Age(3), Name.fresh(text, new Age(3)).age(), text);
		}
	}

	@Test
	void theFreshestNameOfATermCounts() {
		Symbol i = Symbol.of(I, Role.TRIP);
		Symbol n = Symbol.of(Name.of("n#50"), Role.PARAMETER);
		IntExpr read = new Apply(new FunctionSymbol(P, 1, Meaning.INPUT, Optional.empty()), List.of(Ints.add(i, n)));
		assertEquals(Age.NONE, Atoms.youngest(Ints.add(n, 3)));
		assertEquals(new Age(2), Atoms.youngest(Ints.add(Ints.multiply(i, n), 3)));
		assertEquals(new Age(7), Atoms.youngest(Ints.add(read, i)));
		assertEquals(new Age(7), Atoms.youngest(Bools.and(Bools.less(i, n), Bools.isZero(read))));
		assertTrue(new Value.Number(read).isYoungerThan(new Age(6)));
		assertFalse(new Value.Number(read).isYoungerThan(new Age(7)));
	}
}
