package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.Answer.Confidence;
import org.racelens.analysis.tests.oracle.Answer.End;
import org.racelens.analysis.tests.oracle.Answer.Race;
import org.racelens.analysis.tests.oracle.Answer.Verdict;
import org.racelens.analysis.tests.oracle.Disagreement.Kind;

/** The comparison notices each kind of wrong answer, and the shrinker keeps what it noticed. */
class AgreementTest {
	/** Prints with the write on line 7 and the read on line 8; the two race, and the write with itself does not. */
	private static final TinyProgram RACY = Extents.declared(Syntax.team(3, Syntax.write(0, Syntax.a(Syntax.TID)),
			Syntax.read(1, Syntax.a(Syntax.plus(Syntax.TID, 1)))), () -> 0);
	private static final TinyProgram FREE = RACY.withBody(List.of(RACY.body().get(0)));
	private static final Race TRUE = race("2", "1");

	private static final Race WITH_ITSELF = new Race("a", Confidence.DEFINITE, TRUE.first(), TRUE.first(), TRUE.values());

	private static Race possible(Race race) {
		return new Race(race.variable(), Confidence.POSSIBLE, race.first(), race.second(), race.values());
	}

	private static Race race(String firstThread, String secondThread) {
		return new Race("a", Confidence.DEFINITE, new End(7, firstThread, Map.of()), new End(8, secondThread, Map.of()), Map.of("T", "3"));
	}

	private static void assertNoticed(List<Kind> expected, TinyProgram program, Verdict verdict, Race... races) {
		Answer answer = new Answer(verdict, List.of(races), List.of());
		assertEquals(expected, Agreement.check(program, source -> answer).stream().map(Disagreement::kind).toList());
	}

	@Test
	void rightAnswersAgree() {
		assertNoticed(List.of(), RACY, Verdict.RACE, TRUE);
		assertNoticed(List.of(), FREE, Verdict.RACE_FREE);
	}

	@Test
	void wrongAnswersAreNoticed() {
		assertNoticed(List.of(Kind.WRONG_RACE_FREE), RACY, Verdict.RACE_FREE);
		assertNoticed(List.of(Kind.UNKNOWN), RACY, Verdict.UNKNOWN);
		assertNoticed(List.of(Kind.MISSED_PAIR, Kind.INCONSISTENT), RACY, Verdict.RACE);
		assertNoticed(List.of(Kind.WRONG_WITNESS), RACY, Verdict.RACE, race("1", "2"));
		assertNoticed(List.of(Kind.WRONG_WITNESS), RACY, Verdict.RACE, race("2", ""));
		assertNoticed(List.of(Kind.DOUBTED_PAIR), RACY, Verdict.RACE, possible(TRUE));
		assertNoticed(List.of(Kind.WRONG_DEFINITE), RACY, Verdict.RACE, TRUE, WITH_ITSELF);
		assertNoticed(List.of(Kind.WRONG_POSSIBLE), RACY, Verdict.RACE, TRUE, possible(WITH_ITSELF));
		assertNoticed(List.of(Kind.INCONSISTENT, Kind.WRONG_DEFINITE), FREE, Verdict.RACE_FREE, TRUE);
	}

	@Test
	void aFailureIsADisagreementWithItsTrace() {
		Subject failing = source -> {
			throw new IllegalStateException("broken");
		};
		assertEquals(List.of(Kind.FAILURE), Agreement.check(FREE, failing).stream().map(Disagreement::kind).toList());
		assertTrue(Agreement.explain(FREE, failing).contains("broken"));
	}

	@Test
	void aFailingProgramIsReducedToItsCore() {
		Subject optimist = source -> new Answer(Verdict.RACE_FREE, List.of(), List.of());
		List<TinyProgram> small = new ArrayList<>();
		for (long seed = 0; seed < 40; seed++) {
			TinyProgram program = RegionGenerator.program(seed);
			if (!Agreement.check(program, optimist).isEmpty()) {
				TinyProgram shrunk = Shrinker.shrink(program, candidate -> !Agreement.check(candidate, optimist).isEmpty());
				assertTrue(!Oracle.races(shrunk).isEmpty());
				small.add(shrunk);
			}
		}
		assertTrue(small.size() > 10);
		small.forEach(program -> assertTrue(CPrinter.print(program).lines().size() <= 2, () -> CPrinter.print(program).numbered()));
	}

	@Test
	void aRunCountsAndShowsWhatDiffers() {
		Subject optimist = source -> new Answer(Verdict.RACE_FREE, List.of(), List.of());
		AgreementRun run = AgreementRun.over(Dialect.FLAT, 0, 50, optimist);
		assertEquals(50, run.programs());
		assertEquals(run.racy(), run.count(Kind.WRONG_RACE_FREE));
		assertEquals(run.racy(), run.disagreements().size());
		String report = run.report(optimist, 1);
		long seed = run.disagreements().firstKey();
		assertTrue(report.contains("=== seed " + seed + ", WRONG_RACE_FREE ==="), report);
		assertTrue(report.contains("--- reduced ---"), report);
	}
}
