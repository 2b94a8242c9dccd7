package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.LoopVariable;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/** Which trip of a sequential loop it is: told to users by what its header steps, and in doubt where the trips are not known. */
class LoopIterationTest {
	private static Item.Loop loop(String statements) {
		List<Item.Loop> loops = Executed
				.parallel("#include <stdlib.h>\nint x, a[99]; struct node { struct node *next; int v; } *list;", statements)
				.items(Item.Loop.class);
		assertEquals(1, loops.size(), statements);
		return loops.get(0);
	}

	private static List<String> variables(String statements) {
		return loop(statements).variables().stream().map(LoopVariable::name).toList();
	}

	@Test
	void theVariablesThatTheHeaderStepsTellTheTrip() {
		assertEquals(List.of("i"), variables("for (int i = 0; i < n; i++) x = i;"));
		assertEquals(List.of("i", "j"), variables("for (int i = 0, j = 9; i < j; i++, j--) x = i;").stream().sorted().toList());
		assertEquals(List.of("i"), variables("int s = 0; for (int i = 0; i < n; i++) { s += 2; x = s; }"));
	}

	@Test
	void theirValuesAreThoseOfTheTrip() {
		Item.Loop loop = loop("for (int i = 7; i < 99; i += 5) x = i;");
		for (long trip = 0; trip < 4; trip++) {
			assertEquals(7 + 5 * trip, Executed.where(Map.of(loop.trip(), trip)).value(loop.variables().get(0).value()));
		}
	}

	@Test
	void aLoopWithoutAHeaderThatStepsHasNone() {
		assertEquals(List.of(), variables("int i = 0; while (i < n) { x = i; i++; }"));
		assertEquals(List.of(), variables("int i = 0; for (; i < n; i = rand()) x = i;"));
	}

	@Test
	void whereTheTripsAreNotKnownALoopIsWeakened() {
		List<ModelGap> known = loop("for (int i = 0; i < n; i++) x = i;").weakened();
		assertEquals(List.of(), known);
		Item.Loop open = loop("for (int i = 1; i < n; i = i * i + rand()) x = i;");
		assertEquals(List.of(Unfollowed.HOW_OFTEN_LOOP_RUNS_IS_NOT_KNOWN_EXACTLY),
				open.weakened().stream().map(g -> g.explanation().sentence()).toList());
		assertEquals(List.of(GapKind.WIDENED_PATH), open.weakened().stream().map(ModelGap::kind).toList());
		assertEquals(List.of(open.range()), open.weakened().stream().map(ModelGap::place).toList());
	}

	@Test
	void aRegionInALoopNamesTheCounterOfItsTrip() {
		Region region = Executed.code("int x;", "int i = 4;\nwhile (i < n) {\n#pragma omp parallel\nif (i == 6) x = 1;\ni++;\n}").region();
		assertTrue(region.inputs().toString().contains("i"));
	}
}
