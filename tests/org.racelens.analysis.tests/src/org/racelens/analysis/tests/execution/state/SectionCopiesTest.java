package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.SectionCopies;
import org.racelens.execution.state.SectionCopies.Outside;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ListItem;

/** Accesses of a copy of which only the section {@code a[n:4]} is there, byte for byte. OpenMP 5.2 §5.5.5 */
class SectionCopiesTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final Machine MACHINE = Machines.of("int a[20];\n");
	private static final Variable A = Machines.variable(MACHINE, "a");
	private static final MemoryObject COPY = Machines.object(A).onDevice();
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);
	private static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.PARAMETER);
	private static final Symbol LENGTH = Symbol.of(Name.of("length"), Symbol.Role.PARAMETER);

	private static Copied copied(IntExpr start, IntExpr bytes) {
		Expression section = new ArraySection(new VariableReference(A, HERE), Optional.empty(), Optional.empty(), Optional.empty(),
				IntegerType.INT, HERE);
		return new Copied(A, List.of(), start, bytes, new ListItem(Optional.of(A), Optional.of(section), "a[n:4]", HERE));
	}

	private static SectionCopies of(Copied copied) {
		SectionCopies copies = new SectionCopies();
		copies.add(List.of(Machines.object(A), COPY), copied);
		return copies;
	}

	private static Place element(IntExpr index) {
		return Place.of(COPY).at(Ints.multiply(index, 4));
	}

	@Test
	void anAccessIsOutsideWhereOneOfItsBytesIs() {
		Outside outside = of(copied(Ints.multiply(N, 4), Ints.of(16))).outside(element(I), Ints.of(8)).orElseThrow();
		for (long n = 0; n < 4; n++) {
			for (long i = 0; i < 10; i++) {
				boolean in = n <= i && i + 2 <= n + 4;
				assertEquals(!in, Executed.where(Map.of(N, n, I, i)).holds(outside.place().guard()), n + " and " + i);
			}
		}
		assertEquals("a[n:4]", outside.section());
	}

	@Test
	void whatIsNeverExecutedIsNotOutside() {
		Place guarded = element(I).under(Bools.less(I, Ints.of(3)));
		Outside outside = of(copied(Ints.ZERO, Ints.of(16))).outside(guarded, Ints.of(4)).orElseThrow();
		for (long i = -2; i < 9; i++) {
			assertEquals(i < 0, Executed.where(Map.of(I, i)).holds(outside.place().guard()), "at " + i);
		}
	}

	@Test
	void whatSurelyLiesInTheSectionIsNotOutside() {
		SectionCopies copies = of(copied(Ints.multiply(N, 4), Ints.of(16)));
		assertEquals(Optional.empty(), copies.outside(element(Ints.add(N, 3)), Ints.of(4)));
		assertFalse(copies.outside(element(Ints.add(N, 3)), Ints.of(5)).isEmpty());
		assertEquals(Optional.empty(), copies.outside(Place.of(Machines.object(A)), Ints.of(80)));
	}

	@Test
	void aSectionWithoutElementsIsNeverSaidToBeLeft() {
		Outside outside = of(copied(Ints.ZERO, Ints.multiply(LENGTH, 4))).outside(element(Ints.of(2)), Ints.of(4)).orElseThrow();
		for (long length = -1; length < 6; length++) {
			assertEquals(0 < length && length < 3, Executed.where(Map.of(LENGTH, length)).holds(outside.place().guard()), "of " + length);
		}
	}

	@Test
	void behindItsConstructACopyIsNone() {
		Copied copied = copied(Ints.ZERO, Ints.of(16));
		SectionCopies copies = of(copied);
		copies.remove(copied(Ints.ZERO, Ints.of(16)));
		assertFalse(copies.outside(element(I), Ints.of(4)).isEmpty());
		copies.remove(copied);
		assertEquals(Optional.empty(), copies.outside(element(I), Ints.of(4)));
	}

	@Test
	void theCopyOfAWholeVariableHasNoOutside() {
		ListItem whole = new ListItem(Optional.of(A), Optional.of(new VariableReference(A, HERE)), "a", HERE);
		assertEquals(Optional.empty(),
				of(new Copied(A, List.of(), Ints.ZERO, Ints.of(16), whole)).outside(element(Ints.of(7)), Ints.of(4)));
	}
}
