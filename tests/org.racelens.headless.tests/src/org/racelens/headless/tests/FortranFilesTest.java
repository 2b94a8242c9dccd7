package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** External procedures of Fortran are found in the other files that are named, or that a build compiles. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class FortranFilesTest extends LinkedFiles {
	private static final String FREE = "RACE_FREE";
	private static final String RACE = "RACE DEFINITE";

	/** What is said of a loop over i whose body is in the text, where files of a folder have the rest. */
	private String loop(String declarations, String body) {
		return loop(declarations, body, "");
	}

	private String loop(String declarations, String body, String use) {
		return said(each(declarations, body, use));
	}

	private String said(String text) {
		other("a.f90", text);
		return answers(CommandRun.real(folder, "check", ".", "--format=json")).get("a.f90 each");
	}

	private static String each(String declarations, String body, String use) {
		return """
				subroutine each(a, n)
				%s  integer n, i
				  real a(n)
				%s
				  !$omp parallel do
				  do i = 1, n
				    %s
				  end do
				end subroutine
				""".formatted(use, declarations, body);
	}

	private void other(String name, String text) {
		CommandRun.write(folder, name, text);
	}

	@Test
	void subroutineOfAnotherFileIsFollowed() {
		other("b.f", "      SUBROUTINE PUT(b, i, n)\n      integer i, n\n      real b(n)\n      b(i) = i\n      END\n");
		assertEquals(FREE, loop("", "call Put(a, i, n)"));
		other("b.f", "      SUBROUTINE PUT(b, i, n)\n      integer i, n\n      real b(n)\n      b(1) = i\n      END\n");
		assertEquals(RACE, loop("", "call Put(a, i, n)"));
	}

	@Test
	void raceInAnotherFileHasItsPlaceThere() {
		other("b.f90", "subroutine put(b)\n  real b(*)\n  b(1) = 1\nend subroutine\n");
		loop("", "call put(a)");
		CommandRun run = CommandRun.real(folder, "check", "a.f90", "b.f90");
		assertTrue(run.out().contains("b.f90:3:3: write of b(1) by thread 0"), run.out());
		assertTrue(run.out().contains("called through put in a.f90:7:5"), run.out());
	}

	@Test
	void aFileByItselfCallsUnseenCode() {
		other("b.f90", "subroutine put(b)\n  real b(*)\nend subroutine\n");
		assertEquals(FREE, loop("", "call put(a)"));
		assertEquals(Map.of("a.f90 each", "UNKNOWN"), answers(CommandRun.real(folder, "check", "a.f90", "--format=json")));
	}

	@Test
	void regionIsJudgedInItsOwnFileOnly() {
		other("b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i, k\n  !$omp parallel do\n  do k = 1, 2\n    b(k) = i\n  end do\n"
				+ "end subroutine\n");
		loop("", "call put(a, i)");
		assertEquals(Map.of("a.f90 each", RACE, "b.f90 put", FREE),
				answers(CommandRun.real(folder, "check", "a.f90", "b.f90", "--format=json")));
	}

	@Test
	void aBuildSaysWhatBelongsTogether() {
		other("c.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(1) = i\nend subroutine\n");
		file("b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\n", "gfortran -fopenmp");
		file("a.f90", each("", "call put(a, i)", ""), "gfortran -fopenmp");
		assertEquals(Map.of("a.f90 each", FREE), answers());
	}

	@Test
	void whatAFileDefinesThatIsCompiledInTwoWaysIsNotKnown() {
		String put = "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\n";
		file("a.f90", each("", "call put(a, i)", ""), "gfortran");
		file("b.f90", put, "gfortran");
		assertEquals(FREE, answers().get("a.f90 each"));
		entries.put("again", entries.get("b.f90").replace("-c ", "-DAGAIN -c "));
		assertEquals("UNKNOWN", answers().get("a.f90 each"));
		file("c.f90", put, "gfortran");
		assertEquals("UNKNOWN", answers().get("a.f90 each"));
	}

	@Test
	void aFileWhoseIncludedFilesAreMissingIsNotFollowed() {
		other("b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  include 'size.inc'\n  b(i) = i\nend subroutine\n");
		assertEquals("UNKNOWN", loop("", "call put(a, i)"));
		other("size.inc", "  integer, parameter :: n = 1\n");
		assertEquals(FREE, loop("", "call put(a, i)"));
	}

	@Test
	void whatTheCodeOfAnotherFileCallsHasAllArguments() {
		String gfortran = "gfortran -fopenmp";
		file("a.f90", "program start\n  real a(100)\n  call each(a, 0)\n  call further(a)\nend program\n"
				+ each("", "a(min(i, max(n - 10, 0) + 1)) = 1", ""), gfortran);
		assertEquals(FREE, answers().get("a.f90 each"));
		file("b.f90", "subroutine further(a)\n  real a(100)\n  call each(a, 3)\nend subroutine\n", gfortran);
		assertEquals(RACE, answers().get("a.f90 each"));
		file("b.f90", "subroutine other(a)\n  real a(100)\n  call each(a, 3)\nend subroutine\n", gfortran);
		assertEquals("RACE POSSIBLE", answers().get("a.f90 each"));
	}

	@Test
	void twoDefinitionsOfOneNameLeaveOpenWhichIsMeant() {
		other("b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\n");
		other("c.f90", "subroutine PUT(b, i)\n  real b(*)\n  integer i\n  b(1) = i\nend subroutine\n");
		assertEquals("UNKNOWN", loop("", "call put(a, i)"));
		CommandRun run = CommandRun.real(folder, "check", ".");
		assertTrue(run.out().contains("a.f90:7:5: which procedure 'put' is meant is not sure: it may be that of b.f90, c.f90"), run.out());
	}

	@Test
	void theFileOfAModuleThatIsUsedIsPartOfTheProgram() {
		String module = "module sizes\n  integer, parameter :: k = 1\nend module\n";
		other("b.f90", module + "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\n");
		other("c.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(1) = i\nend subroutine\n");
		assertEquals(FREE, loop("", "call put(a, i)", "  use sizes\n"));
		assertEquals("UNKNOWN", loop("", "call put(a, i)"));
	}

	@Test
	void filesOfOneFolderBelongTogether() {
		other("b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\n");
		other("other/b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(1) = i\nend subroutine\n");
		assertEquals(FREE, loop("", "call put(a, i)"));
	}

	@Test
	void aFileWithAProgramIsNoPartOfAnotherOne() {
		String put = "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\n";
		other("b.f90", "program b\nend program\n" + put);
		assertEquals(FREE, loop("", "call put(a, i)"));
		other("c.f90", "program c\nend program\n");
		assertEquals("UNKNOWN", loop("", "call put(a, i)"));
	}

	@Test
	void whatTwoFilesDefineTakesNeither() {
		other("b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  call help(b, i)\nend subroutine\n"
				+ "subroutine help(b, i)\n  real b(*)\n  integer i\n  b(1) = i\nend subroutine\n");
		String help = "subroutine help(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\n";
		assertEquals(RACE, loop("", "call put(a, i)"));
		assertEquals("UNKNOWN", said(each("", "call put(a, i)", "") + help));
	}

	@Test
	void functionYieldsItsResult() {
		other("b.f90", "integer function place(i)\n  integer i\n  place = i\nend function\n");
		assertEquals(FREE, loop("  integer, external :: place", "a(place(i)) = i"));
		assertEquals(FREE, loop("  integer place", "a(place(i)) = i"));
		other("b.f90", "integer function place(i)\n  integer i\n  place = 1\nend function\n");
		assertEquals(RACE, loop("  integer, external :: place", "a(place(i)) = i"));
	}

	@Test
	void localsThatAreSavedAreOneForAllThreads() {
		other("b.f90", "subroutine count(b)\n  real b\n  integer k\n  k = 1\n  b = k\nend subroutine\n");
		assertEquals(FREE, loop("", "call count(a(i))"));
		other("b.f90", "subroutine count(b)\n  real b\n  integer, save :: k\n  k = 1\n  b = k\nend subroutine\n");
		assertEquals(RACE, loop("", "call count(a(i))"));
	}

	@Test
	void commonBlockIsOneForAllFiles() {
		other("b.f90", "subroutine put(i)\n  common /work/ x(100), k\n  x(i) = i\nend subroutine\n");
		assertEquals(FREE, loop("  common /work/ y(100), l", "if (i <= 100) y(i) = 2\n    if (i <= 100) call put(i)"));
		other("b.f90", "subroutine put(i)\n  common /work/ x(100), k\n  x(1) = i\nend subroutine\n");
		assertEquals(RACE, loop("  common /work/ y(100), l", "if (i <= 100) y(i) = 2\n    call put(i)"));
		other("b.f90", "subroutine put(i)\n  common x(100)\n  x(1) = i\nend subroutine\n");
		assertEquals(RACE, loop("  common y(100)", "if (i <= 100) y(i) = 2\n    call put(i)"));
	}

	@Test
	void commonBlockThatFilesDeclareDifferentlyIsOneStorage() {
		other("b.f90", "subroutine put(i)\n  common /work/ p(50), q(50)\n  q(1) = i\nend subroutine\n");
		assertEquals(RACE, loop("  common /work/ y(100)", "if (i == 51) y(i) = 2\n    if (i == 52) call put(i)"));
		assertEquals(FREE, loop("  common /work/ y(100)", "if (i == 50) y(i) = 2\n    if (i == 52) call put(i)"));
	}

	@Test
	void commonBlockOfAModuleInAnotherFileIsOneStorage() {
		other("b.f90", "module blocks\n  common /work/ p(50), q(50)\nend module\n");
		other("c.f90", "subroutine put(i)\n  use blocks\n  q(1) = i\nend subroutine\n");
		assertEquals(RACE, loop("  common /work/ y(100)", "if (i == 51) y(i) = 2\n    if (i == 52) call put(i)"));
		assertEquals(FREE, loop("  common /work/ y(100)", "if (i == 50) y(i) = 2\n    if (i == 52) call put(i)"));
	}

	@Test
	void dummyHasItsOwnShape() {
		other("b.f90", "subroutine put(b, n)\n  integer n\n  real b(n, 2)\n  b(1, 2) = 0\nend subroutine\n");
		assertEquals(RACE, loop("", "if (i == 1) call put(a(1), 2)\n    if (i == 3) a(i) = 1"));
		assertEquals(FREE, loop("", "if (i == 1) call put(a(1), 3)\n    if (i == 3) a(i) = 1"));
	}

	@Test
	void procedureIsPassedOn() {
		other("b.f90", "subroutine apply(f, b)\n  external f\n  real b\n  call f(b)\nend subroutine\n");
		other("c.f90", "subroutine set(b)\n  real b\n  b = 1\nend subroutine\n");
		assertEquals(FREE, loop("  external set", "call apply(set, a(i))"));
		other("c.f90", "subroutine set(b)\n  real b\n  integer, save :: k\n  k = 1\n  b = k\nend subroutine\n");
		assertEquals(RACE, loop("  external set", "call apply(set, a(i))"));
	}

	@Test
	void recursionEnds() {
		String down = "recursive subroutine down(b, i, n)\n  real b(*)\n  integer i, n\n  b(%s) = n\n  if (n > 0) call up(b, i, n - 1)\n"
				+ "end subroutine\n";
		other("c.f90",
				"recursive subroutine up(b, i, n)\n  real b(*)\n  integer i, n\n  if (n > 0) call down(b, i, n - 1)\nend subroutine\n");
		other("b.f90", down.formatted("i"));
		assertEquals(FREE, loop("", "call down(a, i, 2)"));
		other("b.f90", down.formatted("1"));
		assertEquals(RACE, loop("", "call down(a, i, 2)"));
	}

	@Test
	void procedureOfAModuleIsAnotherOneThanTheExternalOfItsName() {
		other("b.f90", "subroutine put(b, i)\n  real b(*)\n  integer i\n  b(1) = i\nend subroutine\n");
		other("m.f90", "module m\ncontains\nsubroutine put(b, i)\n  real b(*)\n  integer i\n  b(i) = i\nend subroutine\nend module\n");
		assertEquals(RACE, loop("", "call put(a, i)"));
		assertEquals(FREE, loop("", "call put(a, i)", "  use m\n"));
	}

	@Test
	void anInterfaceSaysHowTheProcedureOfAnotherFileIsCalled() {
		String interfaceOfPut = "  interface\n    subroutine put(b, i)\n      real b(:)\n      integer i\n    end subroutine\n  end interface\n";
		other("b.f90", "subroutine put(b, i)\n  real b(:)\n  integer i\n  b(i) = i\nend subroutine\n");
		assertEquals(FREE, loop(interfaceOfPut, "call put(a, i)"));
		other("b.f90", "subroutine put(b, i)\n  real b(:)\n  integer i\n  b(size(b)) = i\nend subroutine\n");
		assertEquals(RACE, loop(interfaceOfPut, "call put(a, i)"));
	}

	private String withC(String code) {
		file("c.c", code, "gcc -fopenmp");
		return answers().get("a.f90 each");
	}

	@Test
	void functionOfCIsCalledByItsName() {
		file("a.f90", each("""
				  interface
				    subroutine put(b, i) bind(c, name="put_In_C")
				      real b(*)
				      integer, value :: i
				    end subroutine
				  end interface""", "call put(a, i)", ""), "gfortran -fopenmp");
		assertEquals(FREE, withC("void put_In_C(float *b, int i) { b[i - 1] = i; }\n"));
		assertEquals(RACE, withC("void put_In_C(float *b, int i) { b[0] = i; }\n"));
		assertEquals(RACE, withC("static int last;\nvoid put_In_C(float *b, int i) { b[i - 1] = i; last = i; }\n"));
		assertEquals(FREE, withC("void help(float *b, int i) { b[i - 1] = i; }\nvoid put_In_C(float *b, int i) { help(b, i); }\n"));
		assertEquals("UNKNOWN", withC("void put_in_c(float *b, int i) { b[i - 1] = i; }\n"));
	}

	@Test
	void functionOfCMayHaveTheNameThatCompilersMake() {
		file("a.f90", each("", "call put(a, i)", ""), "gfortran -fopenmp");
		assertEquals(FREE, withC("void put_(float *b, int *i) { b[*i - 1] = *i; }\n"));
		assertEquals(RACE, withC("void put_(float *b, int *i) { b[0] = *i; }\n"));
	}

	@Test
	void codeInCMayChangeCommonBlocksAndBoundVariables() {
		file("a.f90", each("  common /work/ y(100)", "if (i == 1) y(i) = 2\n    if (i == 3) call put(a)", ""), "gfortran -fopenmp");
		assertEquals(FREE, withC("void put_(float *b) { b[5] = 0; }\n"));
		assertEquals("UNKNOWN", withC("extern struct { float y[100]; } work_;\nvoid put_(float *b) { work_.y[0] = 0; }\n"));
	}
}
