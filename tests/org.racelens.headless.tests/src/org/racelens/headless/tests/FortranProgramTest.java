package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A region of Fortran is judged for the calls of the one program that a build makes of all files, where all of them are in sight. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class FortranProgramTest extends LinkedFiles {
	private static final String SHIFT = "subroutine shift(a, n, h)\n  integer :: n, h, i\n  real :: a(*)\n  !$omp parallel do\n  do i = 1, n\n"
			+ "    a(i) = a(i + h)\n  end do\nend subroutine\n";
	private static final String FREE = "RACE_FREE";
	private static final String RACE = "RACE DEFINITE";

	private static String calling(String... calls) {
		return "program main\n  real :: a(100)\n  a = 1\n" + String.join("", calls) + "  print *, a(1)\nend program\n";
	}

	private void write(String name, String text) {
		CommandRun.write(folder, name, text);
	}

	/** What is said of the region when all files of the folder are in the database. */
	private String said() throws Exception {
		return answers(checked("--format=json")).get("shift.f90 shift");
	}

	private CommandRun checked(String... more) throws Exception {
		StringBuilder entries = new StringBuilder();
		try (var files = Files.list(folder)) {
			for (String name : files.map(f -> f.getFileName().toString()).filter(n -> !n.endsWith(".json") && !n.endsWith(".inc")).sorted()
					.toList()) {
				String compiler = name.endsWith(".c") ? "gcc" : "gfortran";
				entries.append(entries.length() == 0 ? "" : ",\n")
						.append("{\"directory\": \"%s\", \"file\": \"%s\", \"command\": \"%s -fopenmp -c %s\"}"
								.formatted(folder, name, compiler, name));
			}
		}
		write("compile_commands.json", "[" + entries + "]");
		String[] arguments = new String[3 + more.length];
		System.arraycopy(new String[] { "check", "-p", "compile_commands.json" }, 0, arguments, 0, 3);
		System.arraycopy(more, 0, arguments, 3, more.length);
		return CommandRun.real(folder, arguments);
	}

	@Test
	void callsOfTheProgramCountWhereAllAreInSight() throws Exception {
		write("shift.f90", SHIFT);
		assertEquals(RACE, said());
		write("main.f90", calling("  call shift(a, 10, 50)\n"));
		assertEquals(FREE, said());
		assertTrue(checked().out().contains("assuming that the program of the compile database alone calls shift"));
		write("main.f90", calling("  call shift(a, 10, 50)\n", "  call shift(a, 10, 1)\n"));
		assertEquals(RACE, said());
	}

	@Test
	void callsInFilesBetweenCount() throws Exception {
		write("shift.f90", SHIFT);
		write("main.f90", "program main\n  use numbers\n  real :: a(100)\n  a = 1\n  call between(a)\nend program\n");
		write("numbers.f90", "module numbers\n  integer, parameter :: half = 50\nend module\n");
		write("between.f90", "subroutine between(a)\n  use numbers\n  real :: a(100)\n  call shift(a, 10, half)\nend subroutine\n");
		assertEquals(FREE, said());
		write("numbers.f90", "module numbers\n  integer, parameter :: half = 5\nend module\n");
		assertEquals(RACE, said());
		write("numbers.f90", "module numbers\n  integer :: half = 50\nend module\n");
		write("between.f90",
				"subroutine between(a)\n  use numbers\n  real :: a(100)\n  read *, half\n  call shift(a, 10, half)\nend subroutine\n");
		assertEquals(RACE, said());
	}

	@Test
	void otherCallersMayPassAnything() throws Exception {
		write("shift.f90", SHIFT);
		write("main.f90", calling("  call shift(a, 10, 50)\n"));
		write("other.f90", "program other\n  real :: a(100)\n  call shift(a, 10, 1)\nend program\n");
		assertEquals(RACE, said());
		Files.delete(folder.resolve("other.f90"));
		assertEquals(FREE, said());
		write("other.c",
				"void shift_(float *a, int *n, int *h);\nvoid other(void) { float a[20]; int n = 10, h = 1; shift_(a, &n, &h); }\n");
		assertEquals(RACE, said());
		write("other.c", "void other_(int *n) { *n = 1; }\nint main(void) { return 0; }\n");
		assertEquals(FREE, said());
		write("main.f90", "program main\n  real :: a(100)\n  external shift\n  call apply(shift, a)\nend program\n");
		write("apply.f90", "subroutine apply(f, a)\n  external f\n  real :: a(100)\n  call f(a, 10, 50)\nend subroutine\n");
		assertEquals(RACE, said());
	}

	@Test
	void whatIsNotSureIsNotTheProgram() throws Exception {
		write("shift.f90", SHIFT);
		write("main.f90", calling("  call shift(a, 10, 50)\n"));
		write("again.f90", SHIFT);
		assertEquals(RACE, said());
		Files.delete(folder.resolve("again.f90"));
		write("broken.f90", "subroutine broken(a)\n  real :: a(100)\n  ?! what is this\nend subroutine\n");
		assertEquals(RACE, said());
		Files.delete(folder.resolve("broken.f90"));
		write("main.f90", calling("  call between(a)\n"));
		write("one.f90", "subroutine between(a)\n  real :: a(100)\n  call shift(a, 10, 50)\nend subroutine\n");
		assertEquals(FREE, said());
		write("two.f90", "subroutine between(a)\n  real :: a(100)\n  call shift(a, 10, 1)\nend subroutine\n");
		assertEquals(RACE, said());
	}

	@Test
	void valuesOfBlockDataAreInputs() throws Exception {
		String common = "  integer :: n, h\n  common /sizes/ n, h\n";
		write("shift.f90", SHIFT);
		write("main.f90", "program main\n  real :: a(100)\n" + common + "  a = 1\n  call shift(a, n, h)\nend program\n");
		write("sizes.f90", "block data sizes\n" + common + "  data n, h /10, 1/\nend block data\n");
		assertEquals(RACE, said());
	}

	@Test
	void anotherProgramIsSeenHoweverItIsWritten() throws Exception {
		write("shift.f90", SHIFT);
		write("main.f90", calling("  call shift(a, 10, 50)\n"));
		String body = "  real :: a(100)\n  a = 1\n  call shift(a, 10, 1)\nend\n";
		for (String other : new String[] { body, "program &\n  other\n" + body, "include 'prog.inc'\n" }) {
			write("prog.inc", "program other\n" + body);
			write("other.f90", other);
			assertEquals(RACE, said(), other);
		}
	}

	@Test
	void proceduresAsValuesMayBeCalledWithAnything() throws Exception {
		write("shift.f90", SHIFT);
		String passing = "program main\n  external shift\n  real :: a(100)\n  a = 1\n  call shift(a, 10, 50)\n  call library(shift, a)\nend program\n";
		write("main.f90", passing);
		assertEquals(RACE, said());
		write("main.f90",
				passing.replace("  external shift\n", "  external shift\n  type t\n    procedure(shift), pointer, nopass :: p => shift\n"
						+ "  end type\n  type(t) :: x\n").replace("call library(shift, a)", "call x%p(a, 10, 1)"));
		assertEquals(RACE, said());
	}

	@Test
	void codeInCMayNameWhatCompilersMakeOfNames() throws Exception {
		write("shift.f90", SHIFT);
		write("main.f90", calling("  call shift(a, 10, 50)\n", "  call between(a)\n"));
		write("between.f90", "subroutine between(a)\n  real :: a(100)\n  a(1) = 2\n  return\n  entry here(a)\n  call shift(a, 10, 1)\n"
				+ "end subroutine\n");
		assertEquals(FREE, said());
		write("other.c", "void here_(float *a);\nvoid other_(float *a) { here_(a); }\n");
		assertEquals(RACE, said());
		write("other.c", "extern int __vars_MOD_h;\nvoid other_(void) { __vars_MOD_h = 1; }\n");
		assertEquals(RACE, said());
	}

	@Test
	void callsThatAreCutCount() throws Exception {
		write("shift.f90", SHIFT);
		write("main.f90", calling("  call between(a, 40)\n"));
		write("between.f90", "recursive subroutine between(a, k)\n  real :: a(100)\n  integer, value :: k\n  if (k == 1) then\n"
				+ "    call shift(a, 10, 1)\n  else\n    call shift(a, 10, 50)\n    call between(a, k - 1)\n  end if\nend subroutine\n");
		assertEquals(RACE, said());
	}

	@Test
	void whatTablesHoldIsNoInputOfAProgramThatComputesThem() throws Exception {
		write("tables.f90", "module tables\n  integer :: ends(2, 100)\n  real :: a(0:100)\nend module\n");
		write("shift.f90", "subroutine shift(n)\n  use tables\n  integer :: n, i\n  !$omp parallel do\n  do i = 1, n\n"
				+ "    a(ends(1, i)) = 1\n    a(ends(2, i)) = 2\n  end do\nend subroutine\n");
		assertEquals(RACE, said());
		write("main.f90", "program main\n  use tables\n  integer :: i\n  do i = 1, 100\n    ends(1, i) = mod(i * i, 100)\n"
				+ "    ends(2, i) = mod(i * i * i, 100)\n  end do\n  call shift(100)\n  print *, a(1)\nend program\n");
		assertEquals("RACE POSSIBLE", said());
	}
}
