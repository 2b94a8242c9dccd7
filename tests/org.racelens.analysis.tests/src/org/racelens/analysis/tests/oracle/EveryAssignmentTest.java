package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.Schedule.Kind;

/** The oracle's judgement by pairs against the enumeration of whole assignments. */
class EveryAssignmentTest {
	@Test
	void lookingAtPairsIsEnoughForEachSchedule() {
		for (Kind kind : Kind.values()) {
			for (int chunk = 0; chunk <= (kind.ordinal() <= Kind.GUIDED.ordinal() ? 3 : 0); chunk++) {
				Schedule schedule = chunk == 0 ? Schedule.of(kind) : Schedule.of(kind, chunk);
				for (int iterations = 1; iterations <= 5; iterations++) {
					agree(allPairsOf(schedule, iterations));
				}
			}
		}
	}

	/** Each iteration writes an x of its own and reads all of them, each on a line of its own. */
	private static TinyProgram allPairsOf(Schedule schedule, int iterations) {
		Stmt[] lines = new Stmt[2 * iterations];
		for (int line = 0; line < iterations; line++) {
			lines[line] = Syntax.when(Syntax.equal(Syntax.I, line), Syntax.write(line, Syntax.a(Syntax.number(line))));
			lines[iterations + line] = Syntax.read(iterations + line, Syntax.a(Syntax.number(line)));
		}
		return Syntax.team(3, Syntax.distributed(schedule, "i", iterations, lines));
	}

	private static boolean agree(TinyProgram program) {
		Optional<Set<RacyPair>> expected = EveryAssignment.races(program);
		expected.ifPresent(races -> assertEquals(races, Oracle.races(program), () -> CPrinter.print(program).numbered()));
		return expected.isPresent();
	}

	@Test
	void lookingAtPairsIsEnoughForRandomRegions() {
		int compared = 0;
		for (long seed = 0; seed < 300; seed++) {
			TinyProgram program = RegionGenerator.program(seed);
			compared += agree(program.withTeamLimit(Math.min(3, program.largestTeam()))) ? 1 : 0;
		}
		assertTrue(compared > 200, "only " + compared + " programs were small enough to compare");
	}
}
