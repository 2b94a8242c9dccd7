package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.eclipse.core.resources.ResourcesPlugin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.summary.PastRun;
import org.racelens.ide.summary.RunHistory;
import org.racelens.ide.summary.Tally;
import org.racelens.race.verdict.Verdict;

/** What is kept of the runs of a project. */
class SummaryHistoryTest extends WorkbenchProject {
	private static PastRun run(int second, int races) {
		return new PastRun(Instant.ofEpochSecond(second),
				new Tally(7, 1, races, 2, 3, Map.of(Verdict.RACE, 4, Verdict.RACE_FREE, 5, Verdict.UNKNOWN, 6)));
	}

	private Path file() {
		return project.project().getWorkingLocation("org.racelens.ide").append("runs").toFile().toPath();
	}

	@Test
	void runsAreReadAsTheyWereWritten() throws Exception {
		RunHistory history = new RunHistory(project.project());
		assertEquals(List.of(), history.runs());
		history.add(run(1, 10));
		history.add(run(2, 11));
		assertEquals(List.of(run(1, 10), run(2, 11)), new RunHistory(project.project()).runs());
	}

	@Test
	void oldRunsAreForgotten() throws Exception {
		RunHistory history = new RunHistory(project.project());
		for (int i = 0; i < 60; i++) {
			history.add(run(i, i));
		}
		assertEquals(50, history.runs().size());
		assertEquals(run(59, 59), history.runs().get(49));
	}

	@Test
	void runsThatEndAtOnceAreAllKept() throws Exception {
		List<Callable<Object>> adding = IntStream.range(0, 24)
				.mapToObj(i -> Executors.callable(() -> assertDoesNotThrow(() -> new RunHistory(project.project()).add(run(i, i)))))
				.toList();
		ExecutorService threads = Executors.newFixedThreadPool(8);
		try {
			for (Future<Object> added : threads.invokeAll(adding)) {
				added.get();
			}
		} finally {
			threads.shutdown();
		}
		assertEquals(24, new RunHistory(project.project()).runs().size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "\0\0\0\0", "1 2 3", "1 2 3 4 5 6 7 8 9 x", "99999999999999999999 1 1 1 1 1 1 1 1 1",
			"1 1 1 1 1 1 1 1 1 -1",
			"9223372036854775807 1 1 1 1 1 1 1 1 1" })
	void linesThatCannotBeReadTellNothing(String line) throws Exception {
		RunHistory history = new RunHistory(project.project());
		history.add(run(1, 10));
		Files.write(file(), (Files.readString(file()) + line + "\n").getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of(run(1, 10)), history.runs());
		history.add(run(2, 11));
		assertEquals(List.of(run(1, 10), run(2, 11)), history.runs());
	}

	@Test
	void bytesThatAreNoTextTellNothing() throws Exception {
		Files.write(file(), new byte[] { (byte) 0xff, (byte) 0xfe, 0, 1, (byte) 0xc3 });
		assertEquals(List.of(), new RunHistory(project.project()).runs());
	}

	@Test
	void aProjectThatIsGoneHasNoRuns() throws Exception {
		RunHistory nowhere = new RunHistory(ResourcesPlugin.getWorkspace().getRoot().getProject("nowhere"));
		nowhere.add(run(1, 1));
		assertEquals(List.of(), nowhere.runs());
		new RunHistory(project.project()).add(run(1, 1));
		Path file = file();
		assertTrue(Files.exists(file));
		project.close();
		assertTrue(Files.notExists(file), "it goes with the project");
	}

	@Test
	void figuresAreComparedWithTheRunBefore() {
		assertEquals(Optional.empty(), RunHistory.before(run(1, 10).tally(), List.of()));
		assertEquals(Optional.empty(), RunHistory.before(run(1, 10).tally(), List.of(run(1, 10))));
		assertEquals(Optional.of(run(1, 10)), RunHistory.before(run(2, 11).tally(), List.of(run(1, 10), run(2, 11))));
		assertEquals(Optional.of(run(2, 11)), RunHistory.before(run(3, 12).tally(), List.of(run(1, 10), run(2, 11))));
	}
}
