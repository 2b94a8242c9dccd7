package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.memory.ThreadCopies;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Verdict;

/** Copies of threadprivate variables: a name means that of the executing thread, a pointer that of the thread that formed it. */
class ThreadCopiesTest {
	private static final String COPIES = "int counter;\n#pragma omp threadprivate(counter)\n";

	@Test
	void aCopyIsOfAThreadOfATeamAndOfThreadLocalStorage() {
		assertTrue(ThreadCopies.isCopy(object(Storage.THREAD_LOCAL, 1)));
		assertFalse(ThreadCopies.isCopy(object(Storage.THREAD_LOCAL, 0)));
		assertFalse(ThreadCopies.isCopy(object(Storage.LOCAL, 1)));
		assertFalse(ThreadCopies.isCopy(GeneratedStates.OBJECTS.get(0)));
	}

	@Test
	void eachThreadHasACopyByItsNameAndByAPointerOfItsOwn() {
		is(Verdict.RACE_FREE, "#pragma omp parallel\n{ counter = 1; int *q = &counter; *q = 2; }");
	}

	@Test
	void aPointerFromBeforeTheRegionLeadsAllThreadsToTheFirstOnesCopy() {
		is(Verdict.RACE, "int *q = &counter;\n#pragma omp parallel\n*q = 2;");
		is(Verdict.RACE, "int *q = &counter;\n#pragma omp parallel\n{ if (omp_get_thread_num() == 0) counter = 1; else *q = 2; }");
		is(Verdict.RACE_FREE, "int *q = &counter;\n#pragma omp parallel\n{ if (omp_get_thread_num() == 0) *q = 2; else counter = 1; }");
	}

	@Test
	void aPointerThatAnotherThreadFollowsLeadsToTheCopyOfWhoFormedIt() {
		String formed = "#pragma omp parallel\n{ int *q = &counter;\n#pragma omp task firstprivate(q)\n*q = 1;\n";
		is(Verdict.RACE, formed + "counter = 2; }");
		is(Verdict.RACE_FREE, formed + "#pragma omp taskwait\ncounter = 2; }");
	}

	@Test
	void aWriteThroughAPointerMayChangeWhatTheNameHolds() {
		is(Verdict.RACE, "int *q = &counter;\n#pragma omp parallel\n{ counter = 0;\n#pragma omp barrier\n"
				+ "if (omp_get_thread_num() == 1) *q = 2;\n#pragma omp barrier\nif (counter == 2) x = 1;\n"
				+ "if (omp_get_thread_num() == 1) x = 2; }");
	}

	private static void is(Verdict expected, String statements) {
		assertEquals(expected, Probe.region(COPIES + "int x;", statements), statements);
	}

	private static MemoryObject object(Storage storage, int depth) {
		Variable variable = new Variable(1, "counter", IntegerType.INT, storage, false, SourceRange.startOf("test.c"));
		return new MemoryObject(Name.of("counter"), "counter", MemoryObject.Kind.VARIABLE, Optional.of(variable), variable.type(), depth,
				0);
	}
}
