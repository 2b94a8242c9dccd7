package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.race.verdict.Verdict;

/** How many threads a team may have, who executes the body, and what may not leave it. OpenMP 5.2 §10.1 */
class ParallelSemanticsTest {
	private static final String DATA = "int x, y, a[99];";

	/** The sizes up to 6 that a team may have where all parameters that the facts are about have a value. */
	private static List<Long> sizes(BoolExpr facts, Symbol size, long n) {
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Atoms.symbols(facts).stream().filter(s -> s.role() == Symbol.Role.PARAMETER).forEach(s -> values.put(s, n));
		return LongStream.rangeClosed(0, 6).boxed().filter(t -> {
			values.put(size, t);
			return Executed.where(values).holds(facts);
		}).toList();
	}

	private static List<Long> upTo(long most) {
		return LongStream.rangeClosed(1, most).boxed().toList();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "|0|6", "num_threads(3)|0|3", "num_threads(n)|4|4", "num_threads(n + 1)|0|1", "if(0)|0|1",
			"if(1)|0|6",
			"if(n)|0|1", "if(n)|2|6", "if(n > 3) num_threads(2)|4|2", "if(n > 3) num_threads(2)|3|1", "if(parallel: n)|0|1",
			"if(parallel: 0)|0|1", "num_threads(1)|0|1" })
	void clausesLimitTheTeam(String clauses, long n, long most) {
		String directive = "#pragma omp parallel " + (clauses == null ? "" : clauses) + "\nx = 1;";
		Executed run = Executed.code(DATA, directive);
		assertEquals(upTo(most), sizes(run.region().assumptions(), run.region().teamSize(), n));
		Executed inner = Executed.code(DATA, "#pragma omp parallel\n{\n" + directive + "\n}");
		Item.Team team = inner.items(Item.Team.class).get(0);
		assertEquals(upTo(most), sizes(team.facts(), team.size(), n));
	}

	@Test
	void theRoutineLimitsTeamsThatSayNothing() {
		String set = "omp_set_num_threads(2);\n#pragma omp parallel ";
		assertEquals(Optional.of(2L), Executed.code(DATA, set + "\nx = 1;").region().maxTeamSize());
		assertEquals(Optional.of(5L), Executed.code(DATA, set + "num_threads(5)\nx = 1;").region().maxTeamSize());
		assertEquals(Optional.empty(), Executed.code(DATA, "#pragma omp parallel\nx = 1;").region().maxTeamSize());
	}

	@Test
	void whatATeamsThreadsSayIsTheirOwn() {
		assertEquals(Verdict.RACE, verdicts("#pragma omp parallel\nomp_set_num_threads(1);\n#pragma omp parallel\nx = 1;").get(1));
		assertEquals(Verdict.RACE_FREE, verdicts("omp_set_num_threads(1);\n#pragma omp parallel\nx = 1;").get(0));
		assertEquals(Verdict.RACE, verdicts(
				"#pragma omp parallel num_threads(1)\n{\n#pragma omp task if(0)\nomp_set_num_threads(1);\n#pragma omp parallel\nx = 1;\n}")
				.get(0));
		assertEquals(Verdict.RACE_FREE, verdicts(
				"#pragma omp parallel num_threads(1)\n{\nomp_set_num_threads(1);\n#pragma omp parallel\nx = 1;\n}").get(0));
		assertEquals(Verdict.RACE,
				verdicts("omp_set_num_threads(1);\n#pragma omp parallel\n{\n#pragma omp parallel\nx = 1;\n}").get(0));
		assertEquals(Verdict.RACE, verdicts("if (n) omp_set_num_threads(1);\n#pragma omp parallel\nx = 1;").get(0));
	}

	private static List<Verdict> verdicts(String statements) {
		return Probe.verdicts("#include <omp.h>\n" + DATA + "\nint main(int n, char **v) {\n" + statements + "\nreturn 0;\n}\n");
	}

	@Test
	void aConditionOfAnotherLeafLeavesTheTeamAlone() {
		Executed run = Executed.code(DATA, "#pragma omp parallel for simd if(simd: 0)\nfor (int i = 0; i < 9; i++) a[i] = 1;");
		assertEquals(upTo(6), sizes(run.region().assumptions(), run.region().teamSize(), 0));
		Executed both = Executed.code(DATA,
				"#pragma omp parallel for simd if(parallel: 0) if(simd: 1)\nfor (int i = 0; i < 9; i++) a[i] = 1;");
		assertEquals(upTo(1), sizes(both.region().assumptions(), both.region().teamSize(), 0));
	}

	@Test
	void theClausesAreEvaluatedByTheEncounteringThreadAlone() {
		assertEquals(List.of(), Executed.code(DATA, "#pragma omp parallel num_threads(x) if(y)\na[1] = 1;").accesses("x"));
		Executed inner = Executed.parallel(DATA, "#pragma omp parallel num_threads(x) if(y)\na[1] = 1;");
		assertEquals(1, inner.accesses("x").size());
		assertEquals(1, inner.accesses("y").size());
		Item.Team team = inner.items(Item.Team.class).get(0);
		assertEquals(List.of("a"), Executed.inside(team, Access.class).stream().map(Access::variable).toList());
	}

	@Test
	void aNumberThatIsNotPositiveIsReproached() {
		Executed run = Executed.code(DATA, "int t = -1;\n#pragma omp parallel num_threads(t)\nx = 1;");
		assertEquals(List.of(5), run.lines(DirectiveSentence.ARGUMENT_OF_X_MUST_BE_POSITIVE_IT_IS_Y));
		assertTrue(run.region().gaps().stream().anyMatch(g -> g.kind() == GapKind.NOT_CONFORMING));
		Executed behind = Executed.code(DATA, "int t = 1;\n#pragma omp parallel num_threads(t)\nx = 1;");
		assertEquals(Set.of(), behind.told());
	}

	@Test
	void everyThreadExecutesTheBody() {
		Executed run = Executed.parallel(DATA, "x = 1;");
		for (long thread = 0; thread < 4; thread++) {
			assertTrue(run.isReached(run.write("x"), thread, 0));
		}
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\nx = 1;"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel num_threads(1)\nx = 1;"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel if(0)\nx = 1;"));
	}

	@Test
	void anInnerTeamIsOneOfEachThread() {
		Executed run = Executed.parallel(DATA, "if (omp_get_thread_num() == 1) {\n#pragma omp parallel\nx = 1;\n}");
		Item.Team team = run.items(Item.Team.class).get(0);
		for (long thread = 0; thread < 3; thread++) {
			assertEquals(thread == 1, run.isReached(team, thread, 0));
		}
		String one = "#pragma omp parallel OUTER\n{\n#pragma omp parallel INNER\nx = 1;\n}";
		assertEquals(Verdict.RACE, Probe.region(DATA, one.replace("OUTER", "").replace("INNER", "num_threads(1)")));
		assertEquals(Verdict.RACE, Probe.region(DATA, one.replace("OUTER", "num_threads(1)").replace("INNER", "")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, one.replace("OUTER", "num_threads(1)").replace("INNER", "num_threads(1)")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, one.replace("OUTER", "if(0)").replace("INNER", "if(0)")));
	}

	@ParameterizedTest
	@CsvSource({ "return;, 6", "'if (n) return;', 6" })
	void noBranchLeavesTheRegion(String branch, int line) {
		assertEquals(List.of(line), Executed.parallel(DATA, branch).lines(Breach.BRANCH_LEAVES_PARALLEL_REGION));
	}

	@Test
	void branchesInsideStayInside() {
		String callee = DATA + " static void leave(void) { return; }";
		assertEquals(Set.of(), Executed.parallel(callee, "for (int k = 0; k < 3; k++) { if (k == n) break; x = 1; }\nleave();").told());
		assertEquals(List.of(7), Executed.code(DATA, "for (int k = 0; k < 3; k++) {\n#pragma omp parallel\n{\nbreak;\n}\n}")
				.lines(Breach.BRANCH_LEAVES_PARALLEL_REGION));
	}

	@Test
	void whatTheTeamWritesIsNotKnownBehindItAndTheRestIs() {
		Executed run = Executed.code(DATA,
				"int p = 1, q = 2;\n#pragma omp parallel\np = omp_get_thread_num();\n#pragma omp parallel\na[q] = 1;");
		assertEquals(2, run.result().regions().size());
		Access write = run.result().regions().get(1).items().stream().filter(Access.class::isInstance).map(Access.class::cast)
				.filter(Access::write).findFirst().orElseThrow();
		assertEquals(Ints.of(8), write.place().offset());
	}

	@Test
	void firstprivateCopiesAreMadeOfWhatTheEncounteringThreadHas() {
		assertEquals(Ints.of(3), Executed.code(DATA, "int p = 3;\n#pragma omp parallel firstprivate(p)\na[p] = 1;").index("a"));
		assertEquals(List.of(), Executed.code(DATA, "#pragma omp parallel firstprivate(x)\nx = 1;").accesses("x"));
	}
}
