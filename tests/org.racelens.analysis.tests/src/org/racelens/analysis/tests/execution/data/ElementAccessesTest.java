package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** What a combiner does with the element that it is given, the clause does with each element of the section, and with no other. */
class ElementAccessesTest {
	private static final String DATA = "struct pair { int one, other; } s[9]; int a[20], calls;\n"
			+ "#pragma omp declare reduction(mine: int: omp_out += omp_in) initializer(omp_priv = 0)\n"
			+ "#pragma omp declare reduction(blind: int: omp_out = omp_in) initializer(omp_priv = 0)\n"
			+ "#pragma omp declare reduction(ones: struct pair: omp_out.other += omp_in.one) initializer(omp_priv = {0, 0})\n"
			+ "#pragma omp declare reduction(started: int: omp_out += omp_in) initializer(omp_priv = omp_orig)\n";

	/** A clause of a loop that does nothing else. */
	private static Executed run(String clause) {
		return Executed.parallel(DATA, "#pragma omp for reduction(" + clause + ")\nfor (int i = 0; i < 9; i++) ;");
	}

	/** The offsets in bytes that accesses have in the trips of the loop around them. */
	private static List<Long> offsets(Executed run, boolean write) {
		TreeSet<Long> found = new TreeSet<>();
		for (Item.Loop loop : run.items(Item.Loop.class)) {
			for (Access access : Executed.inside(loop, Access.class)) {
				for (long trip = -2; access.write() == write && trip < 30; trip++) {
					Evaluator numbers = Executed.where(Map.of(loop.trip(), trip));
					if (numbers.holds(loop.domain()) && numbers.holds(access.guard())) {
						found.add(numbers.value(access.place().offset()));
					}
				}
			}
		}
		return List.copyOf(found);
	}

	private static List<Long> elements(long first, long number) {
		return LongStream.range(first, first + number).map(i -> 4 * i).boxed().toList();
	}

	@Test
	void eachElementOfTheSectionIsReadAndWritten() {
		Executed run = run("mine: a[3:5]");
		assertEquals(elements(3, 5), offsets(run, true));
		assertEquals(elements(3, 5), offsets(run, false));
		assertEquals(elements(0, 20), offsets(run("mine: a"), true));
		assertEquals(elements(7, 1), offsets(run("mine: a[7:1]"), true));
	}

	@Test
	void whatIsOnlyWrittenIsOnlyWritten() {
		Executed run = run("blind: a[3:5]");
		assertEquals(elements(3, 5), offsets(run, true));
		assertEquals(List.of(), offsets(run, false));
	}

	@Test
	void ofStructuresThePartThatIsMeantIsAccessed() {
		Executed run = run("ones: s[2:3]");
		assertEquals(List.of(20L, 28L, 36L), offsets(run, true));
		assertEquals(List.of(20L, 28L, 36L), offsets(run, false));
		assertTrue(run.items(Access.class).stream().filter(Access::write).allMatch(a -> a.size().equals(Ints.of(4))));
	}

	@Test
	void anInitializerThatReadsTheOriginalReadsEachElement() {
		assertEquals(elements(3, 5), offsets(run("started: a[3:5]"), false));
	}

	@Test
	void otherElementsAreOthers() {
		String clause = "#pragma omp parallel\n{\n#pragma omp for reduction(mine: a[3:5]) nowait\nfor (int i = 0; i < 9; i++) a[4] += i;\n";
		assertEquals(Verdict.RACE, Probe.region(DATA, clause + "if (omp_get_thread_num() == 1) a[7] = 1;\n}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, clause + "if (omp_get_thread_num() == 1) a[8] = 1;\n}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, clause + "if (omp_get_thread_num() == 1) a[2] = 1;\n}"));
	}
}
