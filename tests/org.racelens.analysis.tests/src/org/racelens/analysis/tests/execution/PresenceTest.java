package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.execution.value.Presence;
import org.racelens.execution.value.Presence.Section;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** The reference count of mapped storage lies between what is said of it, whatever conditions hold. OpenMP 5.2 §5.8.3 */
class PresenceTest {
	private static final BoolExpr MAYBE = Bools.isZero(Symbol.of(Name.of("n"), Symbol.Role.PARAMETER));
	private static final Section WHOLE = new Section(Ints.ZERO, Ints.of(64));
	private static final Section HALF = new Section(Ints.ZERO, Ints.of(32));

	@Test
	void whatIsEnteredForSureIsPresent() {
		Presence entered = Presence.entered(WHOLE, Bools.TRUE);
		assertTrue(entered.isSure());
		assertEquals(Optional.of(WHOLE), entered.section());
		assertTrue(entered.without(Bools.TRUE).isOver());
	}

	@Test
	void sectionsThatDifferAreNoneTogether() {
		assertEquals(Optional.empty(), Presence.entered(WHOLE, Bools.TRUE).and(Presence.entered(HALF, Bools.TRUE)).section());
	}

	@Test
	void aJoinDoesNotDependOnTheOrderAndBoundsBoth() {
		for (int seed = 0; seed < 1_000; seed++) {
			Random random = new Random(seed);
			Optional<Presence> a = presence(random);
			Optional<Presence> b = presence(random);
			Presence joined = Presence.either(a, b);
			assertEquals(joined, Presence.either(b, a), "seed " + seed);
			a.ifPresent(p -> assertEquals(p, Presence.either(a, a)));
			for (Optional<Presence> way : List.of(a, b)) {
				assertTrue(joined.least() <= way.map(Presence::least).orElse(0) && way.map(Presence::most).orElse(0) <= joined.most(),
						"seed " + seed);
			}
		}
	}

	@Test
	void theCountIsBetweenTheBounds() {
		for (int seed = 0; seed < 2_000; seed++) {
			Random random = new Random(seed);
			boolean holds = random.nextBoolean();
			Presence presence = Presence.entered(WHOLE, Bools.TRUE);
			int count = 1;
			for (int i = 0; i < 6 && count > 0; i++) {
				boolean sure = random.nextBoolean();
				int change = sure || holds ? 1 : 0;
				BoolExpr condition = sure ? Bools.TRUE : MAYBE;
				boolean enters = random.nextBoolean();
				presence = enters ? presence.and(Presence.entered(WHOLE, condition)) : presence.without(condition);
				count += enters ? change : -change;
				assertTrue(presence.least() <= count && count <= presence.most(), "seed " + seed + ": " + count + " of " + presence);
			}
		}
	}

	private static Optional<Presence> presence(Random random) {
		Presence one = Presence.entered(random.nextBoolean() ? WHOLE : HALF, random.nextBoolean() ? Bools.TRUE : MAYBE);
		Presence two = random.nextBoolean() ? one.and(Presence.entered(WHOLE, Bools.TRUE)) : one;
		return random.nextInt(4) == 0 ? Optional.empty() : Optional.of(random.nextBoolean() ? two.without(MAYBE) : two);
	}
}
