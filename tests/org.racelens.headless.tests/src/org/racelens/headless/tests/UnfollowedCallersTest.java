package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Code of a program that is not followed may call the functions of the file with main, with other arguments than the calls in sight. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class UnfollowedCallersTest extends LinkedFiles {
	private static final String WORK = """
			int a[100];
			void helper(int *a);
			void work(int *a, int s) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					a[i * s] = i;
			}
			int main(void) { work(a, 1); helper(a); return 0; }
			""";
	private static final String CALL = "void work(int *a, int s);\nstatic int mine;\n#pragma omp threadprivate(mine)\n";

	private String work() {
		return answers().get("a.c work");
	}

	@Test
	void callInCodeThatIsNotFollowedPassesAnything() {
		file("a.c", WORK);
		file("b.c", CALL + "void helper(int *a) { mine = 1; work(a, 0); }\n");
		assertEquals("RACE_FREE_IF", work());
		file("b.c", CALL + "void helper(int *a) { mine = 1; a[0] = mine; }\n");
		assertEquals("RACE_FREE", work());
	}

	@Test
	void callThatIsFollowedPassesWhatItPasses() {
		file("a.c", WORK);
		file("b.c", "void work(int *a, int s);\nvoid helper(int *a) { work(a, 0); }\n");
		assertEquals("RACE DEFINITE", work());
		file("b.c", "void work(int *a, int s);\nvoid helper(int *a) { work(a, 2); }\n");
		assertEquals("RACE_FREE", work());
	}

	@Test
	void callBehindOneThatIsNotFollowedPassesAnything() {
		file("a.c", WORK);
		file("b.c", CALL + "static void inner(int *a) { work(a, 0); }\nvoid helper(int *a) { mine = 1; inner(a); }\n");
		assertEquals("RACE_FREE_IF", work());
	}

	@Test
	void functionThatOneOfTwoCallsMayPassAnything() {
		file("a.c", WORK);
		file("b.c", "void work(int *a, int s);\nvoid helper(int *a) { work(a, 0); }\n");
		file("c.c", "void helper(int *a) { a[0] = 0; }\n");
		assertEquals("RACE_FREE_IF", work());
	}

	@Test
	void variableOfAnotherFileThatHoldsTheFunctionLeadsToIt() {
		file("a.c", WORK);
		file("b.c",
				CALL + "static void (*const table[])(int *, int) = { work };\nvoid helper(int *a) { mine = 1; table[0](a, mine - 1); }\n");
		assertEquals("RACE_FREE_IF", work());
	}

	@Test
	void fileThatIsNotUnderstoodMayCallWhatItMentions() {
		file("a.c", WORK);
		file("b.c", "void work(int *a, int s);\nvoid helper(int *a) { work(a, 0); }\nvoid g( { ] %%%\n");
		assertEquals("RACE_FREE_IF", work());
	}

	@Test
	void codeBeforeMainMayCall() {
		file("a.c", WORK.replace("helper(a); ", ""));
		file("b.c", "extern int a[];\nvoid work(int *a, int s);\n__attribute__((constructor)) static void early(void) { work(a, 0); }\n");
		assertEquals("RACE_FREE_IF", work());
	}

	@Test
	void callerOfTheRegionsFunctionMayBeCalled() {
		file("a.c", WORK.replace("void work", "static void work").replace("int main(void) { work(a, 1);",
				"void step(int s) { if (s == 0) work(a, s); }\nint main(void) { step(1);"));
		file("b.c", "void step(int s);\nstatic int mine;\n#pragma omp threadprivate(mine)\nvoid helper(int *a) { mine = 1; step(0); }\n");
		assertEquals("RACE POSSIBLE", work());
	}

	@Test
	void fileThatStartsAnotherProgramCallsNothingOfThisOne() {
		file("a.c", WORK.replace("helper(a); ", ""));
		file("b.c", "void work(int *a, int s) { a[s] = 0; }\nint main(void) { int a[1]; work(a, 0); return 0; }\n");
		assertEquals("RACE_FREE", work());
	}

	@Test
	void overloadsOfCppAreToldApart() {
		String cpp = WORK.replace("int main(void)", "void work(int *a, double s) { a[0] = s; }\nint main()");
		file("a.cpp", cpp, "c++ -fopenmp");
		file("b.cpp", CALL + "void helper(int *a) { mine = 1; work(a, 0); }\n", "c++ -fopenmp");
		assertEquals("RACE_FREE_IF", answers().get("a.cpp work"));
		file("b.cpp", CALL.replace("int s", "double s") + "void helper(int *a) { mine = 1; work(a, 0.0); }\n", "c++ -fopenmp");
		assertEquals("RACE_FREE", answers().get("a.cpp work"));
	}
}
