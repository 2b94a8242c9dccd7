package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.execution.value.ListedValues;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Expressions of a braced list are evaluated once, in their order, however often and in whichever order their values are asked for. */
class ListedValuesTest {
	private static final SourceRange HERE = SourceRange.startOf("s.c");

	private final List<Expression> evaluated = new ArrayList<>();

	private static Expression number(long value) {
		return new IntegerLiteral(value, IntegerType.INT, HERE);
	}

	private static Expression list(Expression... elements) {
		return new InitializerList(List.of(elements), List.of(), IntegerType.INT, HERE);
	}

	private Value evaluate(Expression e) {
		evaluated.add(e);
		return Value.of(((IntegerLiteral) e).value());
	}

	@Test
	void partsOfInnerListsAreEvaluatedInTheOrderOfTheText() {
		Expression one = number(1);
		Expression two = number(2);
		Expression three = number(3);
		ListedValues values = new ListedValues((InitializerList) list(one, list(two), three), this::evaluate);
		assertEquals(List.of(one, two, three), evaluated);
		for (Expression e : List.of(three, one, one, two)) {
			assertEquals(Value.of(((IntegerLiteral) e).value()), values.of(e));
		}
		assertEquals(3, evaluated.size());
	}

	@Test
	void anExpressionIsMeantAndNotOneThatIsWrittenAlike() {
		Expression listed = number(7);
		Expression other = number(7);
		ListedValues values = new ListedValues((InitializerList) list(listed), this::evaluate);
		assertEquals(Value.of(7), values.of(other));
		assertEquals(2, evaluated.size());
		assertEquals(Value.of(0), new ListedValues((InitializerList) list(), this::evaluate).of(number(0)));
	}
}
