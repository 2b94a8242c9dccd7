package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.confirm.build.AskedConditions;
import org.racelens.confirm.build.AskedConditions.Asked;
import org.racelens.confirm.build.AskedConditions.Extent;
import org.racelens.confirm.build.PlacedText;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.solver.z3.Z3ProverFactory;

/** How the text of a program is made to tell whether the conditions of its regions hold. */
class AskedConditionsTest {
	private static final String ASKS = "{ __racelens_condition_begin(); "
			+ "__racelens_condition(0, ((__int128)(stride) != 0) ? 1 : 0, 1, (long long)(stride)); }";
	private static final String DIRECTIVE = "#pragma omp parallel for";
	private static final String LOOP = "\t\tfor (int i = 0; i < n; i++)\n\t\t\tx[i * stride] = i;";

	private static String function(String body) {
		return "void f(int n, int stride, double *x) {\n" + body + "\n}\n";
	}

	private record Text(ParsedUnit unit, List<RegionReport> regions) {
		static Text of(String path, String text) throws Exception {
			ParsedUnit unit = new CdtFrontEnd().parse(new SourceText(path, text, 0), CompileCommand.forPath(path), Cancellation.NEVER);
			return new Text(unit, new Analysis(new CdtFrontEnd(), new Z3ProverFactory())
					.analyse(unit, AnalysisOptions.defaults(), Cancellation.NEVER).regions());
		}

		AskedConditions asked(Extent extent) {
			return AskedConditions.of(unit, regions, extent);
		}

		String changed(Extent extent) {
			return PlacedText.unplaced(unit, asked(extent)).text().text();
		}

		/** Why the first condition is not asked for. */
		Optional<String> refusal(Extent extent) {
			RegionReport region = regions.get(0);
			return asked(extent).refusal(new Asked(region.place(), region.conditions().get(0).statement()))
					.map(e -> e.sentence().toString());
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "%s\n%s", "\tn++;\n%s\n%s", "%s \\\n\tnum_threads(2)\n%s",
			"\tswitch (stride) {\n\tdefault:\n%s\n%s\n\t}" })
	void whatIsAskedStandsBeforeTheDirectiveAndLinesStay(String form) throws Exception {
		String text = function(form.formatted(DIRECTIVE, LOOP));
		int line = 1 + (int) text.substring(0, text.indexOf(DIRECTIVE)).lines().count();
		String expected = text.replace(DIRECTIVE, ASKS + "\n#line " + line + "\n" + DIRECTIVE);
		for (String path : List.of("a.c", "a.cpp")) {
			assertEquals(expected, Text.of(path, text).changed(Extent.ALL));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\tif (n > 1)\n%s%s\n\telse\n\t\tn = 0;", "\tif (n < 1)\n\t\tn = 0;\n\telse\n%s%s",
			"\tfor (int k = 0; k < 9; k++)\n%s%s" })
	void aBranchBecomesABlock(String form) throws Exception {
		String before = function(form.formatted(DIRECTIVE + "\n", LOOP));
		int line = 1 + (int) before.substring(0, before.indexOf(DIRECTIVE)).lines().count();
		String after = function(form.formatted("{ " + ASKS + "\n#line " + line + "\n" + DIRECTIVE + "\n", LOOP + " }"));
		assertEquals(after, Text.of("a.c", before).changed(Extent.ALL));
	}

	@ParameterizedTest
	@ValueSource(strings = { "_Pragma(\"omp parallel for\")\n%s",
			"#pragma GCC ivdep\n#pragma omp parallel for\n%s" })
	void whereNothingCanStandThatIsSaid(String form) throws Exception {
		String source = function(form.formatted(LOOP));
		Text text = Text.of("a.c", source);
		assertEquals(source, text.changed(Extent.ALL));
		assertEquals(Optional.of(RaceSentence.NOTHING_CAN_STAND_BEFORE_THE_DIRECTIVE.name()), text.refusal(Extent.ALL));
	}

	@Test
	void pointersAreTold() throws Exception {
		String changed = Text.of("a.c", "void f(int n, double *x, double *y) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n"
				+ "\t\tx[i] = y[i + 1];\n}\n").changed(Extent.ALL);
		assertTrue(changed.contains("{ __racelens_condition_begin(); __racelens_condition(0, 3, 2, (long long)(x), (long long)(y)); }"),
				changed);
	}

	/** Of a table whose length the source says all numbers are looked at. */
	@Test
	void allNumbersOfATableAreLookedAt() throws Exception {
		String changed = Text
				.of("a.c", "int at[100];\nvoid f(int n, double *x) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n"
						+ "\t\tx[at[i]] = i;\n}\n")
				.changed(Extent.ALL);
		assertTrue(changed
				.contains("{ __racelens_condition_begin(); int __racelens_holds = 1; for (long __racelens_k = 1; __racelens_k < 100; "
						+ "__racelens_k++) for (long __racelens_l = 0; __racelens_l < __racelens_k; __racelens_l++) "
						+ "if (!((__int128)at[__racelens_k] - (__int128)at[__racelens_l] >= 1 || "
						+ "(__int128)at[__racelens_l] - (__int128)at[__racelens_k] >= 1)) __racelens_holds = 2; "
						+ "__racelens_condition(0, __racelens_holds, 0); }\n#line 3\n"),
				changed);
	}

	/** Memory that a pointer leads to may not be there where a loop has no iterations. */
	@Test
	void pointersAreFollowedWhereMemoryIs() throws Exception {
		Text text = Text.of("a.c", """
				struct grid { int used; int stride[2]; };
				void f(int n, struct grid *g, double *x) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						x[i * g->stride[1]] = i;
				}
				""");
		String changed = text.changed(Extent.ALL);
		assertTrue(changed
				.contains("if (__racelens_readable(g, sizeof(*g))) __racelens_condition(0, ((__int128)(g->stride[1]) != 0) ? 1 : 0, 1,"
						+ " (long long)(g->stride[1])); else __racelens_condition(0, 2, 0); }"),
				changed);
		assertEquals(text.unit().source().text(), text.changed(Extent.VARIABLES));
		assertEquals(Optional.of(RaceSentence.COMPILER_DOES_NOT_TAKE_THE_CONDITION.name()), text.refusal(Extent.VARIABLES));
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"void f(int n, double *x, int *at) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\tx[at[i]] = i;\n}\n",
			"#define stride (*step++)\nint *step;\n#undef stride\nvoid f(int n, int stride, double *x) {\n#pragma omp parallel for\n"
					+ "\tfor (int i = 0; i < n; i++)\n\t\tx[i * stride] = i;\n}\n",
			"volatile int stride;\nint m;\nvoid f(int n, double *x) {\n\tint step = stride;\n#pragma omp parallel for\n"
					+ "\tfor (int i = 0; i < n; i++)\n\t\tx[i] = x[i + step];\n}\nvoid g(int n, int stride, double *x) {\n"
					+ "#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\tx[i * stride] = i;\n}\n" })
	void whatTheSourceCannotSayWithoutDoubtIsNotAsked(String source) throws Exception {
		Text text = Text.of("a.c", source);
		assertTrue(text.regions().stream().anyMatch(r -> !r.conditions().isEmpty()), text.regions()::toString);
		assertEquals(source, text.changed(Extent.ALL));
		assertEquals("", text.asked(Extent.ALL).declarations());
	}
}
