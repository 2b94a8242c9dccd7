package org.racelens.analysis.tests.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.StatedCondition;
import org.racelens.repair.verify.FixEngine;
import org.racelens.solver.z3.Z3ProverFactory;

/** How a source says the conditions of its regions itself. */
class StatedConditionTest {
	private static final CdtFrontEnd FRONT_END = new CdtFrontEnd();
	private static final Analysis ANALYSIS = new Analysis(FRONT_END, new Z3ProverFactory());
	private static final String SCALE = """
			void scale(double *a, int n, int stride) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i * stride] = i;
			}
			""";

	@Test
	void anAssertionStandsBeforeTheDirectiveInTheColumnOfTheCode() {
		assertEquals(List.of("#include <assert.h>\n" + SCALE.replace("#pragma", "\tassert(stride != 0);\n#pragma")),
				texts("#include <assert.h>\n" + SCALE));
	}

	@Test
	void aTextWithoutAssertionsGetsADirective() {
		assertEquals(List.of(SCALE.replace("#pragma", "#pragma omp assume holds(stride != 0)\n#pragma")), texts(SCALE));
	}

	@Test
	void theRegionIsFreeAfterwards() {
		for (String text : List.of(SCALE, "#include <assert.h>\n" + SCALE)) {
			SourceText stated = statements("test.c", text).get(0).stated();
			assertEquals(Verdict.RACE_FREE, ANALYSIS.analyse(stated, CompileCommand.forPath("test.c"), AnalysisOptions.defaults(),
					Cancellation.NEVER).regions().get(0).verdict());
		}
	}

	@Test
	void assertionsThatSayNothingAreNotWritten() {
		String text = "#define NDEBUG\n#include <assert.h>\n" + SCALE;
		assertEquals(List.of(text.replace("#pragma", "#pragma omp assume holds(stride != 0)\n#pragma")), texts(text));
	}

	@Test
	void anAssertionDoesNotTakeThePlaceOfTheStatementOfAnIf() {
		String text = "#include <assert.h>\n" + SCALE.replace("#pragma", "\tif (n > 0)\n#pragma");
		assertEquals(List.of(text.replace("#pragma", "#pragma omp assume holds(stride != 0)\n#pragma")), texts(text));
	}

	@Test
	void indentedDirectivesHaveIndentedStatements() {
		String text = "#include <cassert>\n" + SCALE.replace("#pragma", "\t{\n\t\t#pragma").replace("= i;\n", "= i;\n\t}\n");
		assertEquals(List.of(text.replace("\t\t#pragma", "\t\tassert(stride != 0);\n\t\t#pragma")),
				statements("test.cpp", text).stream().map(s -> s.stated().text()).toList());
	}

	@Test
	void aPointerIsQualifiedWhereRangesMustNotOverlap() {
		String text = """
				void add(double *a, const double *b, const double *c, int n) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						a[i] = b[i] + c[i];
				}
				""";
		assertEquals(List.of(text.replace("*a", "*restrict a"), text.replace("*a", "*restrict a")), texts(text));
		List<StatedCondition> stated = statements("test.cpp", text);
		assertEquals(text.replace("*a", "*__restrict a"), stated.get(0).stated().text());
		assertEquals(Verdict.RACE_FREE, ANALYSIS.analyse(stated.get(0).stated(), CompileCommand.forPath("test.cpp"),
				AnalysisOptions.defaults(), Cancellation.NEVER).regions().get(0).verdict());
	}

	@Test
	void whatIsNoParameterIsNotQualified() {
		assertEquals(List.of(), texts("""
				double *a, *b;
				void add(int n) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						a[i] = b[i];
				}
				"""));
	}

	@Test
	void aLeadingDimensionIsComparedWithTheLengthOfARow() {
		String text = """
				void fill(double *a, int n, int m, int ld) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						for (int j = 0; j < m; j++)
							a[i * ld + j] = i;
				}
				""";
		assertEquals(List.of(text.replace("#pragma", "#pragma omp assume holds(ld >= m)\n#pragma")), texts(text));
	}

	@Test
	void eachConditionHasItsOwn() {
		String text = """
				void both(double *restrict a, double *restrict b, int n, int s, int t) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++) {
						a[i * s] = i;
						b[i * t] = i;
					}
				}
				""";
		assertEquals(List.of(text.replace("#pragma", "#pragma omp assume holds(s != 0)\n#pragma"),
				text.replace("#pragma", "#pragma omp assume holds(t != 0)\n#pragma")), texts(text));
	}

	@Test
	void aNameThatMeansSomethingElseAtTheDirectiveSaysNothing() {
		String text = """
				static void one(double *a, int i, int stride) {
					a[i * stride] = i;
				}
				void shadowed(double *a, int n, int k) {
					int stride = 3 * n;
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						one(a, i, k);
				}
				""";
		assertEquals(List.of(text.replace("#pragma", "#pragma omp assume holds(k != 0)\n#pragma")), texts(text));
	}

	@Test
	void whatIsSaidOfACallersVariableIsNotSaidOfAParameterOfThatName() {
		String text = SCALE + """
				void two(double *x, double *y, int n, int stride) {
					scale(x, n, stride);
					scale(y, n, stride + 1);
				}
				""";
		assertEquals(List.of(text.replace("#pragma", "#pragma omp assume holds(stride != 0)\n#pragma")), texts(text));
		assertEquals(texts(text).stream().map(t -> t.replace("void scale", "static void scale")).toList(),
				texts(text.replace("void scale", "static void scale")));
	}

	@Test
	void whatAnotherCallSaysDoesNotCount() {
		String text = """
				static void scale(double *a, int n, int s, int t) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						a[i * s] = t;
				}
				void swapped(double *x, double *y, int n, int s, int t) {
					scale(x, n, s, t);
					scale(y, n, t, s);
				}
				""";
		assertEquals(List.of(text.replace("#pragma", "#pragma omp assume holds(s != 0)\n#pragma")), texts(text));
	}

	@Test
	void theDirectiveOfAHeaderOrAMacroIsLeftAlone() {
		String text = "#define LOOP _Pragma(\"omp parallel for\")\n" + SCALE.replace("#pragma omp parallel for", "LOOP");
		assertEquals(List.of(), texts(text));
	}

	@Test
	void lineBreaksStayAsTheyAre() {
		String text = ("#include <assert.h>\n" + SCALE).replace("\n", "\r\n");
		assertEquals(List.of(text.replace("#pragma", "\tassert(stride != 0);\r\n#pragma")), texts(text));
	}

	@Test
	void aDirectiveOfSeveralLinesIsNotPartedByIt() {
		String text = "#include <assert.h>\n" + SCALE.replace("parallel for", "parallel for \\\n\tschedule(static)");
		assertEquals(List.of(text.replace("#pragma", "\tassert(stride != 0);\n#pragma")), texts(text));
	}

	private static List<String> texts(String text) {
		return statements("test.c", text).stream().map(s -> s.stated().text()).toList();
	}

	private static List<StatedCondition> statements(String path, String text) {
		return new FixEngine(FRONT_END, ANALYSIS).statements(new SourceText(path, text, 0), CompileCommand.forPath(path),
				AnalysisOptions.defaults(), Cancellation.NEVER);
	}
}
