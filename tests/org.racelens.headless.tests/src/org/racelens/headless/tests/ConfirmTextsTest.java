package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.confirm.build.AskedConditions;
import org.racelens.confirm.build.AskedConditions.Extent;
import org.racelens.confirm.build.DriverText;
import org.racelens.confirm.build.DriverText.Driver;
import org.racelens.confirm.build.PlacedText;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RegionReport;
import org.racelens.solver.z3.Z3ProverFactory;

/** What {@code racelens confirm} makes of a source before it is compiled. */
class ConfirmTextsTest {
	private static final String PLACED = " schedule(monotonic: dynamic, 1)";

	private static PlacedText placed(String text) throws Exception {
		ParsedUnit unit = parsed("a.c", text);
		return PlacedText.of(unit, AskedConditions.of(unit, List.of(), Extent.ALL));
	}

	private static ParsedUnit parsed(String path, String text) throws Exception {
		return new CdtFrontEnd().parse(new SourceText(path, text, 0), CompileCommand.forPath(path), Cancellation.NEVER);
	}

	private static String loop(String directive) {
		return "int a[9];\nvoid f(int n) {\n" + directive + "\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] = i;\n}\n";
	}

	@ParameterizedTest
	@ValueSource(strings = { "#pragma omp parallel for", "#pragma omp parallel for num_threads(2)",
			"#pragma omp parallel for \\\n\tfirstprivate(n)" })
	void aLoopThatTheProgramLeavesOpenIsPlaced(String directive) throws Exception {
		PlacedText placed = placed(loop(directive));
		assertEquals(1, placed.loops());
		String text = placed.text().text();
		assertTrue(text.contains(PLACED), text);
		assertEquals(loop(directive), text.replace(PLACED, ""), "nothing else is changed, so that lines stay what they are");
	}

	@ParameterizedTest
	@ValueSource(strings = { "schedule(runtime)", "schedule(auto)" })
	void whatTheProgramLeavesToOthersIsReplaced(String clause) throws Exception {
		PlacedText placed = placed(loop("#pragma omp parallel for " + clause + " firstprivate(n)"));
		assertEquals(loop("#pragma omp parallel for" + PLACED + " firstprivate(n)"), placed.text().text());
	}

	@ParameterizedTest
	@ValueSource(strings = { "schedule(static)", "schedule(static, 2)", "schedule(dynamic, 4)", "schedule(guided)", "ordered" })
	void whatTheProgramSaysItselfStays(String clause) throws Exception {
		String text = loop("#pragma omp parallel for " + clause);
		assertEquals(new PlacedText(new SourceText("a.c", text, 1), 0), placed(text));
	}

	/** Its words stand in a string. */
	@Test
	void aDirectiveOfAnOperatorStays() throws Exception {
		assertEquals(0, placed(loop("_Pragma(\"omp parallel for\")")).loops());
	}

	/** Lines are told as those of the file that was analysed. */
	@ParameterizedTest
	@ValueSource(strings = { "#line 40 \"b.y\"", "# 40 \"b.y\" 1 3", "\t# line LINE" })
	void whereLinesComeFromIsNotSaid(String line) throws Exception {
		String text = line + "\n" + loop("#pragma omp parallel for").replace("\tfor", line + "\n\tfor");
		assertEquals(text.replace(line, "").replace("for\n", "for" + PLACED + "\n"), placed(text).text().text());
		ParsedUnit unit = parsed("a.c", text);
		assertEquals(text.replace(line, ""), PlacedText.unplaced(unit, AskedConditions.of(unit, List.of(), Extent.ALL)).text().text());
	}

	private static Driver driver(String path, String text) throws Exception {
		ParsedUnit unit = parsed(path, text);
		List<RegionReport> regions = new Analysis(new CdtFrontEnd(), new Z3ProverFactory())
				.analyse(unit, AnalysisOptions.defaults(), Cancellation.NEVER).regions();
		return DriverText.of(unit, CompileCommand.forPath(path).language(), regions);
	}

	@Test
	void aFunctionIsCalledWithTheValuesOfTheWitness() throws Exception {
		Driver driver = driver("a.c", """
				int m;
				void f(int n, double *a, float **rows, double scale) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						if (n == 17 && m == 4)
							a[0] = rows[i][0] * scale;
				}
				""");
		String text = driver.text().orElseThrow();
		assertTrue(text.contains("m = 4; f(17, racelens_bytes(1 << 23), racelens_table(), 1);"), text);
		assertTrue(text.contains("m = 4; f(17, racelens_numbers(8, 1), racelens_table(), 1);"), text);
		assertEquals(Set.of(), driver.refused());
	}

	@Test
	void pointersOfCppAreConverted() throws Exception {
		String text = driver("a.cpp", """
				namespace inner {
				void hidden(int *a) {
				#pragma omp parallel
					a[0] = 1;
				}
				}
				static void f(int *a) {
				#pragma omp parallel
					a[0] = 1;
				}
				""").text().orElseThrow();
		assertTrue(text.contains("f(racelens_pointer{racelens_bytes(1 << 23)});"), text);
		assertFalse(text.contains("hidden("), text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "struct pair { int a; } ; void f(struct pair p)", "void f(double _Complex z)" })
	void whatCannotBeMadeIsNamed(String function) throws Exception {
		Driver driver = driver("a.c", "int x;\n" + function + " {\n#pragma omp parallel\n\tx = 1;\n}\n");
		assertEquals(new Driver(Optional.empty(), Set.of("f")), driver);
	}
}
