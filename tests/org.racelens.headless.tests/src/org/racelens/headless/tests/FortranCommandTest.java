package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands with programs in Fortran, and the whole pipeline behind them. */
class FortranCommandTest {
	private static final String SHIFTED = """
			subroutine shift(a, n)
			  integer, intent(in) :: n
			  real, intent(inout) :: a(n)
			  integer :: i
			  !$omp parallel do
			  do i = 2, n
			    a(i) = a(i - 1)
			  end do
			end subroutine
			""";
	private static final String FREE = SHIFTED.replace("a(i - 1)", "2 * a(i)");

	@TempDir
	private Path folder;

	private CommandRun run(String... arguments) {
		return CommandRun.real(folder, arguments);
	}

	private static void assertHas(CommandRun run, String text) {
		assertTrue(run.out().contains(text), run.out() + run.err());
	}

	@Test
	void aRegionHasTheNameThatFortranHasForIt() {
		CommandRun.write(folder, "shift.f90", SHIFTED);
		CommandRun checked = run("check", "shift.f90");
		assertEquals("", checked.err());
		assertEquals(1, checked.status());
		assertHas(checked, "shift.f90:5: parallel do in shift: RACE\n");
		assertHas(checked, "witness: T=2");
	}

	@Test
	void aFolderIsSearchedForFilesOfAllLanguages() {
		for (String name : new String[] { "a.f90", "b.F90", "c.f", "d.for", "e.F", "f.f95", "g.f08" }) {
			boolean isFixed = Set.of("c.f", "d.for", "e.F").contains(name);
			CommandRun.write(folder, "src/" + name, isFixed ? fixed(FREE) : FREE);
		}
		CommandRun.write(folder, "src/h.c", "int main(void) { return 0; }\n");
		CommandRun.write(folder, "src/f90", "no source\n");
		CommandRun checked = run("check", "src");
		assertEquals("", checked.err());
		assertHas(checked, "8 files, 7 parallel regions: 7 regions race-free\n");
	}

	/** The same program with its statements behind the sixth column. */
	private static String fixed(String free) {
		return free.replaceAll("(?m)^ *(?!\\s*!)", "      ").replaceAll("(?m)^ *!", "!");
	}

	@Test
	void aDatabaseSaysHowLinesAreRead() {
		CommandRun.write(folder, "free.f", FREE.replace("  real,", "real,"));
		CommandRun.write(folder, "wide.for", fixed(SHIFTED).replace("a(i - 1)", " ".repeat(70) + "a(i - 1)"));
		CommandRun.write(folder, "fixed.f90", fixed(SHIFTED).replace("a(i) = a(i - 1)", "a(i) = a(i\n     !- 1)"));
		String entry = "{\"directory\": \"" + folder + "\", \"file\": \"%s\", \"command\": \"%s -fopenmp -J mod -c %1$s\"}";
		CommandRun.write(folder, "compile_commands.json", "[" + String.join(",", entry.formatted("free.f", "gfortran -ffree-form"),
				entry.formatted("wide.for", "ifort -extend-source 132"), entry.formatted("fixed.f90", "flang -ffixed-form")) + "]");
		CommandRun checked = run("check", "-p", ".");
		assertEquals("", checked.err());
		assertHas(checked, "free.f:5: parallel do in shift: RACE_FREE");
		assertHas(checked, "wide.for:5: parallel do in shift: RACE\n");
		assertHas(checked, "fixed.f90:5: parallel do in shift: RACE\n");
		assertFalse(run("check", "fixed.f90").out().contains("parallel do in shift: RACE\n"), "the option is needed");
	}

	@Test
	void macrosAndFoldersOfTheCommandAreUsed() {
		CommandRun.write(folder, "inc/body.inc", "a(i) = a(i - OFFSET)\n");
		CommandRun.write(folder, "shift.F90", SHIFTED.replace("a(i) = a(i - 1)", "\n#include \"body.inc\"\n"));
		CommandRun checked = run("check", "-I", "inc", "-DOFFSET=1", "shift.F90");
		assertHas(checked, "parallel do in shift: RACE\n");
		assertHas(run("check", "-I", "inc", "-DOFFSET=0", "shift.F90"), "parallel do in shift: RACE_FREE");
	}

	@Test
	void aRaceIsExplainedByItsLine() {
		CommandRun.write(folder, "shift.f90", SHIFTED);
		CommandRun explained = run("explain", "shift.f90:7");
		assertHas(explained, "shift.f90:5: parallel do in shift: RACE\n");
		assertHas(explained, "(check-sat)");
	}

	@Test
	void aGraphCallsDirectivesAsFortranDoes() {
		CommandRun.write(folder, "shift.f90", SHIFTED);
		CommandRun graph = run("graph", "shift.f90");
		assertHas(graph, "label=\"shift.f90:5: parallel do in shift: 1 race\"");
		assertHas(graph, "[label=\"do\\ndo i = 2, n");
		assertFalse(graph.out().contains("for"), graph.out());
	}

	@Test
	void reportsNameTheSameRaceInAllForms() {
		CommandRun.write(folder, "shift.f90", SHIFTED);
		Set<String> missing = new TreeSet<>();
		for (String form : new String[] { "json", "sarif", "html" }) {
			CommandRun checked = run("check", "--format", form, "shift.f90");
			if (!checked.out().contains("shift.f90") || !checked.out().contains("a(") && !checked.out().contains("data race on a")) {
				missing.add(form);
			}
		}
		assertEquals(Set.of(), missing);
	}

	@Test
	void elementsAreCountedFromTheBoundsOfTheirArrays() {
		CommandRun.write(folder, "bounds.f90", """
				subroutine sweep(d, e, n)
				  implicit none
				  integer, intent(in) :: n
				  real, intent(inout) :: d(0:n + 1, -2:n), e(-3:*)
				  real, allocatable :: w(:, :)
				  type cell
				    integer :: age
				    real :: flow(-2:3)
				  end type
				  type(cell) :: r(0:5), one
				  real :: a(0:9, -2:7)
				  integer :: i
				  a = 0
				  allocate (w(0:n, -1:n))
				  !$omp parallel do
				  do i = 1, n
				    a(i, -2) = a(i - 1, -2)
				    d(i, -1) = d(i - 1, -1)
				    e(i - 4) = e(i - 5)
				    w(i, -1) = w(i - 1, -1)
				    r(i)%age = r(i - 1)%age
				    one%flow(i - 2) = one%flow(i - 3)
				  end do
				  d(1, 1) = a(1, 1) + w(1, 1) + r(1)%age
				end subroutine
				""");
		CommandRun checked = run("check", "bounds.f90");
		for (String element : new String[] { "a(1,-2)", "d(1,-1)", "e(-3)", "w(1,-1)", "r(1)%age", "one%flow(-1)" }) {
			assertHas(checked, ": write of " + element + " by thread");
			assertHas(checked, ": read of " + element + " by thread");
		}
		assertHas(checked, ", n=2");
	}
}
