package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Purpose;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What reductions do with originals: each thread combines its copy with them, one after the other. OpenMP 5.2 §5.5 */
class ReductionCopiesTest {
	private static final String DATA = "int x, a[20], shown[99]; double d;\n"
			+ "#pragma omp declare reduction(largest: int: omp_out = omp_in > omp_out ? omp_in : omp_out) initializer(omp_priv = 7)\n";
	private static final String LOOP = "\nfor (int i = 0; i < n; i++) ";

	private static Executed run(String clause, String body) {
		return Executed.parallel(DATA, "#pragma omp for " + clause + LOOP + body);
	}

	private static boolean isCombining(Access access) {
		return access.locks().stream().anyMatch(l -> l.kind() == Lock.Kind.REDUCTION_COMBINATION);
	}

	@Test
	void theCopyIsTheThreadsOwnAndTheOriginalIsReadAndWrittenOnce() {
		Executed run = run("reduction(+: x)", "{ x += i; shown[i] = 1; }");
		List<Access> accesses = run.accesses("x");
		assertEquals(List.of(false, true), accesses.stream().map(Access::write).toList());
		assertTrue(accesses.stream().allMatch(ReductionCopiesTest::isCombining));
		assertEquals(List.of("shown"),
				Executed.inside(run.items(Item.Loop.class).get(0), Access.class).stream().map(Access::variable).toList());
	}

	@Test
	void aCopyStartsWithTheOperatorsIdentity() {
		Map<String, Long> identities = Map.of("+", 0L, "*", 1L, "&&", 1L, "||", 0L, "|", 0L, "^", 0L);
		identities.forEach((operator, identity) -> {
			Executed run = Executed.code(DATA, "x = 5;\n#pragma omp parallel reduction(" + operator + ": x)\nshown[x] = 1;");
			assertEquals(Ints.of(identity), Ints.quotient(run.write("shown").place().offset(), Ints.of(4)), operator);
		});
	}

	@Test
	void aDeclaredReductionStartsWithItsInitializerAndCombinesByItsCombiner() {
		Executed run = Executed.code(DATA, "#pragma omp parallel reduction(largest: x)\nshown[x] = 1;");
		assertEquals(Ints.of(28), run.write("shown").place().offset());
		assertTrue(run.accesses("x").stream().anyMatch(a -> a.write() && isCombining(a)));
	}

	@Test
	void anOperatorThatIsNotKnownIsTold() {
		assertTrue(run("reduction(unknown: x)", "x += i;").told().contains(Unfollowed.THIS_FORM_OF_REDUCTION_IS_NOT_MODELLED));
		assertFalse(run("reduction(largest: x)", "x = i;").told().contains(Unfollowed.THIS_FORM_OF_REDUCTION_IS_NOT_MODELLED));
	}

	@Test
	void ofASectionItsBytesAreCombined() {
		Access write = run("reduction(+: a[2:n])", "a[2] += i;").accesses("a").stream()
				.filter(a -> a.write() && a.purpose() == Purpose.ACCESS && isCombining(a)).findFirst().orElseThrow();
		IntExpr bytes = write.size();
		assertEquals(Ints.of(8), write.place().offset());
		assertEquals(12, Executed.where(Map.of(Executed.parameter(bytes), 3L)).value(bytes));
	}

	@Test
	void outsideOfASectionTheProgramAccessesNoCopy() {
		assertTrue(isOutside("a[0] += i;"));
		assertTrue(isOutside("a[i] += i;"));
		assertFalse(isOutside("a[2] += i;"));
		assertFalse(isOutside("a[6] += i;"));
	}

	private static boolean isOutside(String body) {
		return run("reduction(+: a[2:5])", body).items(Access.class).stream().anyMatch(a -> a.purpose() == Purpose.OUTSIDE_SECTION);
	}

	@Test
	void whatAReductionLeavesIsNotKnown() {
		Executed run = Executed.code(DATA,
				"#pragma omp parallel\n{\nint own = 3;\n#pragma omp for reduction(+: x)" + LOOP + "x++;\nshown[x + own] = 1; }");
		assertTrue(Executed.isLost(run.write("shown").place().offset()));
	}
}
