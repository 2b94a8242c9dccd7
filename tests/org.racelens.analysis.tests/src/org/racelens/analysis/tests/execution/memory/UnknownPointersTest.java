package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Unfollowed;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/** Accesses through pointers of which nothing is known: gaps of the region where they happen, and writes to all that has an address. */
class UnknownPointersTest {
	private static final Explanation READ = Unfollowed.READS_THROUGH_POINTER_OF_UNKNOWN_ORIGIN.of();
	private static final Explanation WRITE = Unfollowed.WRITES_THROUGH_POINTER_OF_UNKNOWN_ORIGIN.of();

	@Test
	void eachIsAGapOfTheRegion() {
		assertEquals(Set.of(WRITE), gaps("*(int *) n = 1;"));
		assertEquals(Set.of(READ), gaps("int seen = *(int *) n;"));
		assertEquals(Set.of(READ, WRITE), gaps("*(int *) n += 1;"));
		assertEquals(Set.of(), gaps("int *p = (int *) n;"));
	}

	@Test
	void whatIsNeverExecutedIsNoGap() {
		assertEquals(Set.of(), gaps("if (0) *(int *) n = 1;"));
		assertEquals(Set.of(), gaps("return; *(int *) n = 1;"));
	}

	@Test
	void theGapIsWhereTheAccessStands() {
		List<ModelGap> gaps = pointers("int x = 0;\nint seen = *(int *) n;");
		assertEquals(1, gaps.size());
		assertEquals(3, gaps.get(0).place().line());
	}

	@Test
	void aWriteMayChangeWhatHasAnAddressAndNothingElse() {
		String data = "int a; int *keeper = &a; static int named;";
		assertEquals(Truth.OPEN, Probe.truth(data, "f(long n)", "a = 5; *(int *) n = 1;", "a == 5"));
		assertEquals(Truth.ALWAYS, Probe.truth(data, "f(long n)", "named = 5; *(int *) n = 1;", "named == 5"));
		assertEquals(Truth.ALWAYS, Probe.truth(data, "f(long n)", "int own = 5; *(int *) n = 1;", "own == 5"));
	}

	@Test
	void aReadChangesNothingAndFindsAnything() {
		String data = "int a; int *keeper = &a;";
		assertEquals(Truth.ALWAYS, Probe.truth(data, "f(long n)", "a = 5; int seen = *(int *) n;", "a == 5"));
		assertEquals(Truth.OPEN, Probe.truth(data, "f(long n)", "a = 5; int seen = *(int *) n;", "seen == 5"));
	}

	private static Set<Explanation> gaps(String statements) {
		return pointers(statements).stream().map(ModelGap::explanation).collect(Collectors.toSet());
	}

	private static List<ModelGap> pointers(String statements) {
		return Executed.program("static void g(long n) {\n" + statements + "\n}\n\nvoid f(long n) {\n#pragma omp parallel\ng(n);\n}\n")
				.region().gaps().stream().filter(g -> g.kind() == GapKind.UNMODELLED_POINTER).toList();
	}
}
