package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What reports call those whose accesses race: threads, tasks, lanes, teams and devices. */
class ExecutorsTest {
	@TempDir
	private Path folder;

	@Test
	void teamsOfALeagueAreCalledSo() {
		assertMessage("team 0 reads s in iteration i=0 while team 1 writes s in iteration i=1", """
				#pragma omp target teams distribute map(tofrom: s)
					for (int i = 0; i < 100; i++)
						s += i;
				""");
	}

	@Test
	void threadsOfTheTeamsHaveTwoNumbers() {
		String message = checked("""
				#pragma omp target teams distribute parallel for map(tofrom: s)
					for (int i = 0; i < 100; i++)
						s += i;
				""");
		assertTrue(message.matches("(?s).*: thread \\d of team \\d reads s in iteration i=\\d while thread \\d of team \\d writes s.*"),
				message);
	}

	@Test
	void lanesOutsideOfTeamsAreThoseOfTheThreadThatComesThere() {
		assertMessage(
				"a lane of the encountering thread writes a[i] in iteration i=1 while a lane of the encountering thread reads a[i - 1]", """
				#pragma omp simd
					for (int i = 1; i < 100; i++)
						a[i] = a[i - 1];
				""");
	}

	@Test
	void aDeviceMeetsTheThreadThatDoesNotWait() {
		assertMessage("on a device writes a while the encountering thread writes a[0]", """
				#pragma omp target nowait map(from: a)
					a[0] = 1;
					a[0] = 2;
				""");
	}

	@Test
	void tasksAreCalledByTheirLine() {
		String message = checked("""
				#pragma omp parallel
				#pragma omp single
					{
				#pragma omp task
						s = 1;
						s = 2;
					}
				""");
		assertTrue(message.matches("(?s).*task of line 6 on thread \\d writes s while thread \\d writes s.*"), message);
	}

	private void assertMessage(String expected, String code) {
		String message = checked(code);
		assertTrue(message.contains(expected), message);
	}

	private String checked(String code) {
		CommandRun.write(folder, "a.c", "int a[100], s;\nvoid f(void) {\n" + code + "}\n");
		CommandRun run = CommandRun.real(folder, "check", "a.c");
		assertEquals("", run.err());
		return run.out();
	}
}
