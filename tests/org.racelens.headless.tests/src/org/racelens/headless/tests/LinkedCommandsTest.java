package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What belongs to a file is the same for all commands: those that repair, suggest, draw and explain know it as {@code check} does. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedCommandsTest extends LinkedFiles {
	private static final String COMPILER = "gfortran -fopenmp";
	/** The result is kept in a variable of all threads, and handed to a subroutine. */
	private static final String SHARED = """
			subroutine each(a, n)
			  integer n, i
			  real a(n), t
			  real, external :: half
			  !$omp parallel do
			  do i = 1, n
			    t = half(a(i))
			    a(i) = t
			    call after(a, i)
			  end do
			end subroutine
			""";
	private static final String SEQUENTIAL = """
			subroutine each(a, n)
			  integer n, i
			  real a(n)
			  real, external :: half
			  do i = 1, n
			    a(i) = half(a(i))
			    call after(a, i)
			  end do
			end subroutine
			""";
	private static final String HALF = "real function half(x)\n  real x\n  half = x / 2\nend function\n";
	private static final String AFTER = "subroutine after(a, i)\n  real a(*)\n  integer i\n  a(i) = a(i) + 1\nend subroutine\n";

	private CommandRun run(String... arguments) {
		return CommandRun.real(folder, arguments);
	}

	private void build(String a, String b) {
		file("a.f90", a, COMPILER);
		file("b.f90", b, COMPILER);
		database(new ArrayList<>(entries.values()));
	}

	@Test
	void aFixIsVerifiedWithTheProceduresOfOtherFiles() throws Exception {
		CommandRun.write(folder, "a.f90", SHARED);
		CommandRun.write(folder, "b.f90", HALF + AFTER);
		CommandRun alone = run("fix", "a.f90");
		assertFalse(alone.err().contains("RACE_FREE"), alone.err());
		CommandRun together = run("fix", ".");
		assertEquals(0, together.status(), together.err());
		assertTrue(together.err().contains("verified: RACE → RACE_FREE"), together.err());
		Patch.apply(folder, together.out().getBytes(StandardCharsets.UTF_8));
		assertTrue(Files.readString(folder.resolve("a.f90")).contains("!$omp parallel do private(t)\n"), together.out());
		assertEquals(HALF + AFTER, Files.readString(folder.resolve("b.f90")));
		assertTrue(run("check", ".").out().endsWith("\n2 files, 1 parallel region: 1 region race-free\n"), run("check", ".").out());
	}

	@Test
	void aRaceInAnotherFileLeavesARepairedFileRacy() {
		CommandRun.write(folder, "a.f90", SHARED);
		CommandRun.write(folder, "b.f90", HALF + AFTER.replace("a(i) = a(i)", "a(1) = a(i)"));
		CommandRun run = run("fix", "a.f90", "b.f90");
		assertEquals(1, run.status(), run.err());
		assertTrue(run.out().contains("+  !$omp parallel do private(t)\n"), run.out());
		assertTrue(run.err().contains("verified: RACE → RACE, 3 races → 2"), run.err());
	}

	@Test
	void aBuildSaysWhatAFixIsVerifiedWith() {
		build(SHARED, HALF + AFTER);
		CommandRun run = run("fix", "-p", ".", "a.f90");
		assertEquals(0, run.status(), run.err());
		assertTrue(run.err().contains("verified: RACE → RACE_FREE"), run.err());
		assertTrue(run.out().contains("+  !$omp parallel do private(t)\n"), run.out());
	}

	@Test
	void functionsOfCComeWithTheRepairedText() {
		String racy = CALLER.replace("#pragma", "\tdouble t;\n#pragma").replace("f(a, i);", "{ t = a[i]; f(a, i); a[i] += t; }");
		file("a.c", racy);
		file("b.c", HARMLESS);
		database(new ArrayList<>(entries.values()));
		CommandRun alone = run("fix", "a.c");
		assertFalse(alone.err().contains("RACE_FREE"), alone.err());
		CommandRun run = run("fix", "-p", ".", "a.c");
		assertEquals(0, run.status(), run.err());
		assertTrue(run.err().contains("verified: RACE → RACE_FREE"), run.err());
	}

	@Test
	void aRaceInAFunctionOfAnotherFileIsRepairedWhereItIsCalledOrNotAtAll() {
		file("a.c", CALLER);
		file("b.c", RACY.replace("last = i", "last += i"));
		database(new ArrayList<>(entries.values()));
		CommandRun run = run("fix", "-p", ".", "a.c");
		assertFalse(run.out().contains("b.c"), run.out());
		assertTrue(run.err().contains("last"), run.err());
	}

	@Test
	void aLoopIsProvedWithTheProceduresOfOtherFiles() {
		CommandRun.write(folder, "a.f90", SEQUENTIAL);
		CommandRun.write(folder, "sub/b.f90", HALF + AFTER);
		assertTrue(run("suggest", "a.f90").out().contains("a.f90:5: loop in each: not proved: "), run("suggest", "a.f90").out());
		CommandRun run = run("suggest", "--with", "sub", "a.f90");
		assertTrue(run.out().startsWith("a.f90:5: loop in each: can be parallel\n    !$omp parallel do\n"), run.out() + run.err());
	}

	@Test
	void aBuildSaysWhatALoopIsProvedWith() {
		build(SEQUENTIAL, HALF + AFTER);
		CommandRun run = run("suggest", "-p", ".", "a.f90:5");
		assertTrue(run.out().contains("a.f90:5: loop in each: can be parallel\n"), run.out() + run.err());
		build(SEQUENTIAL, HALF + AFTER.replace("a(i) = a(i)", "a(1) = a(i)"));
		CommandRun racy = run("suggest", "-p", ".", "a.f90:5");
		assertTrue(racy.out().contains("a.f90:5: loop in each: not proved: "), racy.out());
		assertTrue(racy.out().contains("b.f90:8:3: write of a(1) by thread 1"), racy.out());
	}

	@Test
	void aGraphHasTheAnswerForTheProgram() {
		CommandRun.write(folder, "a.f90", SHARED);
		CommandRun.write(folder, "b.f90", HALF + AFTER.replace("a(i) = a(i)", "a(1) = a(i)"));
		CommandRun run = run("graph", "--with", "b.f90", "a.f90");
		assertEquals(1, run.status(), run.err());
		assertTrue(run.out().contains("label=\"a.f90:5: parallel do in each: 3 races\""), run.out());
		build(SHARED.replace("t = half(a(i))", "a(i) = half(a(i))").replace("a(i) = t", ""), HALF + AFTER);
		assertTrue(run("graph", "a.f90").out().contains("parallel do in each: unknown\""), run("graph", "a.f90").out());
		assertTrue(run("graph", "-p", ".", "a.f90").out().contains("parallel do in each: race-free\""), run("graph", "-p", ".").err());
	}

	@Test
	void aRaceIsExplainedWithTheFilesThatAreNamed() {
		CommandRun.write(folder, "a.f90", SHARED.replace("t = half(a(i))", "").replace("a(i) = t", ""));
		CommandRun.write(folder, "b.f90", AFTER.replace("a(i) = a(i)", "a(1) = a(i)"));
		assertFalse(run("explain", "a.f90:5").out().contains("data race"), run("explain", "a.f90:5").out());
		CommandRun run = run("explain", "--with", "b.f90", "a.f90:5");
		assertEquals(1, run.status(), run.err());
		assertTrue(run.out().contains("b.f90:4:3: write of a(1) by thread 0"), run.out());
	}

	@Test
	void filesThatAreNamedBesideOneAreThere() {
		CommandRun.write(folder, "a.f90", SEQUENTIAL);
		CommandRun run = run("suggest", "--with", "b.f90", "a.f90");
		assertEquals(2, run.status());
		assertEquals("racelens: --with b.f90: no such file or directory\n", run.err());
	}
}
