package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.schedule.ScheduleStep.Deed;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.solver.z3.Z3ProverFactory;

/** The executions that lead to races of programs with synchronisation by hand, in terms of the source. */
class ExploredSchedulesTest {
	private static final Path PROGRAMS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus", "handmade");
	private static final int MOST_STEPS = 12;

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	private List<Race> races(Path file) throws IOException {
		SourceText text = new SourceText(file.toString(), Files.readString(file), 0);
		return analysis.analyse(text, CompileCommand.forPath(text.path()), AnalysisOptions.defaults(), Cancellation.NEVER).regions()
				.stream().flatMap(region -> region.races().stream()).toList();
	}

	private Schedule schedule(String program) throws IOException {
		return races(PROGRAMS.resolve(program)).stream().flatMap(race -> race.evidence().schedule().stream()).findFirst().orElseThrow();
	}

	@TestFactory
	Stream<DynamicTest> eachReadFindsWhatItsStepHasWritten() throws IOException {
		try (Stream<Path> files = Files.list(PROGRAMS)) {
			List<Path> racy = files.filter(file -> file.toString().contains("-racy."))
					.filter(file -> LongRun.samples(file.getFileName().toString(), 3)).sorted().toList();
			return racy.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
				for (Race race : races(file)) {
					race.evidence().schedule().ifPresent(schedule -> assertFits(schedule, race));
				}
			}));
		}
	}

	private static void assertFits(Schedule schedule, Race race) {
		assertEquals(Long.toString(schedule.team()), race.witness().get("T"));
		for (ScheduleStep step : schedule.steps()) {
			assertEquals(race.first().place().path(), step.place().path());
			Optional<ScheduleStep> source = step.readsFrom().map(schedule::step);
			assertTrue(source.isEmpty() || source.get().number() < step.number(), step::toString);
			if (source.isPresent() && step.read().isPresent()) {
				// a test of a lock fails because of who has it
				Optional<Long> found = step.deed() == Deed.TEST_LOCK ? Optional.of(0L) : source.get().written();
				assertEquals(found, step.read(), step::toString);
				assertEquals(source.get().location(), step.location(), step::toString);
			}
		}
		List<String> ends = schedule.steps().stream().filter(ScheduleStep::isOfData).map(step -> step.thread() + " " + step.place())
				.sorted().toList();
		assertEquals(Stream.of(race.first(), race.second()).map(end -> end.thread() + " " + end.place()).sorted().toList(), ends);
	}

	@Test
	void whatIsOverlookedIsKnown() throws IOException {
		Schedule schedule = schedule("peterson-acquire-release-racy.c");
		List<ScheduleStep> stale = schedule.steps().stream().filter(step -> !step.overlooked().isEmpty()).toList();
		assertEquals(1, stale.size());
		ScheduleStep newer = schedule.step(stale.get(0).overlooked().get(0));
		assertEquals(Optional.of(0L), stale.get(0).read());
		assertEquals(Optional.of(1L), newer.written());
		assertEquals(newer.location(), stale.get(0).location());
		assertTrue(newer.thread() != stale.get(0).thread());
	}

	@Test
	void schedulesAreShort() throws IOException {
		for (String program : List.of("peterson-acquire-release-racy.c", "peterson-relaxed-exit-racy.c",
				"peterson-one-flush-missing-racy.c", "dissemination-of-one-round-racy.c")) {
			Schedule schedule = schedule(program);
			assertTrue(schedule.steps().stream().filter(step -> !step.isOfData()).count() <= MOST_STEPS, program);
		}
	}

	@Test
	void aLocationIsCalledAsInTheSource() throws IOException {
		assertTrue(schedule("peterson-relaxed-exit-racy.c").steps().stream().flatMap(step -> step.location().stream())
				.allMatch(List.of("f[0]", "f[1]", "t", "x")::contains));
		assertTrue(schedule("atomic-exchange-lock-relaxed-racy.cpp").steps().stream().flatMap(step -> step.location().stream())
				.allMatch(List.of("l", "x")::contains));
	}
}
