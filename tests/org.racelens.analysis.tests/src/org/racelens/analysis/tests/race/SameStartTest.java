package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Condition.Meeting;
import org.racelens.race.verdict.Condition.NoOverlap;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.solver.z3.Z3ProverFactory;

/** When two pointers that must not overlap may start at the same place: by what they hold at the region. */
class SameStartTest {
	private static final Analysis ANALYSIS = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	@Test
	void pointersThatNothingAdvancesStartWhereTheirArgumentsDo() {
		assertEquals(List.of(new NoOverlap("a", "b", Meeting.AT_THE_START)), statements("", "a[i] = b[i];"));
		assertEquals(List.of(new NoOverlap("a", "b", Meeting.NEVER)), statements("", "a[i] = b[i + 1];"));
	}

	@Test
	void anAdvancedPointerStartsBehind() {
		assertEquals(List.of(new NoOverlap("a", "b", Meeting.NEVER)), statements("a++;", "a[i] = b[i + 1];"));
		assertEquals(List.of(new NoOverlap("a", "b", Meeting.AT_THE_START)), statements("a++;", "a[i] = b[i];"));
		assertEquals(List.of(new NoOverlap("a", "b", Meeting.NEVER)), statements("a += k;", "a[i] = b[i + k];"));
		assertEquals(List.of(new NoOverlap("a", "b", Meeting.AT_THE_START)), statements("a += k; b += k;", "a[i] = b[i];"));
	}

	@Test
	void aPointerThatMayHaveBeenAdvancedStartsAnywhere() {
		assertEquals(List.of(new NoOverlap("a", "b", Meeting.NEVER)), statements("if (k) a++;", "a[i] = b[i];"));
	}

	private static List<Statement> statements(String before, String body) {
		String text = "void f(double *a, double *b, int n, int k) {\n\t" + before
				+ "\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\t" + body + "\n}\n";
		return ANALYSIS
				.analyse(new SourceText("test.c", text, 0), CompileCommand.forPath("test.c"), AnalysisOptions.defaults(),
						Cancellation.NEVER)
				.regions().get(0).conditions().stream().map(c -> c.statement()).toList();
	}
}
