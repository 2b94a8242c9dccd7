package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.model.gap.Sentence;

/** What {@code scan} separates in the iterations of a loop, and which bodies are told not to conform. OpenMP 5.2 §5.6 */
class ScanSemanticsTest {
	private static final String DATA = "int a[100], b[100], c[400], s, t;";
	private static final String INCLUSIVE = "\n#pragma omp scan inclusive(s)\n";
	private static final String EXCLUSIVE = "\n#pragma omp scan exclusive(s)\n";

	private static Executed loop(String clauses, String body) {
		return Executed.parallel(DATA, "#pragma omp for " + clauses + "\nfor (int i = 0; i < 100; i++) {\n" + body + "\n}");
	}

	private static Executed scan(String body) {
		return loop("reduction(inscan, +: s)", body);
	}

	private static Set<Sentence> breaches(Executed run) {
		return run.told().stream().filter(Breach.class::isInstance).collect(Collectors.toSet());
	}

	@Test
	void theDirectiveStandsBetweenTheTwoPhasesOfEachIteration() {
		Executed run = scan("s += a[i];" + INCLUSIVE + "b[i] = s;");
		assertEquals(Set.of(), breaches(run));
		List<String> order = new ArrayList<>();
		for (Item item : run.items(Item.Loop.class).get(0).body()) {
			order.add(item instanceof Item.Access a ? a.variable() : item.getClass().getSimpleName());
		}
		assertEquals(List.of("a", "ScanSeparator", "b"), order);
	}

	@Test
	void theInputPhaseIsTheFirstOrTheSecondPart() {
		assertEquals(Set.of(), breaches(scan("b[i] = s;" + EXCLUSIVE + "s += a[i];")));
		assertEquals(Set.of(Breach.X_IS_CHANGED_IN_SCAN_PHASE, Breach.X_IS_READ_IN_INPUT_PHASE_BEFORE_SCAN_GAVE_IT_VALUE),
				breaches(scan("b[i] = s;" + INCLUSIVE + "s += a[i];")));
		assertEquals(Set.of(Breach.X_IS_CHANGED_IN_SCAN_PHASE, Breach.X_IS_READ_IN_INPUT_PHASE_BEFORE_SCAN_GAVE_IT_VALUE),
				breaches(scan("s += a[i];" + EXCLUSIVE + "b[i] = s;")));
	}

	@Test
	void listItemsAreThoseOfTheLoop() {
		assertTrue(breaches(loop("reduction(inscan, +: s, t)", "s += a[i]; t += 1;" + INCLUSIVE + "b[i] = s;"))
				.contains(Breach.SCAN_DIRECTIVE_DOES_NOT_LIST_X_OF_INSCAN_REDUCTION));
		assertTrue(breaches(scan("s += a[i];\n#pragma omp scan inclusive(s, t)\nb[i] = s;"))
				.contains(Breach.X_IS_IN_NO_INSCAN_REDUCTION_OF_LOOP));
	}

	@Test
	void theLoopHasOneScanAndNoOtherReduction() {
		assertEquals(Set.of(Breach.LOOP_WITH_INSCAN_HAS_NO_SCAN_IN_ITS_BODY), breaches(scan("s += a[i];")));
		assertTrue(breaches(loop("reduction(inscan, +: s) reduction(+: t)", "s += a[i];" + INCLUSIVE + "b[i] = s;"))
				.contains(Breach.LOOP_WITH_INSCAN_HAS_NO_OTHER_REDUCTION));
		assertTrue(breaches(loop("reduction(+: s)", "s += a[i];" + INCLUSIVE + "b[i] = 1;"))
				.contains(Breach.SCAN_MUST_STAND_IN_A_LOOP_WITH_INSCAN));
	}

	@Test
	void whatStandsBeforeLeavesNothingToWhatStandsBehind() {
		assertEquals(Set.of(Breach.WHAT_STANDS_BEFORE_THE_SCAN_LEFT_ITS_VALUE_IN_X),
				breaches(scan("int k = a[i]; s += k;" + INCLUSIVE + "b[i] = s + k;")));
		assertEquals(Set.of(), breaches(scan("int k = a[i]; s += k;" + INCLUSIVE + "k = 3; b[i] = s + k;")));
		assertEquals(Set.of(Breach.WHAT_STANDS_BEFORE_THE_SCAN_LEFT_ITS_VALUE_IN_X),
				breaches(scan("int k = a[i]; s += k;" + INCLUSIVE + "k = k + 3; b[i] = s;")));
		assertEquals(Set.of(), breaches(scan("s += a[i];" + INCLUSIVE + "int k = s; b[i] = k;")));
	}

	@Test
	void theScannedValueIsAnother() {
		Executed run = scan("s = 1;" + INCLUSIVE + "c[s] = 2;");
		assertTrue(Executed.isLost(run.write("c").place().offset()));
	}
}
