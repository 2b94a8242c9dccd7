package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.team.BarrierSemantics;
import org.racelens.logic.term.Bools;
import org.racelens.model.source.PhaseBound;

/** The barriers that {@link BarrierSemantics} records: where they stand, who meets them, and what is held over them. OpenMP 5.2 §15.3 */
class BarrierSemanticsTest {
	private static final String BARRIER = "\n#pragma omp barrier\n";
	private static final String DATA = "int x, i;\nomp_lock_t l;";

	private static List<Barrier> barriers(String statements) {
		return Executed.parallel(DATA, statements).items(Barrier.class);
	}

	@Test
	void worksharingConstructsEndInABarrierUnlessTheySayOtherwise() {
		Map<String, String> constructs = Map.of("for", "for (int k = 0; k < 9; k++) x++;", "single", "{ x++; }", "sections",
				"{ x++; }", "for simd", "for (int k = 0; k < 9; k++) x++;");
		constructs.forEach((name, body) -> {
			List<PhaseBound.Kind> kinds = barriers("#pragma omp " + name + "\n" + body).stream().map(Barrier::kind).toList();
			assertEquals(List.of(PhaseBound.Kind.IMPLICIT), kinds, name);
			assertEquals(List.of(), barriers("#pragma omp " + name + " nowait\n" + body), name);
		});
		assertEquals(List.of(), barriers("#pragma omp masked\n{ x++; }\n#pragma omp critical\n{ x++; }"));
	}

	@Test
	void aBarrierThatAllThreadsMeetIsUniform() {
		Barrier only = barriers("x = 1;" + BARRIER + "x = 2;").get(0);
		assertEquals(PhaseBound.Kind.EXPLICIT, only.kind());
		assertEquals(Bools.TRUE, only.guard());
		assertTrue(only.uniform());
		assertTrue(barriers("if (n > 3) {" + BARRIER + "}").get(0).uniform());
	}

	@Test
	void aBarrierThatDependsOnTheThreadIsNot() {
		Executed run = Executed.parallel(DATA, "if (omp_get_thread_num() == 2) {" + BARRIER + "}");
		Barrier barrier = run.items(Barrier.class).get(0);
		assertFalse(barrier.uniform());
		for (long thread = 0; thread < 4; thread++) {
			assertEquals(thread == 2, Executed.where(Map.of(run.region().thread(), thread)).holds(barrier.guard()));
		}
	}

	@Test
	void eachBarrierHasANameOfItsOwn() {
		List<Barrier> twice = Executed.program("static void b(void) {" + BARRIER + "}\nint main(void) {\n#pragma omp parallel\n"
				+ "{ b(); b(); }\nreturn 0; }\n").items(Barrier.class);
		assertEquals(2, twice.size());
		assertFalse(twice.get(0).id().equals(twice.get(1).id()));
	}

	@Test
	void whereABarrierMayNotStandTheOrderBehindItIsUnknown() {
		Executed run = Executed.parallel(DATA, "#pragma omp critical\n{ i = 1;" + BARRIER + "x = 2; }");
		assertEquals(List.of(), run.items(Barrier.class));
		assertTrue(run.write("i").unknownOrder().isEmpty());
		assertTrue(run.write("x").unknownOrder().isPresent());
	}

	@Test
	void aBarrierDoesNotJoinTeams() {
		Executed run = Executed.code(DATA, "#pragma omp teams\n{ x = 1;" + BARRIER + "}");
		assertEquals(List.of(), run.items(Barrier.class));
		assertTrue(run.told().contains(Breach.BARRIER_DOES_NOT_JOIN_TEAMS));
	}

	@Test
	void aLockThatIsHeldOverABarrierIsCarried() {
		String set = "omp_set_lock(&l);";
		String unset = "omp_unset_lock(&l);";
		assertEquals(1, Executed.parallel(DATA, set + BARRIER + unset).marks(OrderMark.Carried.class).size());
		assertEquals(List.of(), Executed.parallel(DATA, set + unset + BARRIER).marks(OrderMark.Carried.class));
	}
}
