package org.racelens.analysis.tests.execution.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.OriginalReads;
import org.racelens.execution.value.OriginalReads.Access;
import org.racelens.execution.value.OriginalReads.Bytes;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;

/**
 * {@link OriginalReads}: bytes that scalars of several kinds read are told by a term of each kind, and say whether these depend on each
 * other.
 */
class OriginalReadsTest {
	private static final Type INT = IntegerType.INT;
	private static final Type LONG = IntegerType.LONG;
	private static final Type FLOAT = new FloatingType(4);
	private static final FunctionSymbol CONTENTS = new FunctionSymbol(Name.of("in"), 1, Meaning.INPUT, Optional.empty());
	private static final Symbol K = Symbol.of(Name.of("k"), Symbol.Role.TRIP);

	private final OriginalReads reads = new OriginalReads();
	private final List<Bytes> asked = new ArrayList<>();

	private static Apply content(IntExpr offset) {
		return new Apply(CONTENTS, List.of(offset));
	}

	private IntExpr read(IntExpr offset, Type type, EffectiveTypes types) {
		return reads.seen(content(offset), type, new Access(types, Optional.empty(), Optional.empty()), new Layout(Map.of()), bytes -> {
			asked.add(bytes);
			return new FunctionSymbol(Name.of("other " + asked.size()), 1, Meaning.HAVOC, Optional.empty());
		});
	}

	private IntExpr read(long offset, Type type) {
		return read(Ints.of(offset), type, EffectiveTypes.of(type));
	}

	@Test
	void whatOneKindReadsIsTheContents() {
		assertEquals(content(Ints.of(0)), read(0, INT));
		assertEquals(content(Ints.of(4)), read(4, INT));
		assertEquals(content(Ints.of(0)), read(0, INT));
		assertEquals(content(Ints.of(8)), read(8, LONG));
		assertEquals(List.of(), asked);
	}

	@Test
	void anotherKindReadsAnotherNumber() {
		IntExpr first = read(0, INT);
		IntExpr other = read(0, FLOAT);
		assertNotEquals(first, other);
		assertEquals(other, read(0, FLOAT));
		assertEquals(content(Ints.of(4)), read(4, INT));
	}

	@Test
	void anotherSizeIsAnotherKindWhereBytesAreShared() {
		read(0, INT);
		assertNotEquals(content(Ints.of(0)), read(0, LONG));
		assertNotEquals(content(Ints.of(4)), read(Ints.of(4), LONG, EffectiveTypes.ANY));
		assertEquals(content(Ints.of(16)), read(16, LONG));
	}

	@Test
	void typesThatDoNotMeetMakeNumbersThatAreFree() {
		read(0, INT);
		read(0, FLOAT);
		assertEquals(List.of(Bytes.OTHERS), asked);
	}

	@Test
	void typesThatMeetMakeNumbersThatDepend() {
		read(Ints.of(0), INT, EffectiveTypes.ANY);
		read(0, FLOAT);
		assertEquals(List.of(Bytes.SHARED), asked);
	}

	@Test
	void unknownOffsetsMayBeTheSame() {
		read(Ints.multiply(K, 4), INT, EffectiveTypes.of(INT));
		assertNotEquals(content(Ints.of(8)), read(8, FLOAT));
		reads.clear();
		read(Ints.multiply(K, 16), INT, EffectiveTypes.of(INT));
		assertEquals(content(Ints.of(8)), read(8, FLOAT));
	}

	@Test
	void beforeARootNothingHasBeenRead() {
		read(0, INT);
		reads.clear();
		assertEquals(content(Ints.of(0)), read(0, FLOAT));
		assertTrue(asked.isEmpty());
	}

	@Test
	void lettersOfOneMemberAreWhatItsElementsSee() {
		Place.Extent member = new Place.Extent(0, 8);
		Access letters = new Access(EffectiveTypes.ANY, Optional.of(member), Optional.of(member));
		Access within = new Access(EffectiveTypes.of(INT), Optional.of(member), Optional.empty());
		Access elsewhere = new Access(EffectiveTypes.of(INT), Optional.empty(), Optional.empty());
		for (boolean same : List.of(true, false)) {
			OriginalReads fresh = new OriginalReads();
			List<Bytes> found = new ArrayList<>();
			fresh.seen(content(Ints.of(0)), IntegerType.CHAR, letters, new Layout(Map.of()), b -> CONTENTS);
			fresh.seen(content(Ints.of(0)), INT, same ? within : elsewhere, new Layout(Map.of()), b -> {
				found.add(b);
				return new FunctionSymbol(Name.of("other"), 1, Meaning.HAVOC, Optional.empty());
			});
			assertEquals(List.of(same ? Bytes.SHARED : Bytes.OTHERS), found);
		}
	}
}
