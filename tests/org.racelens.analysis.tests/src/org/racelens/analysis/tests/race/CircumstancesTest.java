package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.PhaseBound.Edge;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Circumstances;
import org.racelens.race.verdict.LoopReport;
import org.racelens.race.verdict.LoopReport.Extent;
import org.racelens.race.verdict.LoopReport.Neighbours;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.TeamNumber;
import org.racelens.solver.z3.Z3ProverFactory;

/** Where the ends of a race stand in their threads' executions. */
class CircumstancesTest {
	private static final String PATH = "region.c";
	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	private Race race(String code) {
		SourceText text = new SourceText(PATH, "#include <omp.h>\nint a[100], s;\nvoid f(int n) {\n" + code + "}\n", 0);
		List<Race> races = analysis.analyse(text, CompileCommand.forPath(PATH), AnalysisOptions.defaults(), Cancellation.NEVER).regions()
				.stream().flatMap(r -> r.races().stream()).toList();
		assertFalse(races.isEmpty(), "no race is found");
		return races.get(0);
	}

	private static PhaseBound.Barrier barrier(PhaseBound bound) {
		return assertInstanceOf(PhaseBound.Barrier.class, bound);
	}

	@Test
	void aRegionWithoutBarriersIsOnePhase() {
		Circumstances around = race("#pragma omp parallel\n s++;\n").first().around();
		assertEquals(new Circumstances(Edge.REGION, Edge.REGION, List.of()), around.in(List.of()));
	}

	@Test
	void aPhaseLiesBetweenTheBarriersAround() {
		Race race = race("""
				#pragma omp parallel
				{
				a[omp_get_thread_num()] = 1;
				#pragma omp barrier
				s++;
				#pragma omp barrier
				a[omp_get_thread_num()] = 2;
				}
				""");
		assertEquals(7, barrier(race.first().around().begin()).place().line());
		assertEquals(9, barrier(race.first().around().end()).place().line());
		assertEquals(PhaseBound.Kind.EXPLICIT, barrier(race.first().around().end()).kind());
		assertEquals(race.first().around().in(List.of()), race.second().around().in(List.of()));
	}

	@Test
	void theTeamsAroundAnAccessAreNumbered() {
		Race race = race("""
				#pragma omp parallel num_threads(2)
				s++;
				""");
		assertEquals(Set.of("THREAD 0", "THREAD 1"), Set.of(teams(race.first()), teams(race.second())));
		Race ofTeams = race("""
				#pragma omp target teams distribute map(tofrom: s)
				for (int i = 0; i < 100; i++)
				s += i;
				""");
		assertEquals(Set.of("ENCOUNTERING_THREAD 0, DEVICE, TEAM 0", "ENCOUNTERING_THREAD 0, DEVICE, TEAM 1"),
				Set.of(teams(ofTeams.first()), teams(ofTeams.second())));
		assertEquals("2", ofTeams.witness().get("num_teams"));
	}

	private static String teams(AccessReport access) {
		return access.around().teams().stream().map(t -> t.kind() == TeamNumber.Kind.DEVICE ? "DEVICE" : t.kind() + " " + t.number())
				.collect(Collectors.joining(", "));
	}

	@Test
	void theBarrierOfTheTripBeforeBeginsAPhase() {
		Race race = race("""
				#pragma omp parallel num_threads(2)
				for (int k = 0; k < 10; k++) {
				#pragma omp barrier
				if (k == 4) s++;
				}
				""");
		assertEquals(Map.of("k", "4"), barrier(race.first().around().begin()).iteration());
		assertEquals(Map.of("k", "5"), barrier(race.first().around().end()).iteration());
		LoopReport loop = race.first().around().loops().get(0);
		assertEquals(new Neighbours(List.of("2", "3"), Extent.MORE), loop.earlier());
		assertEquals(new Neighbours(List.of("5", "6"), Extent.MORE), loop.later());
		assertEquals(5, loop.place().line());
	}

	@Test
	void theBarrierOfALoopBeforeBeginsAPhase() {
		Race race = race("""
				#pragma omp parallel
				{
				for (int k = 0; k < 3; k++) {
				#pragma omp barrier
				}
				s++;
				}
				""");
		assertEquals(Map.of("k", "2"), barrier(race.first().around().begin()).iteration());
		assertEquals(Edge.REGION, race.first().around().end());
	}

	@Test
	void theEndOfAWorksharingLoopIsABarrier() {
		Race race = race("""
				#pragma omp parallel
				{
				#pragma omp for
				for (int i = 0; i < n; i++) a[i] = i;
				s = n;
				}
				""");
		PhaseBound.Barrier begin = barrier(race.first().around().begin());
		assertEquals(PhaseBound.Kind.IMPLICIT, begin.kind());
		assertEquals(6, begin.place().line());
	}

	@Test
	void chunksInTurnTellTheThreadsOtherIterations() {
		Race race = race("""
				#pragma omp parallel for schedule(static, 1) num_threads(2)
				for (int i = 0; i < 3; i++) s = i;
				""");
		assertEquals("0", race.first().thread());
		LoopReport loop = race.first().around().loops().get(0);
		assertEquals(Map.of("i", "0"), loop.values());
		assertEquals(new Neighbours(List.of(), Extent.COMPLETE), loop.earlier());
		assertEquals(new Neighbours(List.of("2"), Extent.COMPLETE), loop.later());
	}

	@Test
	void whatTheRunTimeSystemDecidesIsNotTold() {
		Race race = race("#pragma omp parallel for schedule(dynamic)\nfor (int i = 0; i < 50; i++) s = i;\n");
		assertEquals(Neighbours.UNKNOWN, race.first().around().loops().get(0).later());
	}

	@Test
	void aNestThatIsDealtOutTogetherTellsOnlyOfItsInnerLoop() {
		Race race = race("""
				#pragma omp parallel for collapse(2) schedule(static, 1) num_threads(2)
				for (int i = 0; i < 3; i++)
				for (int j = 0; j < 4; j++) s = i;
				""");
		List<LoopReport> loops = race.first().around().loops();
		assertEquals(List.of("i", "j"), loops.stream().map(l -> l.values().keySet().iterator().next()).toList());
		assertEquals(Neighbours.UNKNOWN, loops.get(0).later());
		assertEquals(new Neighbours(List.of("2"), Extent.COMPLETE), loops.get(1).later());
	}

	@Test
	void loopsWithBoundsOfTheThreadAreTold() {
		Race race = race("""
				#pragma omp parallel num_threads(2)
				for (int k = omp_get_thread_num(); k < 6; k += 2) s = k;
				""");
		LoopReport loop = race.first().around().loops().get(0);
		assertEquals("0", race.first().thread());
		assertEquals(Map.of("k", "0"), loop.values());
		assertEquals(new Neighbours(List.of("2", "4"), Extent.COMPLETE), loop.later());
	}

	@Test
	void whatTheWitnessLeavesOpenIsUnknown() {
		Race race = race("""
				#pragma omp parallel
				{
				for (int k = 0; k < n; k++) {
				#pragma omp barrier
				}
				s++;
				}
				""");
		assertEquals(race.witness().containsKey("n"), race.first().around().begin() != Edge.UNKNOWN);
	}
}
