package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * What sequential loops leave in variables, held against what random loops compute: a race that needs the value which is computed is not
 * excluded, and one that needs another value is not definite.
 */
class LoopValuesTest {
	private static final int SEEDS = 250;
	private static final Analysis ANALYSIS = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	@Test
	void racesBehindLoopsNeedTheValuesThatLoopsCompute() {
		List<String> wrong = new ArrayList<>();
		int known = 0;
		int programs = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			GeneratedCode code = new GeneratedCode(seed);
			String loops;
			try {
				loops = code.run();
			} catch (ArithmeticException e) {
				continue;
			}
			programs++;
			List<RegionReport> regions = analysed(program(loops, code));
			assertEquals(2 * GeneratedCode.NAMES.length, regions.size(), "seed " + seed);
			for (int v = 0; v < GeneratedCode.NAMES.length; v++) {
				if (regions.get(2 * v).verdict() == Verdict.RACE_FREE) {
					wrong.add("seed " + seed + ": " + GeneratedCode.NAMES[v] + " may be " + code.value(v));
				}
				if (regions.get(2 * v + 1).races().stream().anyMatch(r -> r.confidence() == Confidence.DEFINITE)) {
					wrong.add("seed " + seed + ": " + GeneratedCode.NAMES[v] + " is " + code.value(v));
				}
				known += regions.get(2 * v + 1).verdict() == Verdict.RACE_FREE ? 1 : 0;
			}
		}
		assertEquals(List.of(), wrong);
		int found = known;
		assertTrue(known > programs, found + " values known of " + programs + " programs");
	}

	private static List<RegionReport> analysed(String text) {
		SourceText source = new SourceText("test.c", text, 0);
		return ANALYSIS.analyse(source, CompileCommand.forPath(source.path()), AnalysisOptions.defaults(), (region, progress) -> {
		}, Cancellation.NEVER).regions();
	}

	/** For each variable a region that races if it has its value, and one that races if it has another. */
	private static String program(String loops, GeneratedCode code) {
		StringBuilder text = new StringBuilder("int shared;\nint main(void) {\n" + loops);
		for (int v = 0; v < GeneratedCode.NAMES.length; v++) {
			for (String sign : List.of(" == ", " != ")) {
				text.append("#pragma omp parallel\n\tif (").append(GeneratedCode.NAMES[v]).append(sign).append(code.value(v))
						.append(v == GeneratedCode.NAMES.length - 1 ? "u" : "").append(")\n\t\tshared = 1;\n");
			}
		}
		return text.append("\treturn 0;\n}\n").toString();
	}
}
