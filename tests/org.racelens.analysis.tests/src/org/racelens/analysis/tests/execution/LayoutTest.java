package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Layout.Part;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Bits;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/** Where the scalars of an object are: whole, apart from each other, and none where members overlap. */
class LayoutTest {
	private static final Type INT = IntegerType.INT;
	private static final Type DOUBLE = new FloatingType(8);
	private static final Type POINT = new RecordType("point");
	private static final Type BOTH = new RecordType("both");
	private static final Type BITS = new RecordType("bits");
	private static final Layout LAYOUT = new Layout(Map.of(
			"point", new RecordDefinition("point", false, List.of(new Field("n", INT, 0, 4), new Field("x", DOUBLE, 8, 8)), 16, 8),
			"both", new RecordDefinition("both", true, List.of(new Field("n", INT, 0, 4), new Field("x", DOUBLE, 0, 8)), 8, 8),
			"bits", new RecordDefinition("bits", false, List.of(bits("a", 0, 3), bits("b", 3, 5), new Field("n", INT, 4, 4)), 8, 4)));

	@Test
	void sizesAreThoseOfTheMachine() {
		assertEquals(Optional.of(4L), LAYOUT.size(INT));
		assertEquals(Optional.of(8L), LAYOUT.size(new PointerType(INT, false)));
		assertEquals(Optional.of(16L), LAYOUT.size(POINT));
		assertEquals(Optional.of(96L), LAYOUT.size(array(array(POINT, 2), 3)));
		assertEquals(Optional.empty(), LAYOUT.size(new ArrayType(INT, Optional.empty())));
		assertEquals(Optional.empty(), LAYOUT.size(new RecordType("nobody knows")));
	}

	@Test
	void thePartsOfAStructureLieOneBehindTheOther() {
		assertEquals(Optional.of(List.of(new Part(0, INT), new Part(8, DOUBLE))), LAYOUT.parts(POINT));
	}

	@Test
	void aUnionHasNoParts() {
		assertEquals(Optional.empty(), LAYOUT.parts(BOTH));
		assertEquals(Optional.empty(), LAYOUT.scalar(BOTH, 0, 4));
	}

	@Test
	void bitFieldsOfOneLocationAreOnePart() {
		assertEquals(List.of(0L, 4L), LAYOUT.parts(BITS).orElseThrow().stream().map(Part::offset).toList());
		assertEquals(Optional.empty(), LAYOUT.scalar(BITS, 0, 1));
		assertEquals(Optional.of(INT), LAYOUT.scalar(BITS, 4, 4));
	}

	@Test
	void aScalarIsFoundAtItsStartAndWholeAlone() {
		for (long offset = 0; offset < 48; offset++) {
			for (long size : List.of(1L, 2L, 4L, 8L)) {
				long inside = offset % 16;
				Optional<Type> expected = inside == 0 && size == 4 ? Optional.of(INT)
						: inside == 8 && size == 8 ? Optional.of(DOUBLE) : Optional.empty();
				assertEquals(expected, LAYOUT.scalar(array(POINT, 3), offset, size), size + " bytes at " + offset);
			}
		}
	}

	@Test
	void theFieldAtAnOffsetIsTheOneAroundIt() {
		RecordDefinition point = LAYOUT.records().get("point");
		for (long offset = 0; offset < 16; offset++) {
			Optional<String> expected = offset < 4 ? Optional.of("n") : offset >= 8 ? Optional.of("x") : Optional.empty();
			assertEquals(expected, Layout.field(point, offset).map(Field::name), "at " + offset);
		}
	}

	private static Field bits(String name, long first, long width) {
		return new Field(name, INT, 0, 1, Optional.of(new Bits(first, width)));
	}

	private static Type array(Type element, long length) {
		return new ArrayType(element, Optional.of(new Expression.IntegerLiteral(length, IntegerType.LONG, SourceRange.startOf("l.c"))));
	}
}
