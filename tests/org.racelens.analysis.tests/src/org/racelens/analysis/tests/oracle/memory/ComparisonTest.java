package org.racelens.analysis.tests.oracle.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.machine.Place;
import org.racelens.analysis.tests.oracle.machine.Program.RacyPlaces;
import org.racelens.analysis.tests.oracle.memory.Comparison.Kind;
import org.racelens.analysis.tests.oracle.memory.Comparison.Point;
import org.racelens.race.verdict.Condition.Meeting;
import org.racelens.race.verdict.Condition.Monotone;
import org.racelens.race.verdict.Condition.NoOverlap;
import org.racelens.race.verdict.Condition.Spaced;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.race.verdict.Verdict;

/** The comparison notices each kind of wrong answer, and the programs of each dialect contain what they are about. */
class ComparisonTest {
	private static final String ROWS = """
			void f(double *x, double *y, int *t, int n) {
			#pragma omp parallel for
			for (int i = 0; i < n; i++) {
			for (int j = t[i]; j < t[i + 1]; j++)
			x[j] = y[j];
			}
			}
			""";
	private static final String INPUTS = """
			double m[60];
			int t[4];
			void f(double *x, double *y, int *t, int n);
			void apart(void) {
			for (int e = 0; e < 4; e++) t[e] = 2 * e;
			f(m, m + 20, t, 3);
			}
			void shifted(void) {
			for (int e = 0; e < 4; e++) t[e] = 2 * e;
			f(m, m + 1, t, 3);
			}
			void crossed(void) {
			for (int e = 0; e < 4; e++) t[e] = 2 * e;
			t[2] = 1;
			f(m, m + 20, t, 3);
			}
			""";
	private static final Statement APART = new NoOverlap("x", "y", Meeting.AT_THE_START);
	private static final Statement MONOTONE = new Monotone(List.of("t"));

	private static Verdicts said(Verdict verdict, Statement... conditions) {
		return new Verdicts(verdict, Map.of(), Set.of(), List.of(conditions), List.of());
	}

	private static Verdicts definite(int line, Map<String, String> witness) {
		Place place = new Place("a.c", line);
		return new Verdicts(Verdict.RACE, Map.of(RacyPlaces.of(place, place), List.of(witness)), Set.of(), List.of(), List.of());
	}

	private static List<Kind> wrong(String text, Verdicts answer, String... starts) {
		String witness = "void witness(void) {\nint n = 1;\nint *t = m;\nSTORES\nf(0, 0, t, n);\n}\n";
		MemoryProgram program = new MemoryProgram(text, INPUTS, List.of(starts), Optional.of(witness));
		return Comparison.of(program, files -> answer).points().stream().map(Point::kind).toList();
	}

	@Test
	void freedomIsForAllInputs() {
		assertEquals(List.of(), wrong(ROWS, said(Verdict.RACE_FREE), "apart"));
		assertEquals(List.of(Kind.WRONG_RACE_FREE), wrong(ROWS, said(Verdict.RACE_FREE), "apart", "shifted"));
	}

	@Test
	void conditionsAreThoseOfTheInput() {
		assertEquals(List.of(), wrong(ROWS, said(Verdict.RACE_FREE_IF, APART, MONOTONE), "apart", "shifted", "crossed"));
		assertEquals(List.of(Kind.WRONG_CONDITIONS), wrong(ROWS, said(Verdict.RACE_FREE_IF, APART), "apart", "shifted", "crossed"));
		assertEquals(List.of(Kind.WRONG_CONDITIONS), wrong(ROWS, said(Verdict.RACE_FREE_IF, MONOTONE), "apart", "shifted", "crossed"));
		assertEquals(List.of(Kind.WRONG_CONDITIONS), wrong(ROWS, said(Verdict.RACE_FREE_IF, APART, new Spaced("t", 1)), "crossed"));
		assertEquals(List.of(), wrong(ROWS, said(Verdict.RACE_FREE_IF, APART, new Spaced("t", 2)), "crossed"));
		assertEquals(List.of(Kind.UNCLEAR_CONDITION), wrong(ROWS, said(Verdict.RACE_FREE_IF, new Monotone(List.of("z"))), "crossed"));
	}

	@Test
	void definiteRacesHaveAnInput() {
		assertEquals(List.of(), wrong(ROWS, definite(5, Map.of()), "apart", "shifted"));
		assertEquals(List.of(Kind.WRONG_DEFINITE), wrong(ROWS, definite(5, Map.of()), "apart"));
	}

	@Test
	void undefinedInputsAreNoEvidence() {
		String block = "void f(double *x, double *y, int *t, int n) {\nx = malloc(8);\n#pragma omp parallel for\nfor (int i = 0; i < n; i++)\n"
				+ "x[i / 2] = 1;\n}\n";
		assertEquals(List.of(), wrong(block, said(Verdict.RACE_FREE), "apart"));
		assertEquals(List.of(Kind.UNDEFINED_RACE), wrong(block, definite(5, Map.of()), "apart"));
		assertEquals(List.of(), wrong(block, definite(5, Map.of("n", "2")), "apart"));
	}

	@Test
	void aFailureIsNoticed() {
		MemoryProgram program = new MemoryProgram(ROWS, INPUTS, List.of("apart"), Optional.empty());
		Comparison failed = Comparison.of(program, files -> {
			throw new IllegalStateException("broken");
		});
		assertTrue(failed.shows(Kind.FAILURE));
	}

	@Test
	void aSeedGivesTheSameProgramAgain() {
		for (MemoryDialect dialect : MemoryDialect.values()) {
			assertEquals(dialect.program(3), dialect.program(3));
		}
	}

	@Test
	void programsAreAboutTheirDialect() {
		assertOccur(MemoryDialect.STRUCTURES, "].lo; ", "].hi; ", "].ps[", ".r->", "->a[", "struct S *u", "].at", "int main", "void f(");
		assertOccur(MemoryDialect.ROWS, "block + ", "if (n > 1) r[1]", "].v", "calloc(", "work(r", "else", "r[6]");
		assertOccur(MemoryDialect.FILES, "part(n, &lo, &hi)", "fresh(", "*cell(", "row(m", "work(x", "meet();", "#pragma omp for nowait",
				"at(", "me()");
		assertOccur(MemoryDialect.PARAMETERS, "restrict", " * k", "t[", "double **r", "int *x", "return;", "= x + ");
	}

	private static void assertOccur(MemoryDialect dialect, String... parts) {
		List<String> texts = LongStream.range(0, 120).mapToObj(seed -> String.join("\n", dialect.program(seed).files().values())).toList();
		Arrays.stream(parts).forEach(part -> {
			long count = texts.stream().filter(text -> text.contains(part)).count();
			assertTrue(count >= 3, () -> dialect + ": " + part + " occurs too seldom: " + count);
		});
	}
}
