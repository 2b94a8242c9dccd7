package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which file's procedure or module a name of Fortran means is found without a guess, or left open. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class FortranDefinersTest extends LinkedFiles {
	private static final String FREE = "RACE_FREE";
	private static final String RACE = "RACE DEFINITE";
	private static final String UNKNOWN = "UNKNOWN";
	private static final String CALL = "  integer :: i\n  i = 1\n  !$omp parallel\n  call put(i)\n  !$omp end parallel\n";
	private static final String PROGRAM = "program main\n" + CALL + "end program\n";
	private static final String HARMLESS_PUT = "subroutine put(x)\n  integer x, y\n  y = x\nend subroutine\n";
	private static final String RACY_PUT = "subroutine put(x)\n  integer x\n  x = x + 1\nend subroutine\n";

	private static String using(String use) {
		return "program main\n" + use + CALL + "end program\n";
	}

	private static String module(String procedures) {
		return "module m\ncontains\n" + procedures + "end module\n";
	}

	private void other(String name, String text) {
		CommandRun.write(folder, name, text);
	}

	/** What is said of a program where the other files are read with it. */
	private String said(String program) {
		other("a.f90", program);
		return answers(CommandRun.real(folder, "check", ".", "--format=json")).get("a.f90 program main");
	}

	@Test
	void dummyFunctionIsNotTheExternalOfItsName() {
		other("b.f90", "integer function f(x)\n  integer x\n  f = x\nend function\n");
		String drive = "subroutine drive(%s, i)\n  integer f\n  integer i, k\n  !$omp parallel private(k)\n  k = f(i)\n"
				+ "  !$omp end parallel\nend subroutine\n";
		other("a.f90", drive.formatted("f"));
		assertEquals(UNKNOWN, answers(CommandRun.real(folder, "check", ".", "--format=json")).get("a.f90 drive"));
		other("a.f90", drive.formatted("g"));
		assertEquals(FREE, answers(CommandRun.real(folder, "check", ".", "--format=json")).get("a.f90 drive"));
	}

	@Test
	void aModuleThatIsNotFoundMayHaveWhatIsCalled() {
		other("b.f90", HARMLESS_PUT);
		assertEquals(UNKNOWN, said(using("  use gone\n")));
		assertTrue(CommandRun.real(folder, "check", ".").out().contains("a.f90:6:3: the module 'gone' is not found"));
		assertEquals(FREE, said(using("  use gone, only: other\n")));
		assertEquals(UNKNOWN, said(using("  use gone, only: put\n")));
		assertEquals(FREE, said(using("  use gone\n  external put\n")));
		assertEquals(FREE, said(using("  use mpi\n")));
	}

	@Test
	void whatAnotherModuleUsesMayHaveWhatIsCalled() {
		other("b.f90", HARMLESS_PUT);
		other("m.f90", "module m\n  use gone\n  integer k\nend module\n");
		assertEquals(UNKNOWN, said(using("  use m\n")));
		assertEquals(FREE, said(using("  use m, only: k\n")));
		assertEquals(UNKNOWN, said(using("  use m, only: k, put\n")));
		other("m.f90", "module m\n  integer k\nend module\n");
		assertEquals(FREE, said(using("  use m\n")));
	}

	@Test
	void aModuleThatIsNotFoundMayHideProceduresOfTheFile() {
		assertEquals(UNKNOWN, said(using("  use gone\n") + HARMLESS_PUT));
		assertEquals(FREE, said(PROGRAM + HARMLESS_PUT));
	}

	@Test
	void theNearestFileOfAModuleIsMeant() {
		other("m.f90", module(RACY_PUT));
		other("deeper/m.f90", module(HARMLESS_PUT));
		other("a.f90", using("  use m\n"));
		assertEquals(RACE, answers(CommandRun.real(folder, "check", "a.f90", "m.f90", "--format=json")).get("a.f90 program main"));
		assertEquals(FREE, answers(CommandRun.real(folder, "check", "a.f90", "deeper/m.f90", "--format=json")).get("a.f90 program main"));
		assertEquals(RACE, said(using("  use m\n")));
	}

	@Test
	void aModuleOfTwoFilesLeavesOpenWhichIsMeant() {
		other("b.f90", module(HARMLESS_PUT));
		assertEquals(FREE, said(using("  use m\n")));
		other("z.f90", module(RACY_PUT));
		assertEquals(UNKNOWN, said(using("  use m\n")));
	}

	@Test
	void anotherDefinitionCountsAlsoWhereAFileIsTakenForWhatElseItHas() {
		String other = "subroutine work(x)\n  integer x\nend subroutine\n";
		other("b.f90", other + HARMLESS_PUT);
		other("c.f90", RACY_PUT);
		for (String first : new String[] { "  integer k\n  call work(k)\n", "  integer :: work(2), k\n  k = work(1)\n" }) {
			assertEquals(UNKNOWN, said("program main\n" + first + CALL.replace("  integer :: i\n", "") + "end program\n"));
		}
		other("c.f90", "");
		assertEquals(FREE, said("program main\n  integer k\n  call work(k)\n" + CALL.replace("  integer :: i\n", "") + "end program\n"));
	}

	@Test
	void entryIsADefinition() {
		String entry = "subroutine other(x)\n  integer x, y\n  y = x\n  return\n  entry put(x)\n  %s\nend subroutine\n";
		other("b.f90", entry.formatted("x = x + 1"));
		assertEquals(RACE, said(PROGRAM));
		other("b.f90", entry.formatted("y = x"));
		assertEquals(FREE, said(PROGRAM));
		other("c.f90", HARMLESS_PUT);
		assertEquals(UNKNOWN, said(PROGRAM));
	}

	@Test
	void macrosAndIncludedFilesMayDefine() {
		other("b.f90", HARMLESS_PUT);
		for (String racy : new String[] { "#define NAME put\n" + RACY_PUT.replace("put", "NAME"),
				"#define HEAD subroutine\n" + RACY_PUT.replaceFirst("subroutine", "HEAD"), "include 'put.inc'\n", "#include \"put.inc\"\n",
				"include 'gone.inc'\n" }) {
			other("put.inc", RACY_PUT);
			other("c.F90", racy);
			assertEquals(UNKNOWN, said(PROGRAM), racy);
			other("put.inc", RACY_PUT.replace("put", "set"));
			other("c.F90", racy.replace("put\n", "set\n").replace("put(", "set("));
			assertEquals(racy.contains("gone") ? UNKNOWN : FREE, said(PROGRAM), racy);
		}
	}

	@Test
	void whatAProcedureIncludesDefinesNone() {
		other("b.f90", HARMLESS_PUT);
		other("c.f90", "subroutine set(x)\n  include 'gone.inc'\n  integer x\nend subroutine\n");
		assertEquals(FREE, said(PROGRAM));
	}

	@Test
	void aFunctionOfCMayDefineItAsWell() {
		other("b.f90", HARMLESS_PUT);
		other("c.c", "void put_(int *x);\nvoid set(int *x) { put_(x); }\n");
		assertEquals(FREE, said(PROGRAM));
		other("c.c", "void put_(int *x) { *x = *x + 1; }\n");
		assertEquals(UNKNOWN, said(PROGRAM));
		other("c.c", "void NAME(put, PUT)(int *x) { *x = *x + 1; }\n");
		assertEquals(UNKNOWN, said(PROGRAM));
	}

	@Test
	void aProgramNeedsNoStatementThatBeginsIt() {
		other("b.f90", HARMLESS_PUT);
		assertEquals(FREE, said(PROGRAM));
		other("b.f90", "integer :: k\nk = 2\ncall put(k)\nend\n" + HARMLESS_PUT);
		assertEquals(UNKNOWN, said(PROGRAM));
	}
}
