package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.solver.z3.Z3ProverFactory;

/** The values of a witness are those that variables have where the region is met, in the execution that races. */
class WitnessValuesTest {
	private static final String PATH = "region.c";
	private static final String REGION = "\n#pragma omp parallel num_threads(2)\nif (%s) s++;\n";

	/** Code with a region in the place of the dollar sign, the condition under which that races, and what its variable is then. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"for (int k = 0; k < 5; k++) $           | k == 2 | k | 2",
			"for (int k = 0; k < 5; k++) $           | k == 0 | k | 0",
			"for (int k = 9; k > 3; k--) $           | k == 5 | k | 5",
			"for (int k = 1; k < 99; k += 7) $       | k == 8 | k | 8",
			"int k = 7; while (k < 20) { $ k += 2; } | k == 9 | k | 9",
			"int k = 7; while (k < 20) { k += 2; $ } | k == 9 | k | 9",
			"int k = 0; do { $ k += 2; } while (k < n); | k == 4 | k | 4",
			"n = n - 3; $                            | n == 2 | n | 2",
			"n++; $                                  | n == 2 | n | 2",
			"$                                       | n == 2 | n | 2",
			"{ int n = 1; s = n; } $                 | n == 2 | n | 2" })
	void variablesHaveTheirValuesAtTheRegion(String code, String condition, String variable, String value) {
		SourceText text = new SourceText(PATH, "int s;\nvoid f(int n) {\n" + code.replace("$", REGION.formatted(condition)) + "\n}\n", 0);
		List<Map<String, String>> witnesses = new Analysis(new CdtFrontEnd(), new Z3ProverFactory())
				.analyse(text, CompileCommand.forPath(PATH), AnalysisOptions.defaults(), Cancellation.NEVER).regions().stream()
				.flatMap(r -> r.races().stream()).map(Race::witness).toList();
		assertEquals(List.of(value), witnesses.stream().map(w -> w.get(variable)).distinct().toList(), text.text());
	}
}
