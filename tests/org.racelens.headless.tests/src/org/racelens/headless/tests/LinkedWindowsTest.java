package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What one file of a program puts into windows of MPI other processes may write while a region of another one reads it. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedWindowsTest extends LinkedFiles {
	private static final String LOOK = "static int a[2];\nvoid k(%s *v) {\n#pragma omp parallel num_threads(2)\n\t{\n\t\t%s first = v[0];\n"
			+ "#pragma omp barrier\n\t\tif (v[0] != first)\n\t\t\ta[0] = 1;\n\t}\n}\n";
	private static final String WINDOW = "#include <mpi.h>\n#include <stdlib.h>\nvoid k(void *v);\nstatic MPI_Win w;\n%s"
			+ "int main(int argc, char **argv) {\n\tMPI_Init(&argc, &argv);\n\tint *v = calloc(100, 4);\n\t%s\n\tk(v);\n\treturn 0;\n}\n";
	private static final String CREATE = "MPI_Win_create(v, 400, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &w);";

	private String answer(String type, String functions, String statement) {
		file("a.c", LOOK.formatted(type, type));
		file("m.c", WINDOW.formatted(functions, statement));
		return answers().get("a.c k");
	}

	@Test
	void memoryOfCallersMayBeInTheirWindows() {
		assertEquals("RACE POSSIBLE", answer("int", "", CREATE));
		assertEquals("RACE POSSIBLE", answer("int", "void put(int *v) { " + CREATE + " }\n", "put(v);"));
		assertEquals("RACE_FREE", answer("int", "", "v[1] = 2;"));
	}

	@Test
	void memoryOfOtherTypesIsNot() {
		assertEquals("RACE_FREE", answer("long", "", CREATE));
	}

	@Test
	void windowsOfFunctionsThatAreNotFollowedCountForTheProgramItself() {
		String region = LOOK.formatted("int", "int").replace("void k", "static void k");
		String main = region + "void put(int *v, int n);\nint *get(void);\nint main(int argc, char **argv) { int *v = get();"
				+ " put(v, argc); k(v); return 0; }\n";
		file("m.c", main);
		file("p.c", "#include <mpi.h>\nstatic MPI_Win w;\nvoid put(int *v, int n) { if (n) put(v, n - 1); else " + CREATE + " }\n"
				+ "static int b[100];\nint *get(void) { return b; }\n");
		assertEquals("RACE POSSIBLE", answers().get("m.c k"));
		file("p.c", "void put(int *v, int n) { if (n) put(v, n - 1); }\nstatic int b[100];\nint *get(void) { return b; }\n");
		assertEquals("RACE_FREE", answers().get("m.c k"));
	}
}
