package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.execution.state.UnnamedObjects;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;

/** The objects that expressions make: one variable for each expression and storage. C11 §6.5.2.5 */
class UnnamedObjectsTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private final UnnamedObjects objects = new UnnamedObjects();

	private static Expression literal() {
		return new IntegerLiteral(3, IntegerType.INT, HERE);
	}

	@Test
	void twoExpressionsMakeTwoObjectsEvenIfTheyAreAlike() {
		Expression one = literal();
		Expression other = literal();
		assertEquals(one, other);
		assertNotEquals(objects.variable(one, Storage.LOCAL), objects.variable(other, Storage.LOCAL));
		assertEquals(objects.variable(one, Storage.LOCAL), objects.variable(one, Storage.LOCAL));
	}

	@Test
	void oneExpressionMakesAnotherObjectWhereItsObjectsLiveLonger() {
		Expression e = literal();
		Variable automatic = objects.variable(e, Storage.LOCAL);
		Variable lasting = objects.variable(e, Storage.STATIC_LOCAL);
		assertNotEquals(automatic, lasting);
		assertEquals(List.of(lasting), objects.lasting().toList());
		assertEquals(Optional.of(e), objects.initializer(automatic));
		assertEquals(Optional.of(e), objects.initializer(lasting));
	}

	@Test
	void onlyWhatAnExpressionMadeIsUnnamed() {
		Variable named = new Variable(-1, "x", IntegerType.INT, Storage.LOCAL, false, HERE);
		assertFalse(objects.contains(named));
		assertEquals(Optional.empty(), objects.initializer(named));
		assertTrue(objects.contains(objects.variable(literal(), Storage.LOCAL)));
	}

	@Test
	void aTextIsFoundByItsArray() {
		StringLiteral one = text("abc", 1);
		StringLiteral other = text("abd", 1);
		assertEquals(objects.literal(one), objects.literal(one));
		assertNotEquals(objects.literal(one), objects.literal(other));
		assertNotEquals(objects.literal(one), objects.literal(text("abc", 7)));
		assertEquals(Optional.of(one), objects.text(objects.literal(one)));
		assertEquals(Optional.empty(), new UnnamedObjects().text(objects.literal(one)));
	}

	private static StringLiteral text(String text, int offset) {
		PointerType type = new PointerType(IntegerType.CHAR, false);
		return new StringLiteral(text, type, new SourceRange("test.c", offset, offset + 5, 1, offset, 1));
	}
}
