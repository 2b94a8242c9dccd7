package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** Which accesses of a variable clauses leave to the original, and what the copies start with. OpenMP 5.2 §5.4 */
class DataEnvironmentTest {
	private static final String DATA = "int x, y, shown[99]; static void other(void) { x = 9; }";

	/** Whether the accesses of x in a {@code parallel} construct with clauses are writes. */
	private static List<Boolean> accesses(String clauses, String body) {
		return writes(Executed.code(DATA, "#pragma omp parallel " + clauses + "\n{ " + body + " }"));
	}

	private static List<Boolean> writes(Executed run) {
		return run.accesses("x").stream().map(Access::write).toList();
	}

	/** The value that x has inside of the construct, or behind other code. */
	private static IntExpr value(String before, String clauses, String body) {
		return Ints.quotient(Executed.code(DATA, before + "\n#pragma omp parallel " + clauses + "\n{ " + body + " shown[x] = 1; }")
				.write("shown").place().offset(), Ints.of(4));
	}

	@Test
	void withoutAClauseTheOriginalIsAccessed() {
		assertEquals(List.of(false, true), accesses("", "x++;"));
		assertEquals(List.of(false, true), accesses("shared(x)", "x++;"));
	}

	@Test
	void aPrivateCopyIsTheThreadsOwn() {
		assertEquals(List.of(), accesses("private(x)", "x = 1; x++;"));
		assertEquals(Ints.of(4), value("x = 3;", "private(x)", "x = 4;"));
		assertFalse(Ints.constant(value("x = 3;", "private(x)", "")).isPresent());
	}

	@Test
	void aFirstprivateCopyStartsWithTheOriginalsValue() {
		assertEquals(Ints.of(3), value("x = 3;", "firstprivate(x)", ""));
		assertEquals(Ints.of(5), value("x = 3;", "firstprivate(x)", "x += 2;"));
		assertEquals(List.of(), accesses("firstprivate(x)", "x++;").stream().filter(w -> w).toList());
	}

	@Test
	void aWorksharingConstructsCopyIsMadeByEachThread() {
		assertEquals(List.of(false),
				writes(Executed.parallel(DATA, "#pragma omp for firstprivate(x)\nfor (int i = 0; i < 9; i++) x = i;")));
		assertEquals(List.of(), writes(Executed.parallel(DATA, "#pragma omp for private(x)\nfor (int i = 0; i < 9; i++) x = i;")));
	}

	@Test
	void calledFunctionsUseTheOriginal() {
		assertEquals(List.of(true), accesses("private(x)", "x = 1; other();"));
		assertEquals(Ints.of(1), value("", "private(x)", "x = 1; other();"));
	}

	@Test
	void behindTheConstructTheNameMeansTheOriginalAgain() {
		Executed run = Executed.parallel(DATA, "#pragma omp single private(x)\n{ x = 1; shown[x] = 1; }\nx = 2;");
		assertEquals(List.of(true), writes(run));
		assertEquals(Ints.of(4), run.write("shown").place().offset());
	}

	@Test
	void defaultSaysWhatUnlistedVariablesAre() {
		assertEquals(0, writesOfLocal("default(private)"));
		assertEquals(0, writesOfLocal("default(firstprivate)"));
		assertEquals(1, writesOfLocal("default(private) shared(local)"));
		assertEquals(1, writesOfLocal("default(shared)"));
	}

	private static int writesOfLocal(String clauses) {
		return Executed.code(DATA, "int local = 3;\n#pragma omp parallel " + clauses + "\nlocal = 1;").writes("local").size();
	}

	@Test
	void variablesDeclaredInsideAreTheThreadsOwnUnlessTheyAreStatic() {
		assertEquals(List.of(), accesses("", "int x = 1; x++;"));
		assertEquals(List.of(true), accesses("", "static int x; x = 1;"));
	}

	@Test
	void aSharedVariableOfAThreadIsSharedByTheTeamItMakes() {
		Executed run = Executed.parallel(DATA, "int own = 1;\n#pragma omp parallel\nown = 2;\n");
		assertFalse(run.writes("own").isEmpty());
		assertEquals(List.of(), Executed.parallel(DATA, "int own = 1;\n#pragma omp parallel private(own)\nown = 2;\n").accesses("own"));
	}
}
