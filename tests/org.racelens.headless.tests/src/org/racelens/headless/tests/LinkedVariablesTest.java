package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Variables and constants of several files of a program: one where the linker makes them one, with their values where no file may change
 * them.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedVariablesTest extends LinkedFiles {
	/** A loop that uses a constant of another file. */
	private static final String SCALED = "extern const int N;\nvoid each(double *a, int n) {\n#pragma omp parallel for\n"
			+ "\tfor (int i = 0; i < n; i++)\n\t\ta[i * N] = i;\n}\n";

	private String each() {
		return answers().get("a.c each");
	}

	private String main() {
		return answers().get("a.c main");
	}

	@Test
	void globalOfTwoFilesIsOneVariable() {
		file("a.c",
				"int total;\nvoid add(int v);\nvoid sum(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\tif (i == 0)\n"
						+ "\t\t\ttotal = 1;\n\t\telse if (i == 1)\n\t\t\tadd(i);\n}\n");
		file("b.c", "extern int total;\nvoid add(int v) { total = v; }\n");
		assertEquals(Map.of("a.c sum", "RACE DEFINITE"), answers());
	}

	@Test
	void fileVariablesOfOneNameAreTwo() {
		file("a.c",
				"static int last;\nvoid put(int v);\nint get(int n) {\n#pragma omp parallel sections\n\t{\n#pragma omp section\n\t\tlast = 1;\n"
						+ "#pragma omp section\n\t\tput(n);\n\t}\n\treturn last;\n}\n");
		file("b.c", "static int last;\nvoid put(int v) { last = v; }\nint what(void) { return last; }\n");
		assertEquals(Map.of("a.c get", "RACE_FREE"), answers());
	}

	@Test
	void fileVariableMayBeChangedByTheRestOfItsFile() {
		file("a.c", CALLER);
		file("b.c", "static int step = 1;\nvoid f(double *a, int i) { a[i * step] = i; }\nvoid set(int s) { step = s; }\n");
		assertEquals("RACE_FREE_IF", each());
	}

	@Test
	void fileConstantHasItsValue() {
		file("a.c", CALLER);
		file("b.c", "static const int step = 2;\nvoid f(double *a, int i) { a[i * step] = i; }\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void valueOfStaticLocalIsSharedByTheTeam() {
		file("a.c", CALLER);
		file("b.c", "void f(double *a, int i) { static int calls; calls++; a[i] = i; }\n");
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void threadVariablesOfOtherFilesStayUnseen() {
		file("a.c", CALLER);
		file("b.c", "static int mine;\n#pragma omp threadprivate(mine)\nvoid f(double *a, int i) { mine = i; a[i] = mine; }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void codeOfAnotherFileThatRunsBeforeMainSetsVariables() {
		String main = """
				double a[200];
				int main(void) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						a[i * step] = i;
					return 0;
				}
				""";
		file("a.c", "int step = 1;\n" + main);
		file("b.c", "extern int step;\nvoid init(void) { step = 0; }\n");
		assertEquals("RACE_FREE", answers().get("a.c main"));
		file("b.c", "extern int step;\n__attribute__((constructor)) static void init(void) { step = 0; }\n");
		assertEquals("RACE_FREE_IF", answers().get("a.c main"));
		file("b.c", "void set(int s);\n__attribute__((constructor)) static void init(void) { set(0); }\n");
		file("c.c", "extern int step;\nvoid set(int s) { step = s; }\n");
		assertEquals("RACE_FREE_IF", answers().get("a.c main"));
		entries.remove("c.c");
		file("a.c", "static int step = 1;\nvoid set(int s) { step = s; }\n" + main);
		assertEquals("RACE_FREE_IF", answers().get("a.c main"));
		file("b.c", "static int step;\n__attribute__((constructor)) static void init(void) { step = 0; }\n");
		assertEquals("RACE_FREE", answers().get("a.c main"));
	}

	@Test
	void commonVariableMayHaveTheFirstValueOfAnotherFile() {
		String main = "int step%s;\ndouble a[200];\nint main(void) {\n#pragma omp parallel for\n\tfor (int i = 0; i < 100; i++)\n"
				+ "\t\ta[i * (step + 1)] = i;\n\treturn 0;\n}\n";
		file("a.c", main.formatted(""));
		assertEquals("RACE_FREE", answers().get("a.c main"));
		file("a.c", main.formatted(""), "cc -fopenmp -fcommon");
		assertEquals("RACE_FREE_IF", answers().get("a.c main"));
		file("a.c", main.formatted(" = 0"), "cc -fopenmp -fcommon");
		assertEquals("RACE_FREE", answers().get("a.c main"));
	}

	@Test
	void variableOfAnotherFileStartsWithItsValue() {
		String loop = "int main(void) {\n#pragma omp parallel for\n\tfor (int i = 0; i < 100; i++)\n\t\ta[i * step()] = i;\n\treturn 0;\n}\n";
		file("a.c", "double a[200];\nint step(void);\nvoid set(int s);\nint any(void);\n" + loop);
		file("b.c", "static int by = 1;\nint step(void) { return by; }\n");
		assertEquals("RACE_FREE", main());
		file("b.c", "static int by;\nint step(void) { return by; }\n");
		assertEquals("RACE DEFINITE", main());
		file("b.c", "static int by = 1;\nint step(void) { return by; }\nvoid set(int s) { by = s; }\n");
		assertEquals("RACE_FREE", main());
		file("a.c", "double a[200];\nint step(void);\nvoid set(int s);\n" + loop.replace("{\n#", "{\n\tset(0);\n#"));
		assertEquals("RACE DEFINITE", main());
		file("a.c", "double a[200];\nint step(void);\nvoid unseen(void);\n" + loop.replace("{\n#", "{\n\tunseen();\n#"));
		assertEquals("RACE POSSIBLE", main());
		file("b.c", "static int by = 1;\nint step(void) { return by; }\n");
		assertEquals("RACE_FREE", main());
		file("b.c",
				"static int by = 1;\nint step(void) { return by; }\n__attribute__((constructor)) static void first(void) { by = 0; }\n");
		assertEquals("RACE_FREE_IF", main().replace("RACE POSSIBLE", "RACE_FREE_IF"));
	}

	@Test
	void variableThatAnotherFileDefinesStartsWithItsValue() {
		String main = "double a[200];\nextern int step;\nvoid unseen(void);\nint main(void) {\n%s#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < 100; i++)\n\t\tif (i < 2)\n\t\t\ta[i * step] = i;\n\treturn 0;\n}\n";
		file("a.c", main.formatted(""));
		file("b.c", "int step = 1;\nvoid set(int s) { step = s; }\n");
		assertEquals("RACE_FREE", main());
		file("a.c", main.formatted("\tunseen();\n"));
		assertEquals("RACE POSSIBLE", main());
		file("a.c", main.formatted(""));
		file("c.c", "int step;\n");
		assertEquals("RACE_FREE_IF", main());
		file("c.c", "extern int step;\n__attribute__((constructor)) static void first(void) { step = 0; }\n");
		assertEquals("RACE_FREE_IF", main());
		file("c.c", "#pragma weak step\nextern int step;\n");
		assertEquals("RACE_FREE_IF", main());
	}

	@Test
	void firstValueOfAnotherFileIsNoneForCallersThatAreNotInSight() {
		file("a.c", CALLER);
		file("b.c", "static int by = 1;\nvoid f(double *a, int i) { a[i * by] = i; }\n");
		assertEquals("RACE_FREE", each());
		file("b.c", "int by = 1;\nvoid f(double *a, int i) { a[i * by] = i; }\n");
		assertEquals("RACE_FREE_IF", each());
		file("b.c", "static int by = 1;\nint *at(void) { return &by; }\nvoid f(double *a, int i) { a[i * by] = i; }\n");
		assertEquals("RACE_FREE_IF", each());
	}

	@Test
	void constantOfAnotherFileHasItsValue() {
		file("a.c", SCALED);
		for (String value : List.of("2", "(1 << 3) - 1", "sizeof(double)")) {
			file("b.c", "const int N = " + value + ";\n");
			assertEquals("RACE_FREE", each(), value);
		}
		file("b.c", "enum { ONE = 1 };\nstatic const int K = 1;\nconst int N = ONE - K;\n");
		assertEquals("RACE DEFINITE", each());
		file("c.c", "static const int N = 1;\nint get(void) { return N; }\n");
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void tablesAndStructuresOfAnotherFileHaveTheirValues() {
		String loop = "void each(double *a) {\n#pragma omp parallel for\n\tfor (int i = 0; i < 4; i++)\n\t\ta[%s] = i;\n}\n";
		file("a.c", "extern const int index[];\n" + loop.formatted("index[i]"));
		file("b.c", "const int index[] = {0, 2, 4, 6};\n");
		assertEquals("RACE_FREE", each());
		file("b.c", "const int index[4] = {0, 2, 4, 0};\n");
		assertEquals("RACE DEFINITE", each());
		file("a.c", "extern const struct s { int from, step; } S;\n" + loop.formatted("S.from + i * S.step"));
		file("b.c", "struct s { int from, step; };\nconst struct s S = { .step = 2 };\n");
		assertEquals("RACE_FREE", each());
		file("b.c", "struct s { int from, step; };\nconst struct s S = { 2 };\n");
		assertEquals("RACE DEFINITE", each());
		file("b.c", "struct s { long from, step; };\nconst struct s S = { .step = 2 };\n");
		assertEquals("RACE_FREE_IF", each());
	}

	@Test
	void constantPointersOfOtherFilesLeadToTheirObjects() {
		file("a.c", "extern double *const x, *const y;\nvoid each(void) {\n#pragma omp parallel for\n\tfor (int i = 1; i < 100; i++)\n"
				+ "\t\tx[i] = y[i - 1];\n}\n");
		file("b.c", "static double data[200];\ndouble *const x = data;\ndouble *const y = data + 100;\n");
		assertEquals("RACE_FREE", each());
		file("b.c", "static double data[200];\ndouble *const x = data;\ndouble *const y = data;\n");
		assertEquals("RACE DEFINITE", each());
		file("b.c", "extern double data[];\ndouble *const x = data;\n");
		file("c.c", "double data[200];\ndouble *const y = data;\n");
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void constantThatIsAnotherOneHasNoValue() {
		file("a.c", SCALED);
		for (String other : List.of("const long N = 2;\n", "int N = 2;\n", "static const int N = 2;\nint get(void) { return N; }\n",
				"const int N;\n", "extern const int N __asm__(\"M\");\nconst int N = 2;\n",
				"const int N __attribute__((weak)) = 2;\n", "#pragma weak N\nconst int N = 2;\n",
				"const int M = 2;\nextern const int N __attribute__((alias(\"M\")));\n", "const volatile int N = 2;\n",
				"const int N = 2;\nvoid g( { ] %%%\n")) {
			file("b.c", other);
			assertEquals("RACE_FREE_IF", each(), other);
		}
	}

	@Test
	void constantThatMayHaveAnotherDefinitionHasNoValue() {
		file("a.c", SCALED);
		file("b.c", "const int N = 2;\n");
		file("c.c", "const int N = 0;\n");
		assertEquals("RACE_FREE_IF", each());
		file("c.c", "int N = 0;\n");
		assertEquals("RACE_FREE_IF", each());
		file("c.c", "#define CONSTANT(name) const int name = 0\nCONSTANT(N);\nvoid g( { ] %%%\n");
		assertEquals("RACE_FREE_IF", each());
		entries.remove("c.c");
		file("b.c", "const int N = 2;\n", "cc -fopenmp -fshort-enums");
		assertEquals("RACE_FREE_IF", each());
		file("b.c", "const int N = 2;\nint main(void) { return 0; }\n");
		assertEquals("RACE_FREE", each());
		file("c.c", "int main(void) { return 1; }\n");
		assertEquals("RACE_FREE_IF", each());
	}

	@Test
	void constantThatAnotherFileMayReplaceHasNoValue() {
		String loop = CALLER.substring(CALLER.indexOf('\n') + 1);
		file("a.c", "void f(double *a, int i);\n" + loop);
		file("b.c", "const int N = 1;\nvoid f(double *a, int i) { a[N * i] = i; }\n");
		assertEquals("RACE_FREE", each());
		for (String weak : List.of("#pragma weak N\nconst int N = 1;\n", "extern const int N __attribute__((weak));\nconst int N = 1;\n")) {
			file("b.c", weak + "void f(double *a, int i) { a[N * i] = i; }\n");
			assertEquals("UNKNOWN", each(), weak);
		}
	}

	@Test
	void variableThatTheLinkerKnowsByAnotherNameIsNotTheOneOfThatName() {
		file("a.c", "int x;\nvoid put(int i);\nvoid each(int n) {\n#pragma omp parallel sections\n\t{\n#pragma omp section\n\t\tx = 1;\n"
				+ "#pragma omp section\n\t\tput(n);\n\t}\n}\n");
		file("b.c", "extern int x;\nvoid put(int i) { x = i; }\n");
		assertEquals("RACE DEFINITE", each());
		for (String other : List.of("extern int x __asm__(\"z\");\nvoid put(int i) { x = i; }\n",
				"extern int y __asm__(\"x\");\nvoid put(int i) { y = i; }\n",
				"void put(int i) { extern int y __asm__(\"x\"); y = i; }\n")) {
			file("b.c", other);
			assertEquals("UNKNOWN", each(), other);
		}
	}
}
