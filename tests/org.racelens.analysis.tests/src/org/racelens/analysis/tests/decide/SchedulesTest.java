package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.BoundedSearch;
import org.racelens.logic.decide.OwnerLaws;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Schedules;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;
import org.racelens.model.source.Cancellation;

/** The schedules' definitions, their formulas, and all distributions written down say the same. */
class SchedulesTest {
	private static final FunctionSymbol BLOCK = new FunctionSymbol(Name.of("block"), 2, Meaning.OWNER_BLOCK, Optional.empty());
	private static final FunctionSymbol BLOCK_2 = new FunctionSymbol(Name.of("block2"), 4, Meaning.OWNER_BLOCK, Optional.empty());
	private static final FunctionSymbol CYCLIC = new FunctionSymbol(Name.of("cyclic"), 1, Meaning.OWNER_CYCLIC, Optional.empty());
	private static final FunctionSymbol GUIDED = new FunctionSymbol(Name.of("guided"), 3, Meaning.OWNER_GUIDED, Optional.empty());
	private static final FunctionSymbol ANY = new FunctionSymbol(Name.of("any"), 1, Meaning.OWNER_ANY, Optional.empty());
	private static final FunctionSymbol INPUT = new FunctionSymbol(Name.of("input"), 1, Meaning.INPUT, Optional.empty());

	private static Schedules.Value value(FunctionSymbol function, long result, Long... arguments) {
		return new Schedules.Value(function, List.of(arguments), result);
	}

	private static void assertSame(List<Schedules.Value> values, long team) {
		boolean legal = BruteForce.isLegal(values, team);
		assertEquals(legal, Schedules.permit(values, team), () -> values + " in a team of " + team);
		if (values.size() == 2) {
			assertEquals(legal, lawsPermit(values.get(0), values.get(1), team), () -> "laws: " + values + " in a team of " + team);
		}
	}

	/** Whether the laws for a constant team have a solution with these values. */
	private static boolean lawsPermit(Schedules.Value a, Schedules.Value b, long team) {
		Apply x = apply(a);
		Apply y = apply(b);
		BoolExpr laws = OwnerLaws.laws(Bools.and(Bools.lessEqual(Ints.ZERO, x), Bools.lessEqual(Ints.ZERO, y)), team);
		IntExpr result = Ints.of(a.result());
		Map<IntExpr, IntExpr> results = x.equals(y) ? Map.of(x, result) : Map.of(x, result, y, Ints.of(b.result()));
		BoolExpr instance = Substitution.of(results).apply(laws);
		boolean functional = !x.equals(y) || a.result() == b.result();
		return functional && new BoundedSearch(10_000, Cancellation.NEVER)
				.search(new RaceConstraint(instance, Pairs.T, Optional.empty())) instanceof Answer.Sat;
	}

	private static Apply apply(Schedules.Value v) {
		return new Apply(v.function(), v.arguments().stream().map(Ints::of).toList());
	}

	@Test
	void pairsInBlocksAreAsWrittenDown() {
		for (long team = 1; team <= 4; team++) {
			for (long n = 1; n <= 7; n++) {
				for (long i = 0; i < n; i++) {
					for (long j = 0; j < n; j++) {
						assertSame(List.of(value(BLOCK, 0, n, i), value(BLOCK, 0, n, j)), team);
						assertSame(List.of(value(BLOCK, 0, n, i), value(BLOCK, 1, n, j)), Math.max(team, 2));
					}
				}
			}
		}
	}

	@Test
	void triplesInBlocksAreAsWrittenDown() {
		for (long team = 1; team <= 4; team++) {
			for (long n = 1; n <= 7; n++) {
				for (long code = 0; code < n * n * n * 27; code++) {
					List<Schedules.Value> values = new ArrayList<>();
					long rest = code;
					for (int k = 0; k < 3; k++) {
						values.add(value(BLOCK, rest % 3, n, rest / 3 % n));
						rest /= 3 * n;
					}
					long threads = team;
					if (values.stream().allMatch(v -> v.result() < threads)) {
						assertSame(values, team);
					}
				}
			}
		}
	}

	@Test
	void nestsAreDistributedInLexicographicOrder() {
		for (long team = 1; team <= 3; team++) {
			for (long first = 0; first < 6; first++) {
				for (long second = 0; second < 6; second++) {
					assertSame(List.of(value(BLOCK_2, 0, 2L, 3L, first / 3, first % 3),
							value(BLOCK_2, team - 1, 2L, 3L, second / 3, second % 3)), team);
				}
			}
		}
	}

	@Test
	void chunksOfGuidedLoopsAreAsWrittenDown() {
		for (long chunk = 1; chunk <= 4; chunk++) {
			for (long code = 0; code < 6 * 6 * 6 * 8; code++) {
				List<Schedules.Value> values = new ArrayList<>();
				long rest = code;
				for (int k = 0; k < 3; k++) {
					values.add(value(GUIDED, rest % 2, 0L, chunk, rest / 2 % 6));
					rest /= 12;
				}
				assertSame(values, 2);
				assertSame(values.subList(0, 2), 2);
			}
		}
	}

	@Test
	void differentEncountersOfGuidedLoopsAreIndependent() {
		assertTrue(Schedules.permit(List.of(value(GUIDED, 0, 0L, 4L, 1L), value(GUIDED, 1, 1L, 4L, 1L)), 2));
		assertFalse(Schedules.permit(List.of(value(GUIDED, 0, 0L, 4L, 1L), value(GUIDED, 1, 0L, 4L, 2L)), 2));
	}

	@Test
	void differentExtentsAreIndependent() {
		assertTrue(Schedules.permit(List.of(value(BLOCK, 0, 4L, 1L), value(BLOCK, 1, 5L, 1L)), 2));
		assertTrue(Schedules.permit(List.of(value(BLOCK_2, 0, 4L, 6L, 0L, 0L), value(BLOCK_2, 1, 6L, 4L, 0L, 0L)), 2));
	}

	@Test
	void iterationsOutsideTheirSpaceAreNotDistributed() {
		assertTrue(Schedules.permit(List.of(value(BLOCK, 0, 4L, 4L), value(BLOCK, 1, 4L, 5L)), 2));
		assertTrue(Schedules.permit(List.of(value(BLOCK, 0, 0L, 0L), value(BLOCK, 0, 0L, -1L)), 2));
	}

	@Test
	void ownersAreThreadsOfTheTeam() {
		assertTrue(Schedules.permit(List.of(value(ANY, 1, 7L)), 2));
		assertFalse(Schedules.permit(List.of(value(ANY, 2, 7L)), 2));
		assertFalse(Schedules.permit(List.of(value(ANY, -1, 7L)), 2));
		assertTrue(Schedules.permit(List.of(value(INPUT, -5, 7L)), 2));
	}

	@Test
	void functionsHaveOneValueForOneArgument() {
		for (FunctionSymbol function : List.of(ANY, INPUT)) {
			assertFalse(Schedules.permit(List.of(value(function, 0, 7L), value(function, 1, 7L)), 2));
			assertTrue(Schedules.permit(List.of(value(function, 0, 7L), value(function, 1, 8L)), 2));
		}
	}

	@Test
	void chunksGoRound() {
		assertTrue(Schedules.permit(List.of(value(CYCLIC, 0, 3L), value(CYCLIC, 1, 4L)), 3));
		assertFalse(Schedules.permit(List.of(value(CYCLIC, 1, 3L)), 3));
	}

	@Test
	void unevenDivisionsMayPutTheShortBlockAnywhere() {
		for (long border = 1; border <= 4; border++) {
			boolean possible = border == 1 || border == 2 || border == 3 || border == 4;
			assertEquals(possible, Schedules.permit(List.of(value(BLOCK, 0, 5L, border - 1), value(BLOCK, 1, 5L, border)), 4));
		}
	}

	@Test
	void hugeLoopsAreDecidedAtOnce() {
		long n = 1_000_000_000_000L;
		assertFalse(Schedules.permit(List.of(value(BLOCK, 0, n, 0L), value(BLOCK, 1, n, 1L)), 2));
		assertTrue(Schedules.permit(List.of(value(BLOCK, 0, n, n / 2 - 1), value(BLOCK, 1, n, n / 2)), 2));
	}
}
