package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.J;
import static org.racelens.analysis.tests.decide.Pairs.M;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.T;
import static org.racelens.analysis.tests.decide.Pairs.TID;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.LongRun;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Witnesses;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/** Loops with symbolic bounds and subscripts with symbolic strides: what is called free has no small race, and races are races. */
class RandomSymbolicLoopsTest {
	private static final int SEEDS = LongRun.size("racelens.seeds", 120, 600);
	private static final long LARGEST = 4;

	/** One random constraint. */
	private static final class Generator {
		private final Random random;

		Generator(long seed) {
			random = new Random(seed);
		}

		RaceConstraint constraint() {
			Pairs pairs = random.nextInt(3) == 0 ? Pairs.inTeam() : Pairs.ownedBy(random.nextBoolean() ? Pairs.any(I) : Pairs.block(N, I));
			pairs.loop(I, end());
			if (random.nextBoolean()) {
				pairs.loop(J, end());
			}
			for (int k = random.nextInt(3); k > 0; k--) {
				pairs.where(Bools.lessEqual(linear(), linear()));
			}
			if (random.nextInt(3) == 0) {
				pairs.also(Bools.lessEqual(Ints.of(random.nextInt(3)), M));
			}
			IntExpr subscript = subscript();
			IntExpr other = random.nextInt(3) > 0 ? plus(subscript, random.nextInt(3) - 1) : subscript();
			return random.nextBoolean() ? pairs.same(subscript, other) : pairs.overlap(times(subscript, 4), times(other, 4), 4);
		}

		private IntExpr end() {
			IntExpr bound = List.of(N, M, Ints.of(3)).get(random.nextInt(3));
			return random.nextInt(3) == 0 ? plus(bound, random.nextInt(3) - 1) : bound;
		}

		private IntExpr subscript() {
			IntExpr stride = switch (random.nextInt(6)) {
				case 0 -> plus(M, random.nextInt(3));
				case 1 -> times(N, M);
				case 2 -> Ints.of(random.nextInt(4));
				case 3 -> Ints.quotient(N, T);
				default -> M;
			};
			IntExpr row = random.nextInt(4) == 0 ? TID : I;
			IntExpr rest = random.nextInt(5) == 0 ? Ints.modulus(J, Ints.of(2)) : random.nextInt(5) == 0 ? I : J;
			return plus(plus(times(row, stride), rest), random.nextInt(2));
		}

		private IntExpr linear() {
			IntExpr sum = Ints.of(random.nextInt(3) - 1);
			for (int k = 0; k < 2; k++) {
				sum = plus(sum, times(List.of(I, J, N, M, TID).get(random.nextInt(5)), random.nextInt(3) - 1));
			}
			return sum;
		}
	}

	private static Map<Symbol, long[]> ranges(RaceConstraint constraint) {
		Map<Symbol, long[]> ranges = new LinkedHashMap<>();
		ranges.put(T, new long[] { 2, 2 });
		for (Symbol s : Atoms.symbols(constraint.formula())) {
			long low = s.role().isPerInstance() ? 0 : -1;
			long high = s.role() == Symbol.Role.THREAD ? 1 : s.role() == Symbol.Role.TRIP ? LARGEST - 1 : LARGEST;
			ranges.putIfAbsent(s, new long[] { low, high });
		}
		return ranges;
	}

	@Test
	void freeLoopsHaveNoSmallRaceAndRacesAreReal() {
		int free = 0;
		int races = 0;
		for (long seed = 0; seed < SEEDS; seed++) {
			RaceConstraint constraint = new Generator(seed).constraint();
			Decision decision = DeciderTest.decide(constraint);
			String text = "seed " + seed + ": " + decision + " " + constraint.formula();
			if (decision instanceof Decision.Satisfiable race) {
				races++;
				assertTrue(Witnesses.isWitness(constraint, race.witness()), text);
			} else if (decision instanceof Decision.Unsatisfiable) {
				free++;
				Optional<Assignment> truth = BruteForce.solve(constraint.formula(), T, ranges(constraint), new long[] { 0, 0 });
				assertFalse(truth.isPresent(), () -> text + " but " + truth);
			}
		}
		int decided = free + races;
		assertTrue(decided * 20 > SEEDS * 19, decided + " of " + SEEDS + " are decided without a solver");
		assertTrue(free > SEEDS / 10 && races > SEEDS / 10, free + " free, " + races + " races");
	}
}
