package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What changes elsewhere, or appears, is seen: no answer outlives what it was made of. */
class KeptProgramsTest extends KeptFiles {
	private static final String COPY = """
			void copy(double *a, double *b, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = b[i + 1];
			}
			""";
	private static final String APART = "double x[9], y[9];\nvoid copy(double *, double *, int);\nint main(void) { copy(x, y, 8); return 0; }\n";

	/** A run with the store says what one without it says. */
	private CommandRun checked(String... more) {
		CommandRun run = check(more);
		assertEquals(timeless(fresh(more)), timeless(run));
		return run;
	}

	@Test
	void headerThatIsEdited() {
		CommandRun.write(folder, "h.h", "#define STEP 1\n");
		file("a.c",
				"#include \"h.h\"\nvoid g(double *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = a[i + STEP];\n}\n");
		file("b.c", HARMLESS);
		assertEquals("RACE DEFINITE", answers(checked()).get("a.c g"));
		CommandRun.write(folder, "h.h", "#define STEP 0\n");
		CommandRun edited = checked();
		assertEquals("1/2", saved(edited));
		assertEquals("RACE_FREE", answers(edited).get("a.c g"));
		CommandRun.write(folder, "h.h", "#define STEP 1\n");
		assertEquals("2/2", saved(checked()));
	}

	@Test
	void remarkInAHeaderConcernsNobody() {
		CommandRun.write(folder, "h.h", "#define STEP 1\n");
		file("a.c", "#include \"h.h\"\nint f(int i) { return i + STEP; }\n");
		checked();
		CommandRun.write(folder, "h.h", "#define STEP 1\n// in elements\n");
		assertEquals("1/1", saved(checked()));
	}

	@Test
	void headerThatAppears() {
		file("a.c", "#include \"late.h\"\n" + CALLER);
		file("b.c", HARMLESS);
		checked();
		assertEquals("2/2", saved(checked()));
		CommandRun.write(folder, "late.h", "#define f(a, i) a[0] = i\n");
		CommandRun late = checked();
		assertEquals("RACE DEFINITE", answers(late).get("a.c each"));
	}

	@Test
	void headerThatAppearsEarlierOnTheWay() {
		CommandRun.write(folder, "second/h.h", "#define STEP 0\n");
		CommandRun.write(folder, "first/other.h", "\n");
		file("a.c", "#include <h.h>\nvoid g(double *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = a[i + STEP];\n}\n",
				"cc -fopenmp -Ifirst -Isecond");
		assertEquals("RACE_FREE", answers(checked()).get("a.c g"));
		CommandRun.write(folder, "first/h.h", "#define STEP 1\n");
		CommandRun changed = checked();
		assertEquals("none", saved(changed));
		assertEquals("RACE DEFINITE", answers(changed).get("a.c g"));
	}

	@Test
	void headerThatIsAskedForOnly() {
		String asked = "#if __has_include(\"h.h\")\n#define STEP 1\n#else\n#define STEP 0\n#endif\n";
		file("a.c", asked + "void g(double *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = a[i + STEP];\n}\n");
		checked();
		CommandRun.write(folder, "h.h", "\n");
		assertEquals("none", saved(checked()));
	}

	@Test
	void newDefinitionOfAnUnknownFunction() {
		file("a.c", CALLER);
		file("c.c", "int nothing;\n");
		assertEquals("UNKNOWN", answers(checked()).get("a.c each"));
		file("b.c", RACY);
		CommandRun known = checked();
		assertEquals("1/3", saved(known));
		assertEquals("RACE DEFINITE", answers(known).get("a.c each"));
	}

	@Test
	void secondDefinitionOfAFunction() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		assertEquals("RACE_FREE", answers(checked()).get("a.c each"));
		file("c.c", RACY);
		CommandRun two = checked();
		assertEquals("UNKNOWN", answers(two).get("a.c each"));
		assertEquals("1/3", saved(two));
	}

	@Test
	void fileThatLeavesTheDatabase() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		checked();
		entries.remove("b.c");
		assertEquals("UNKNOWN", answers(checked()).get("a.c each"));
	}

	@Test
	void fileThatCanNoLongerBeRead() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		checked();
		file("b.c", "void f(double *a, int i) { " + "(".repeat(6000) + "1" + ")".repeat(6000) + "; }\n");
		assertEquals("UNKNOWN", answers(checked()).get("a.c each"));
	}

	@Test
	void argumentsThatOtherCallsPass() {
		file("main.c", APART);
		file("copy.c", COPY);
		String apart = answers(checked()).get("copy.c copy");
		file("main.c", APART.replace("copy(x, y, 8)", "copy(x, x, 8)"));
		CommandRun same = checked();
		assertNotEquals(apart, answers(same).get("copy.c copy"));
		file("main.c", APART);
		CommandRun back = checked();
		assertEquals("2/2", saved(back));
		assertEquals(apart, answers(back).get("copy.c copy"));
	}

	@Test
	void secondProgram() {
		file("main.c", APART);
		file("copy.c", COPY);
		String apart = answers(checked()).get("copy.c copy");
		file("other.c", "int main(void) { return 0; }\n");
		assertNotEquals(apart, answers(checked()).get("copy.c copy"));
	}

	@Test
	void databaseThatTellsOfALibrary() {
		file("main.c", APART);
		file("copy.c", COPY);
		String apart = answers(checked()).get("copy.c copy");
		file("copy.c", COPY, "cc -fopenmp -fPIC");
		assertNotEquals(apart, answers(checked()).get("copy.c copy"));
	}

	@Test
	void threadsThatAnotherFileStarts() {
		String region = "int shared[9];\nvoid g(void) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\nshared[i] = i;\n}\n";
		file("a.c", region);
		file("b.c", "extern int shared[9];\nvoid *run(void *p) { shared[0]++; return p; }\nvoid start(void) { run(0); }\n");
		assertEquals("RACE_FREE", answers(checked()).get("a.c g"));
		file("b.c", "#include <pthread.h>\nextern int shared[9];\nvoid *run(void *p) { shared[0]++; return p; }\n"
				+ "void start(void) { pthread_t t; pthread_create(&t, 0, run, 0); }\n");
		assertEquals("UNKNOWN", answers(checked()).get("a.c g"));
	}

	@Test
	void constantOfAnotherFile() {
		file("a.c",
				"extern const int step;\nvoid g(double *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = a[i + step];\n}\n");
		file("b.c", "const int step = 0;\n");
		assertEquals("RACE_FREE", answers(checked()).get("a.c g"));
		file("b.c", "const int step = 1;\n");
		assertEquals("RACE DEFINITE", answers(checked()).get("a.c g"));
	}

	@Test
	void racesThatAreAccepted() {
		String accepted = CALLER.replace("f(a, i);", "a[0] = i; // racelens: accept race on a: one of them");
		file("a.c", accepted);
		CommandRun cold = checked();
		CommandRun warm = checked();
		assertEquals("1/1", saved(warm));
		assertEquals(cold.out(), warm.out());
		assertEquals(0, warm.status());
		file("a.c", accepted.replace("// racelens: accept race on a: one of them", ""));
		assertEquals(1, checked().status());
	}

	@Test
	void responseFile() {
		CommandRun.write(folder, "flags", "-DSTEP=0");
		file("a.c", "void g(double *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = a[i + STEP];\n}\n",
				"cc -fopenmp @flags");
		assertEquals("RACE_FREE", answers(checked()).get("a.c g"));
		CommandRun.write(folder, "flags", "-DSTEP=1");
		assertEquals("RACE DEFINITE", answers(checked()).get("a.c g"));
	}

	@Test
	void classesOfOtherFiles() {
		file("a.cpp", "struct A { void f(double *a, int i); };\nvoid each(double *a, A &x) {\n#pragma omp parallel for\n"
				+ "for (int i = 0; i < 9; i++)\nx.f(a, i);\n}\n", "c++ -fopenmp");
		file("b.cpp", "struct A { void f(double *a, int i); };\nvoid A::f(double *a, int i) { a[i] = i; }\n", "c++ -fopenmp");
		String free = answers(checked()).get("a.cpp each");
		assertEquals("2/2", saved(checked()));
		file("b.cpp", "struct A { void f(double *a, int i); };\nvoid A::f(double *a, int i) { a[0] = i; }\n", "c++ -fopenmp");
		CommandRun edited = checked();
		assertTrue(answers(edited).get("a.cpp each").startsWith("RACE "), free + " " + answers(edited));
	}
}
