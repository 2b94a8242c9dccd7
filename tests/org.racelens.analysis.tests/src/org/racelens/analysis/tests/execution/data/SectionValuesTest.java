package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.data.SectionValues;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.race.verdict.Verdict;

/** {@link SectionValues}: sections that the program's own values make meaningless are told where they stand. OpenMP 5.2 §3.2.5, §5.5.5 */
class SectionValuesTest {
	private static final String DATA = "int a[20], m[6][10]; int *p;";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ;";

	private static Executed run(String value, String item) {
		return Executed.parallel(DATA, "int v = " + value + ";\n#pragma omp for reduction(+: " + item + ")" + LOOP);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "-1|a[0:v]|LENGTH_OF_SECTION_MUST_NOT_BE_NEGATIVE_IT_IS_X",
			"0|a[3:v]|SECTION_IN_X_MUST_HAVE_ELEMENTS",
			"20|a[v:]|SECTION_IN_X_MUST_HAVE_ELEMENTS", "21|a[0:v]|SECTION_HAS_ELEMENTS_OUTSIDE_OF_ARRAY",
			"3|a[18:v]|SECTION_HAS_ELEMENTS_OUTSIDE_OF_ARRAY", "-1|a[v:3]|SECTION_HAS_ELEMENTS_OUTSIDE_OF_ARRAY",
			"11|m[2][0:v]|SECTION_HAS_ELEMENTS_OUTSIDE_OF_ARRAY", "0|m[2:v][0:10]|SECTION_IN_X_MUST_HAVE_ELEMENTS",
			"7|m[0:v][0:10]|SECTION_HAS_ELEMENTS_OUTSIDE_OF_ARRAY" })
	void whatNoExecutionMayHaveIsTold(String value, String item, DirectiveSentence sentence) {
		assertEquals(List.of(7), run(value, item).lines(sentence));
		assertNotEquals(Verdict.RACE_FREE,
				Probe.region(DATA,
						"#pragma omp parallel\n{\nint v = " + value + ";\n#pragma omp for reduction(+: " + item + ")" + LOOP + "\n}"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "20|a[0:v]", "1|a[19:v]", "0|a[v:]", "19|a[v:]", "10|m[2][0:v]", "6|m[0:v][0:10]", "n|a[0:v]",
			"n|a[v:3]" })
	void whatIsInsideAndWhatIsNotKnownIsNotReproached(String value, String item) {
		assertEquals(Set.of(), run(value, item).told());
	}

	@Test
	void ofAPointerNobodyKnowsTheEnd() {
		assertEquals(Set.of(), Executed.parallel(DATA, "int v = 100;\nint *q = a;\n#pragma omp for reduction(+: q[0:v])" + LOOP).told());
	}

	@Test
	void codeThatIsNotReachedIsNotReproached() {
		assertEquals(Set.of(), Executed.parallel(DATA, "int v = 0;\nif (v) {\n#pragma omp for reduction(+: a[3:v])" + LOOP + "\n}").told());
	}

	@ParameterizedTest
	@ValueSource(strings = { "depend(in: a[0:v])", "depend(out: a[v + 20:1])" })
	void dependencesAskForElementsToo(String clause) {
		assertEquals(1, Executed.single(DATA, "int v = 0;\n#pragma omp task " + clause + "\n;").result().messages().size());
	}
}
