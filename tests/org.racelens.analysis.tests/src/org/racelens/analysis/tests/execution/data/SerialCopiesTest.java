package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.data.SerialCopies;
import org.racelens.logic.term.Ints;

/**
 * {@link SerialCopies}: what constructs that the initial thread executes alone leave in the variables around them. OpenMP 5.2 §5.1.1, §5.4
 */
class SerialCopiesTest {
	private static final String DATA = "int i, shown[99];";
	private static final String LOOP = "\nfor (i = 2; i < 9; i += 3) ";

	private static Executed run(String statements) {
		return Executed.code(DATA, "int s = 3;\n" + statements + "\n#pragma omp parallel\nshown[s] = 1;");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "single private(s)|3", "single firstprivate(s)|3", "single|5", "scope private(s)|3",
			"scope reduction(+: s)|5", "task private(s)|3", "task firstprivate(s)|3", "task|3", "task shared(s)|5", "sections private(s)|3",
			"sections lastprivate(s)|5", "sections|5", "masked|5", "critical|5", "taskgroup|5" })
	void aBlockWritesWhatItHasNoCopyOf(String directive, long left) {
		assertEquals(Ints.of(left), run("#pragma omp " + directive + "\n{ s = 5; }").index("shown"), directive);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "for|8", "for private(s)|3", "for firstprivate(s)|3", "for lastprivate(s)|8",
			"for firstprivate(s) lastprivate(s)|8", "taskloop|3", "taskloop shared(s)|8", "taskloop private(s)|3",
			"taskloop lastprivate(s)|8",
			"taskloop firstprivate(s)|3", "loop bind(thread) private(s)|3" })
	void aLoopLikewise(String directive, long left) {
		assertEquals(Ints.of(left), run("#pragma omp " + directive + LOOP + "s = i;").index("shown"), directive);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "for|1", "for lastprivate(i)|11", "taskloop|1", "taskloop lastprivate(i)|11",
			"loop bind(thread) lastprivate(i)|11" })
	void loopVariablesAreCopiesUnlessTheyAreWrittenBack(String directive, long left) {
		Executed run = Executed.code(DATA, "i = 1;\n#pragma omp " + directive + LOOP + ";\n#pragma omp parallel\nshown[i] = 1;");
		assertEquals(Ints.of(left), run.index("shown"), directive);
	}

	@Test
	void aReductionAddsToTheOriginal() {
		assertEquals(Ints.of(3 + 2 + 5 + 8), run("#pragma omp for reduction(+: s)" + LOOP + "s += i;").index("shown"));
		assertEquals(Ints.of(3 * 5), run("#pragma omp scope reduction(*: s)\ns *= 5;").index("shown"));
	}

	@Test
	void aCopyThatNothingInitializesIsNotTheOriginal() {
		Executed run = Executed.code(DATA, "int s = 3, t = 4;\n#pragma omp single private(s)\nt = s;\n#pragma omp parallel\nshown[t] = 1;");
		assertTrue(Ints.constant(run.index("shown")).isEmpty());
		Executed first = Executed.code(DATA,
				"int s = 3, t = 4;\n#pragma omp single firstprivate(s)\nt = s + 2;\n#pragma omp parallel\nshown[t] = 1;");
		assertEquals(Ints.of(5), first.index("shown"));
	}

	@Test
	void aTaskCopiesWhatIsLocalAndNothingElse() {
		Executed run = Executed.code(DATA + " int g;",
				"g = 3;\n#pragma omp task\ng = 5;\n#pragma omp taskwait\n#pragma omp parallel\nshown[g] = 1;");
		assertEquals(Ints.of(5), run.index("shown"));
		assertEquals(Ints.of(3), run("#pragma omp single private(s)\n{ s = 4;\n#pragma omp task\ns = 5;\n}").index("shown"));
	}

	@Test
	void nothingIsSaidOfThem() {
		assertEquals(Set.of(), run("#pragma omp for private(s) nowait" + LOOP + "s = i;").told());
	}
}
