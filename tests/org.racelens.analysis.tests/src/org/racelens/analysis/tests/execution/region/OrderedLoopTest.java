package org.racelens.analysis.tests.execution.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** {@link OrderedLoop}: its iterations form a box where no number of trips depends on another loop's trip. */
class OrderedLoopTest {
	private static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.TRIP);
	private static final Symbol K = Symbol.of(Name.of("k"), Symbol.Role.TRIP);
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);

	private static OrderedLoop loop(Optional<IntExpr> inner) {
		return new OrderedLoop(List.of(I, K), List.of(Optional.of(N), inner), 1, Ints.ZERO);
	}

	@Test
	void countsOfInputsAndConstantsAreABox() {
		assertTrue(loop(Optional.of(Ints.of(5))).isRectangular());
		assertTrue(loop(Optional.of(Ints.multiply(N, 2))).isRectangular());
	}

	@Test
	void triangularNestsAndUnknownCountsAreNone() {
		assertFalse(loop(Optional.of(I)).isRectangular());
		assertFalse(loop(Optional.of(Ints.subtract(N, I))).isRectangular());
		assertFalse(loop(Optional.empty()).isRectangular());
	}

	private static OrderedLoop of(String clause, String loops) {
		Executed run = Executed.parallel("int x, a[99];", "#pragma omp for " + clause + "\n" + loops);
		return run.items(Item.OrderPoint.class).stream().map(p -> p.mark())
				.filter(OrderMark.Source.class::isInstance).map(m -> ((OrderMark.Source) m).loop()).findFirst().orElseThrow();
	}

	@Test
	void itHasTheLoopsThatItsClauseCountsAndDealsOutTheOuterOnes() {
		String body = "{\n#pragma omp ordered depend(source)\n}";
		OrderedLoop two = of("ordered(2)", "for (int i = 0; i < 9; i++)\nfor (int k = 0; k < n; k++) " + body);
		assertEquals(2, two.trips().size());
		assertEquals(1, two.distributed());
		assertTrue(two.isRectangular());
		OrderedLoop both = of("collapse(2) ordered(2)", "for (int i = 0; i < 9; i++)\nfor (int k = 0; k < 5; k++) " + body);
		assertEquals(2, both.distributed());
		assertEquals(List.of(Optional.of(Ints.of(9)), Optional.of(Ints.of(5))), both.counts());
	}
}
