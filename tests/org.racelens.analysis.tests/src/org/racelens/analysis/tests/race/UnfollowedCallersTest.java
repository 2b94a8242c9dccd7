package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.solver.z3.Z3ProverFactory;

/** What {@code main} hands to a function is not known where its execution grows too large to be followed that far. */
class UnfollowedCallersTest {
	private static final int LEVELS = 7;
	private static final String SHIFTED = """
			static int a[100];
			static void shifted(int d) {
			#pragma omp parallel for
				for (int i = 0; i < 50; i++)
					a[i] = a[i + d];
			}
			static volatile int work0;
			""";

	@Test
	void aRaceForSomeArgumentsIsDefiniteWhereNobodyTellsThem() {
		Race race = onlyRace(SHIFTED.replace("static void", "void"));
		assertEquals(Confidence.DEFINITE, race.confidence());
		assertEquals(List.of(), race.reasons());
	}

	@Test
	void aRaceForSomeArgumentsIsPossibleWhereTheCallerIsNotFollowed() {
		Race race = onlyRace(SHIFTED + endlessCalls() + "int main(void) {\n\twork" + LEVELS + "();\n\tshifted(60);\n\treturn 0;\n}\n");
		assertEquals(Confidence.POSSIBLE, race.confidence());
		assertTrue(race.reasons().stream().anyMatch(g -> g.kind() == GapKind.BUDGET), () -> race.reasons().toString());
	}

	/** Functions that call each other ten times: more calls than anybody follows. */
	private static String endlessCalls() {
		StringBuilder text = new StringBuilder("static void work1(void) {\n\twork0++;\n}\n");
		for (int level = 2; level <= LEVELS; level++) {
			text.append("static void work").append(level).append("(void) {\n");
			text.append(("\twork" + (level - 1) + "();\n").repeat(10)).append("}\n");
		}
		return text.toString();
	}

	private static Race onlyRace(String program) {
		List<Race> races = new Analysis(new CdtFrontEnd(), new Z3ProverFactory()).analyse(new SourceText("callers.c", program, 0),
				CompileCommand.forPath("callers.c"), AnalysisOptions.defaults().withRegionTimeout(Duration.ofMinutes(5)),
				Cancellation.NEVER)
				.regions().get(0).races();
		assertEquals(1, races.size(), races::toString);
		return races.get(0);
	}
}
