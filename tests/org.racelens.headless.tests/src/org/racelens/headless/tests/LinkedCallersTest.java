package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Where a whole program is in the compilation database, its regions are judged for the calls that its files make. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedCallersTest extends LinkedFiles {
	/** A loop that is race-free for some arguments. */
	private static final String EACH = "void each(double *a, int n, int step) {\n#pragma omp parallel for\n"
			+ "\tfor (int i = 0; i < n; i++)\n\t\ta[i * step] = i;\n}\n";
	private static final String HEADER = "void each(double *a, int n, int step);\nstatic double a[1000];\n";
	private static final String MAIN = HEADER + "int main(void) {\n\teach(a, 100, 2);\n\treturn 0;\n}\n";

	private String each() {
		return answers().get("b.c each");
	}

	private String each(String main) {
		file("a.c", main);
		return each();
	}

	@Test
	void functionIsJudgedForTheCallsOfTheProgram() {
		file("b.c", EACH);
		assertEquals("RACE_FREE_IF", each());
		assertEquals("RACE_FREE", each(MAIN));
		assertEquals("RACE DEFINITE", each(MAIN.replace("2)", "0)")));
		assertEquals("RACE DEFINITE", each(MAIN.replace("\treturn", "\teach(a, 10, 0);\n\treturn")));
		assertEquals("RACE_FREE", each(MAIN.replace("\treturn", "\teach(a, 1, 0);\n\treturn")));
		String report = CommandRun.real(folder, "check", "-p", ".", "b.c").out();
		assertTrue(report.contains("assuming that the program of the compile database alone calls each"), report);
	}

	@Test
	void callsLeadThroughOtherFiles() {
		file("b.c", EACH);
		file("c.c", HEADER + "static void twice(int s) { each(a, 100, s); }\nvoid run(int s) { twice(s); twice(s + 1); }\n");
		String main = "void run(int s);\nint main(void) {\n\trun(%s);\n\treturn 0;\n}\n";
		assertEquals("RACE_FREE", each(main.formatted("1")));
		assertEquals("RACE DEFINITE", each(main.formatted("-1")));
		file("c.c", HEADER + "void run(int s);\nvoid again(int s) { each(a, 100, s); if (s < 3) run(s + 1); }\n");
		assertFalseFree(each(main.formatted("0")));
	}

	/** OpenMP 5.2 §7.5 */
	@Test
	void variantIsCalledForWhatItMayStandFor() {
		file("b.c", EACH);
		String other = "static void one(double *a, int n, int step) { a[0] = n + step; }\n"
				+ "#pragma omp declare variant(each) match(user = {condition(1)})\n"
				+ "static void any(double *a, int n, int step) { one(a, n, step); }\nvoid run(void) { any(a, 100, %s); }\n";
		String main = MAIN.replace("\treturn", "\trun();\n\treturn").replace("int main", "void run(void);\nint main");
		file("c.c", HEADER + other.formatted("1"));
		assertFalseFree(each(main.replace("each(a, 100, 2)", "each(a, 100, 0)")));
		file("c.c", HEADER + other.formatted("0"));
		assertFalseFree(each(main));
	}

	/** A variant in another file is followed, one in none is not. */
	@Test
	void codeOfVariantsIsLookedFor() {
		String caller = CALLER.replace("void each", "#pragma omp declare variant(f) match(construct = {parallel})\n"
				+ "static void g(double *a, int i) { a[i] = i; }\nvoid each").replace("\tf(a", "\tg(a");
		file("b.c", caller);
		assertEquals("UNKNOWN", each());
		file("c.c", HARMLESS);
		assertEquals("RACE_FREE", each());
		file("c.c", RACY);
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void whatTheProgramSetsBeforeIsKnown() {
		file("b.c", "static int step;\nvoid set(int s) { step = s; }\n" + EACH.replace(", int step", ""));
		String main = MAIN.replace(", int step", "").replace(", 2)", ")").replace("int main", "void set(int s);\nint main");
		assertEquals("RACE_FREE", each(main.replace("\teach", "\tset(3);\n\teach")));
		assertEquals("RACE DEFINITE", each(main));
		assertEquals("RACE DEFINITE", each(main.replace("\teach", "\tset(0);\n\teach")));
		assertFalseFree(each(main.replace("\teach", "\tset(3);\n\tother();\n\teach").replace("int main", "void other(void);\nint main")));
	}

	@Test
	void variablesOfTheCallersFileHaveNoValueThatIsNotSet() {
		file("b.c", EACH);
		for (String variable : List.of("static int step;\n", "int step;\n", "static int step = 0;\nvoid set(void) { step = 0; }\n")) {
			assertFalseFree(each(variable + MAIN.replace("2)", "step)")));
		}
		assertEquals("RACE_FREE", each("static const int step = 2;\n" + MAIN.replace("2)", "step)")));
	}

	@Test
	void programThatIsNotAllInSightHasOtherCallers() {
		file("b.c", EACH);
		assertEquals("RACE_FREE", each(MAIN));
		file("c.c", "int main(void) { return 1; }\n");
		assertEquals("RACE_FREE_IF", each());
		for (String other : List.of("#include \"nowhere.h\"\n", "void g( { ] %%%\n",
				"#include <dlfcn.h>\nvoid *g(void *h) { return dlsym(h, \"each\"); }\n",
				"void other(void);\n__attribute__((constructor)) static void init(void) { other(); }\n")) {
			file("c.c", other);
			assertEquals("RACE_FREE_IF", each(), other);
		}
		file("c.c", "int x;\n", "cc -fopenmp -fPIC");
		assertEquals("RACE_FREE_IF", each());
		file("c.c", "int x;\n", "cc -fopenmp -fPIC -fno-pic");
		assertEquals("RACE_FREE", each());
		entries.put("c.c again", entries.get("c.c").replace("-c", "-DX -c"));
		assertEquals("RACE_FREE_IF", each());
		entries.remove("c.c again");
		entries.put("gone.c", entries.get("c.c").replace("c.c", "gone.c"));
		assertEquals("RACE_FREE_IF", each());
		entries.remove("gone.c");
		assertEquals("RACE_FREE", each());
		file("c.cpp", "int y;\n", "c++ -fopenmp");
		assertEquals("RACE_FREE_IF", each());
	}

	@Test
	void functionWhoseAddressIsTakenHasOtherCallers() {
		file("b.c", EACH);
		String pointer = HEADER + "typedef void loop(double *, int, int);\n";
		for (String other : List.of(pointer + "loop *const table[] = { each };\n", pointer + "loop *chosen(void) { return each; }\n",
				pointer + "void other(loop *f);\nvoid run(void) { other(each); }\n")) {
			file("c.c", other);
			assertEquals("RACE_FREE_IF", each(MAIN), other);
			assertEquals("RACE_FREE_IF", each(MAIN.replace("int main(void) {\n", "void run(void);\nint main(void) {\n\trun();\n")), other);
		}
	}

	@Test
	void callerThatIsNotFollowedMayPassAnything() {
		file("b.c", EACH);
		file("c.c", HEADER + "static int mine;\n#pragma omp threadprivate(mine)\nvoid run(void) { each(a, 100, mine); }\n");
		assertEquals("RACE_FREE_IF", each(MAIN));
		file("c.c", HEADER + "void run(void) { each(a, 100, 0); }\n", "cc -fopenmp -fshort-enums");
		assertEquals("RACE_FREE_IF", each(MAIN));
		file("c.c", "void each(double *a, int n, void *step);\nvoid run(double *a) { each(a, 100, a); }\n");
		assertEquals("RACE_FREE_IF", each(MAIN));
		file("c.c", HEADER + "void run(void) { each(a, 100, 0); }\n");
		assertEquals("RACE_FREE", each(MAIN));
		file("c.c", HEADER + "void run(void) { each(a, 100, 0); }\nvoid back(void) { run(); }\n");
		assertEquals("RACE DEFINITE", each(MAIN.replace("int main(void) {", "void back(void);\nint main(void) {\n\tback();")));
	}

	@Test
	void functionThatNobodyCallsIsJudgedForAllArguments() {
		file("b.c", EACH);
		assertEquals("RACE_FREE_IF", each("int main(void) { return 0; }\n"));
		file("b.c", EACH + EACH.replace("each", "other"));
		assertEquals("RACE_FREE", each(MAIN));
		assertEquals("RACE_FREE_IF", answers().get("b.c other"));
	}

	@Test
	void pointersOfTheCallerAreApart() {
		file("b.c", "void each(double *a, const double *b, int n) {\n#pragma omp parallel for\n\tfor (int i = 1; i < n; i++)\n"
				+ "\t\ta[i] = b[i - 1];\n}\n");
		String main = "#include <stdlib.h>\nvoid each(double *a, const double *b, int n);\nint main(void) {\n"
				+ "\tdouble *x = malloc(800), *y = malloc(800);\n\teach(x, %s, 100);\n\treturn 0;\n}\n";
		assertEquals("RACE_FREE", each(main.formatted("y")));
		assertEquals("RACE DEFINITE", each(main.formatted("x")));
		assertEquals("RACE_FREE", each(main.formatted("x + 1")));
	}

	@Test
	void functionThatIsCalledInAnotherFilesRegionIsJudgedThere() {
		file("b.c", "void each(double *a, int n, int step) {\n#pragma omp for\n\tfor (int i = 0; i < n; i++)\n\t\ta[i * step] = i;\n}\n");
		file("a.c", MAIN.replace("\teach", "#pragma omp parallel\n\teach"));
		assertEquals("RACE_FREE", answers().get("a.c main"));
		file("a.c", MAIN.replace("\teach", "#pragma omp parallel\n\teach").replace("2)", "0)"));
		assertEquals("RACE DEFINITE", answers().get("a.c main"));
		file("b.c", EACH);
		file("a.c", MAIN.replace("\teach", "#pragma omp parallel\n\teach"));
		assertFalseFree(each());
		assertEquals("RACE DEFINITE", answers().get("a.c main"));
	}

	private static void assertFalseFree(String answer) {
		assertTrue(!answer.equals("RACE_FREE"), answer);
	}

	@Test
	void filesOfSeveralTargetsHaveOtherCallers() {
		file("b.c", EACH, "cc -fopenmp -o CMakeFiles/numbers.dir/b.c.o");
		file("a.c", MAIN, "cc -fopenmp -o CMakeFiles/test.dir/a.c.o");
		assertEquals("RACE_FREE_IF", each());
		file("b.c", EACH, "cc -fopenmp -o CMakeFiles/test.dir/b.c.o");
		assertEquals("RACE_FREE", each());
		entries.put("b.c again", entries.get("b.c").replace("test.dir", "numbers.dir"));
		assertEquals("RACE_FREE_IF", each());
	}

	@Test
	void programOfWhichMuchIsExecutedFirstKeepsTheAnswerForAllArguments() {
		file("b.c", EACH);
		String loops = "\tfor (int t = 0; t < 1000; t++)\n\t\tfor (int i = 0; i < 1000; i++)\n\t\t\ta[i] = other(a, i, t);\n";
		String main = MAIN.replace("\teach", loops + "\teach").replace("int main", "double other(double *a, int i, int t);\nint main");
		file("c.c", "double other(double *a, int i, int t) { while (a[i] < t) a[i] += i > 3 ? other(a, i - 1, t) : 1; return a[i]; }\n");
		String answer = each(main);
		assertTrue(answer.equals("RACE_FREE") || answer.equals("RACE_FREE_IF"), answer);
	}

	@Test
	void variableMayBeChangedThroughPointersOfOtherFiles() {
		file("b.c", "int step = 2;\n" + EACH.replace(", int step", ""));
		String main = MAIN.replace(", int step", "").replace(", 2)", ")");
		assertEquals("RACE_FREE", each(main));
		String touched = main.replace("\teach", "\ttouch();\n\teach").replace("int main", "void touch(void);\nint main");
		for (String pointer : List.of("static int *p = &step;\n", "int *p = &step;\n", "static int *const p = &step;\n")) {
			file("c.c", "extern int step;\n" + pointer + "void touch(void) { *p = 0; }\n");
			assertFalseFree(each(touched));
			assertEquals("RACE_FREE", each(main), pointer);
		}
	}

	@Test
	void codeThatTheProgramRegistersCallsWithItsOwnArguments() {
		file("b.c", EACH);
		assertEquals("RACE DEFINITE", each(("#include <stdlib.h>\n" + MAIN).replace("int main(void) {\n",
				"static void end(void) { each(a, 100, 0); }\nint main(void) {\n\tatexit(end);\n")));
		file("c.c", HEADER + "__attribute__((destructor)) void end(void) { each(a, 100, 0); }\n");
		assertFalseFree(each(MAIN));
		file("c.c", "int y;\n");
		file("b.c", EACH + "void other(double *a, int n, int step) __attribute__((alias(\"each\")));\n");
		assertFalseFree(each(MAIN));
	}
}
