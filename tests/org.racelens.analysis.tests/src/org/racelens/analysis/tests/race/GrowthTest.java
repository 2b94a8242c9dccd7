package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.effort.Effort;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.syntax.WaitingFunctions;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/** How the counted work grows with the size of a program. No time is asserted. */
class GrowthTest {
	private static final String PATH = "grows.c";
	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	private RegionReport region(String text, AnalysisOptions options) {
		return analysis.analyse(new SourceText(PATH, text, 0), CompileCommand.forPath(PATH), options, Cancellation.NEVER).regions().get(0);
	}

	/** The units of work for a program that is free of races. */
	private long workOfFree(String text) {
		long before = Effort.spent();
		RegionReport region = region(text, AnalysisOptions.defaults());
		assertEquals(Verdict.RACE_FREE, region.verdict(), () -> region.gaps().toString());
		return Effort.spent() - before;
	}

	private void assertGrowsAtMost(double factor, int size, IntFunction<String> text) {
		double once = workOfFree(text.apply(size));
		double twice = workOfFree(text.apply(2 * size));
		assertTrue(twice < factor * once, () -> "twice the size takes " + twice / once + " times the work: " + once + ", " + twice);
	}

	private static String lines(int n, IntFunction<String> line) {
		return IntStream.range(0, n).mapToObj(k -> line.apply(k) + "\n").collect(Collectors.joining());
	}

	private static String inSingle(String globals, String body) {
		return globals + "\nint main(void) {\n#pragma omp parallel\n#pragma omp single\n{\n" + body + "}\nreturn 0;\n}\n";
	}

	@Test
	void tasksOfOneAddressAreComparedTwoByTwo() {
		assertGrowsAtMost(5, 60, n -> inSingle("int x;", lines(n, k -> "#pragma omp task depend(inout: x)\nx++;")));
	}

	@Test
	void longListsOfLocatorsAreNotComparedTwoByTwo() {
		assertGrowsAtMost(2.5, 400, n -> inSingle("int a[" + n + "];", lines(2,
				t -> "#pragma omp task depend(inout: "
						+ IntStream.range(0, n).mapToObj(k -> "a[" + (t == 0 ? k : n - 1 - k) + "]").collect(Collectors.joining(", "))
						+ ")\na[0]++;")));
	}

	@Test
	void manyReadsAreNotLookedAtTwoByTwo() {
		assertGrowsAtMost(2.5, 300,
				n -> "int x;\nint main(void) {\n#pragma omp parallel\n{\nint s = 0;\n" + lines(n, k -> "s = x;") + "}\nreturn 0;\n}\n");
	}

	/** The units of work for finding out who waits in a program. */
	private static long workOfWaits(String text) throws FrontEndException {
		ParsedUnit unit = new CdtFrontEnd().parse(new SourceText(PATH, text, 0), CompileCommand.forPath(PATH), Cancellation.NEVER);
		long before = Effort.spent();
		assertEquals(Set.of("main"), WaitingFunctions.of(unit));
		return Effort.spent() - before;
	}

	@Test
	void guardsThatBringEachOtherAboutAreNotLookedAtInRounds() throws FrontEndException {
		IntFunction<String> text = n -> "int main(void) {\nint done = 0" + lines(n, k -> ", g" + k + " = 0")
				+ ";\nwhile (!done) {\nif (g" + (n - 1) + ") done = done + 1;\n"
				+ lines(n - 1, k -> "if (g" + (n - k - 2) + ") g" + (n - k - 1) + " = g" + (n - k - 1) + " + 1; else g" + (n - k - 1)
						+ " += 2;")
				+ "g0 = g0 + 1;\n}\nreturn g0;\n}\n";
		double once = workOfWaits(text.apply(60));
		double twice = workOfWaits(text.apply(120));
		assertTrue(twice < 5 * once, () -> "twice the guards take " + twice / once + " times the work");
	}

	@Test
	void tooManyPairsOfAccessesLeaveTheRacesOfTheFirst() {
		AnalysisOptions options = AnalysisOptions.defaults().withRegionTimeout(Duration.ofMillis(500));
		RegionReport region = region(
				"int x;\nvoid f(void) {\n#pragma omp parallel\n{\n" + lines(3_000, k -> "x = x + 1;") + "}\n}\n", options);
		assertEquals(Verdict.RACE, region.verdict());
		assertFalse(region.races().isEmpty());
		assertTrue(region.gaps().stream().anyMatch(g -> g.kind() == GapKind.BUDGET), () -> region.gaps().toString());
	}
}
