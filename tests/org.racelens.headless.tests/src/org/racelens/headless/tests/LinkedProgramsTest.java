package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Files of a compilation database are parts of one program: calls lead from one into another where it is sure which function is meant. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedProgramsTest extends LinkedFiles {
	/** A loop that hands each element to a function of another file. */
	private static final String CALLER = """
			void f(double *a, int i);
			void each(double *a, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					f(a, i);
			}
			""";
	private static final String HARMLESS = "void f(double *a, int i) { a[i] = i; }\n";
	private static final String RACY = "static int last;\nvoid f(double *a, int i) { a[i] = i; last = i; }\n";

	private String each() {
		return answers().get("a.c each");
	}

	@Test
	void functionOfAnotherFileIsFollowed() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		assertEquals(Map.of("a.c each", "RACE_FREE"), answers());
	}

	@Test
	void withoutDatabaseTheCallIsOfUnseenCode() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		assertEquals(Map.of("a.c each", "UNKNOWN"), answers(CommandRun.real(folder, "check", "a.c", "b.c", "--format=json")));
	}

	@Test
	void raceInAnotherFileHasItsPlaceThere() {
		file("a.c", CALLER);
		file("b.c", RACY);
		assertEquals("RACE DEFINITE", each());
		CommandRun run = CommandRun.real(folder, "check", "-p", ".", "a.c");
		assertTrue(run.out().contains("b.c:2:38: write of last by thread 0"), run.out());
		assertTrue(run.out().contains("     2 | void f(double *a, int i) { a[i] = i; last = i; }\n"), run.out());
		assertTrue(run.out().contains("called through f in a.c:5:3"), run.out());
	}

	@Test
	void raceIsExplainedByTheFileThatHasTheRegion() {
		file("a.c", CALLER);
		file("b.c", RACY);
		database(new ArrayList<>(entries.values()));
		CommandRun run = CommandRun.real(folder, "explain", "-p", ".", "a.c:3");
		assertEquals(1, run.status(), run.err());
		assertTrue(run.out().contains("write of last"), run.out());
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
	void helpersOfOneNameAreTwo() {
		file("a.c", "static void helper(double *a, int i) { a[i] = 0; }\n" + CALLER.replace("f(a, i);", "{ helper(a, i); f(a, i); }"));
		file("b.c", "static int seen;\nstatic void helper(double *a, int i) { seen = i; }\nvoid f(double *a, int i) { helper(a, i); }\n");
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void ownHelperDoesNotTakeTheCallsOfOtherFiles() {
		file("a.c", "static void put(double *a, int i) { a[i] = 0; }\n" + CALLER.replace("f(a, i);", "{ put(a, i); f(a, i); }"));
		file("b.c", "void put(double *a, int i);\nvoid f(double *a, int i) { put(a, i); }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void twoDefinitionsLeaveTheCallUnseen() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		file("c.c", HARMLESS);
		assertEquals("UNKNOWN", each());
	}

	@Test
	void definitionBesideFileFunctionOfThatNameIsMeant() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		file("c.c", "static void f(double *a, int i) { a[0] = i; }\nvoid g(double *a) { f(a, 1); }\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void recordsThatDifferLeaveTheCallUnseen() {
		String caller = """
				struct s { %s };
				void f(struct s *p, int i);
				void each(struct s *p, int n) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						f(p, i);
				}
				""";
		file("a.c", caller.formatted("int x, y;"));
		file("b.c", "struct s { int x, y; };\nvoid f(struct s *p, int i) { p[i].x = i; }\n");
		assertEquals("RACE_FREE", each());
		file("b.c", "struct s { int x; };\nvoid f(struct s *p, int i) { p[i].x = i; }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void declarationThatDiffersLeavesTheCallUnseen() {
		file("a.c", CALLER);
		file("b.c", "void f(double *a) { a[0] = 0; }\n");
		assertEquals("UNKNOWN", each());
		file("b.c", "int f(double *a, int i) { a[i] = 0; return 0; }\n");
		assertEquals("UNKNOWN", each());
		file("b.c", "double scale;\n" + HARMLESS.replace("= i", "= scale"));
		file("a.c", "int scale;\n" + CALLER);
		assertEquals("UNKNOWN", each());
	}

	@Test
	void fileThatIsNotUnderstoodIsUnseenCode() {
		file("a.c", CALLER);
		file("b.c", HARMLESS + "void g( { ] %%%\n");
		assertEquals("UNKNOWN", each());
		file("b.c", "#include \"nowhere.h\"\n" + HARMLESS);
		assertEquals("UNKNOWN", each());
		file("b.c", HARMLESS);
		entries.put("none.c", "{\"directory\": \"%s\", \"file\": \"none.c\"}".formatted(folder));
		assertEquals("RACE_FREE", each());
	}

	@Test
	void filesOfTwoLanguagesAreNotLinked() {
		file("b.cpp", "extern \"C\" " + HARMLESS, "c++ -fopenmp");
		file("a.c", CALLER);
		assertEquals(Map.of("a.c each", "UNKNOWN"), answers());
	}

	@Test
	void fileWithTwoCommandsIsUnseenCode() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		entries.put("again", entries.get("b.c").replace("-c", "-DDEBUG -c"));
		assertEquals("UNKNOWN", each());
		entries.put("again", entries.get("b.c"));
		assertEquals("RACE_FREE", each());
	}

	@Test
	void callsInCirclesEnd() {
		file("a.c", CALLER + "void down(double *a, int i, int n);\nvoid up(double *a, int i, int n) { if (n > 0) down(a, i, n - 1); }\n");
		file("b.c", "void up(double *a, int i, int n);\nvoid down(double *a, int i, int n) { a[i] = n; up(a, i, n); }\n"
				+ "void f(double *a, int i) { down(a, i, 2); }\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void regionIsJudgedInItsOwnFileOnly() {
		file("a.c", CALLER.replace("f(a, i);\n", "a[i] = 1;\n\tf(a, n);\n"));
		file("b.c", "void f(double *a, int n) {\n#pragma omp parallel for\n\tfor (int i = 1; i < n; i++)\n\t\ta[i] = a[i - 1];\n}\n");
		assertEquals(Map.of("a.c each", "RACE_FREE", "b.c f", "RACE DEFINITE"), answers());
	}

	@Test
	void orphanedConstructsCountWhereTheyAreCalled() {
		file("a.c", "void work(double *a, int n);\nvoid each(double *a, int n) {\n#pragma omp parallel\n\twork(a, n);\n}\n");
		file("b.c", "void work(double *a, int n) {\n#pragma omp for\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] = i;\n}\n");
		assertEquals("RACE_FREE", each());
		file("b.c", "void work(double *a, int n) {\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] = i;\n}\n");
		assertEquals("RACE DEFINITE", each());
		file("b.c", "void work(double *a, int n) {\n#pragma omp critical\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] += i;\n}\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void allocatorsThreadNumbersAndPartsOfAnotherFileAreKnown() {
		file("a.c", """
				double *fresh(long n);
				int me(void);
				void part(int n, int *lo, int *hi);
				void shift(int n) {
					double *x = fresh(n), *y = fresh(n);
				#pragma omp parallel for
					for (int i = 1; i < n; i++)
						x[i] = y[i - 1];
				}
				void one(int *p) {
				#pragma omp parallel
					if (me() == 0)
						*p = 1;
				}
				void parts(double *x, int n) {
				#pragma omp parallel
					{
						int lo, hi;
						part(n, &lo, &hi);
						for (int i = lo; i < hi; i++)
							x[i] = i;
					}
				}
				""");
		file("b.c", """
				#include <stdlib.h>
				#include <omp.h>
				int me(void) { return omp_get_thread_num(); }
				double *fresh(long n) { return malloc(n * sizeof(double)); }
				void part(int n, int *lo, int *hi) {
					int t = me(), all = omp_get_num_threads();
					*lo = (int) ((long) n * t / all);
					*hi = (int) ((long) n * (t + 1) / all);
				}
				""");
		assertEquals(Map.of("a.c shift", "RACE_FREE", "a.c one", "RACE_FREE", "a.c parts", "RACE_FREE"), answers());
	}

	@Test
	void allocatorThatHandsOutOneBlockIsNoAllocator() {
		file("a.c", "double *get(int k);\nvoid each(int n) {\n\tdouble *x = get(0), *y = get(1);\n#pragma omp parallel for\n"
				+ "\tfor (int i = 1; i < n; i++)\n\t\tx[i] = y[i - 1];\n}\n");
		file("b.c", "static double pool[1000];\ndouble *get(int k) { return pool; }\n");
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void programStartsOnceAndItsCallsAreFollowed() {
		file("a.c", """
				void init(int *p, int n);
				static int index[100];
				static double x[200];
				int main(void) {
					init(index, 100);
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						x[index[i]] = i;
					return 0;
				}
				""");
		file("b.c", "void init(int *p, int n) { for (int i = 0; i < n; i++) p[i] = 2 * i; }\n");
		file("c.c", "int main(void) { return 1; }\n");
		assertEquals(Map.of("a.c main", "RACE_FREE"), answers());
		file("b.c", "void init(int *p, int n) { for (int i = 0; i < n; i++) p[i] = i / 2; }\n");
		assertFalse(answers().get("a.c main").startsWith("RACE_FREE"));
	}

	@Test
	void threadVariablesOfOtherFilesStayUnseen() {
		file("a.c", CALLER);
		file("b.c", "static int mine;\n#pragma omp threadprivate(mine)\nvoid f(double *a, int i) { mine = i; a[i] = mine; }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void functionOfTheSystemIsNotReplaced() {
		file("a.c", "#include <math.h>\n" + CALLER.replace("f(a, i)", "a[i] = sqrt(i)"));
		file("b.c", "static int calls;\ndouble sqrt(double x) { calls++; return x; }\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void orderOfTheDatabaseAndTheNumberOfJobsChangeNothing() {
		file("a.c", CALLER.replace("f(a, i)", "{ f(a, i); g(i); }").replace("void f", "void g(int i);\nvoid f"));
		file("b.c", RACY);
		file("c.c", "extern int both;\nstatic int last;\nvoid g(int i) { last = i; both = last; }\n");
		file("d.c", "int both;\nvoid g2(int i) { both = i; }\n");
		database(new ArrayList<>(entries.values()));
		String first = report("1");
		List<String> reversed = new ArrayList<>(entries.values());
		Collections.reverse(reversed);
		database(reversed);
		assertEquals(first, report("2"));
		assertTrue(first.contains("data race on both"), first);
	}

	private String report(String jobs) {
		return CommandRun.real(folder, "check", "-p", ".", "--jobs", jobs, "a.c", "b.c", "c.c", "d.c").out();
	}

	private static final String ADDING = "void add(int v);\nvoid each(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\tadd(i);\n}\n";
	private static final String GUARDED = "int total;\nvoid add(int v) {\n#pragma omp critical\n\ttotal += v;\n}\n";

	@Test
	void directivesOfAFileThatIsCompiledWithoutOpenMpAreNoCode() {
		file("a.c", ADDING);
		file("b.c", GUARDED);
		assertEquals("RACE_FREE", each());
		for (String compiler : List.of("cc", "cc -fopenmp -fno-openmp")) {
			file("b.c", GUARDED, compiler);
			assertEquals("UNKNOWN", each(), compiler);
		}
	}

	@Test
	void filesWhoseObjectsAreLaidOutDifferentlyAreNotLinked() {
		file("a.c", CALLER);
		for (String mode : List.of("-fpack-struct", "-fpack-struct=2", "-fshort-enums", "-m32", "-funsigned-char", "-fcommon")) {
			file("b.c", HARMLESS, "cc -fopenmp " + mode);
			assertEquals("UNKNOWN", each(), mode);
		}
		file("b.c", HARMLESS, "cc -fopenmp -fpack-struct -fno-pack-struct -O2 -Wall -funsigned-char -fsigned-char");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void fileThatStartsAnotherProgramIsNoPart() {
		file("a.c", CALLER);
		file("b.c", HARMLESS + "int main(void) { return 0; }\n");
		assertEquals("RACE_FREE", each());
		file("c.c", "int main(void) { return 1; }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void fileThatIsCompiledInTwoWaysMayDefineWhatItMentions() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		file("c.c", "#define DEFINES(name) void name(double *a, int i) { a[0] = i; }\nDEFINES(f)\n");
		entries.put("c.c again", "{\"directory\": \"%s\", \"file\": \"c.c\", \"command\": \"cc -DX -c c.c\"}".formatted(folder));
		assertEquals("UNKNOWN", each());
		CommandRun.write(folder, "c.c", "int other;\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void functionThatTheLinkerKnowsByAnotherNameIsNotFollowed() {
		String loop = CALLER.substring(CALLER.indexOf('\n') + 1);
		for (String declaration : List.of("void f(double *a, int i) __asm__(\"g\");",
				"#pragma redefine_extname f g\nvoid f(double *a, int i);",
				"_Pragma(\"redefine_extname f g\") void f(double *a, int i);", "#define AS(n) __asm__(#n)\nvoid f(double *a, int i) AS(g);",
				"void mine(double *a, int i) { a[0] = i; }\nvoid f(double *a, int i) __attribute__((alias(\"mine\")));")) {
			file("a.c", declaration + "\n" + loop);
			file("b.c", HARMLESS + "void g(double *a, int i) { a[0] = i; }\n");
			assertEquals("UNKNOWN", each(), declaration);
		}
	}

	@Test
	void definitionThatTheLinkerDoesNotSeeIsNotFollowed() {
		file("a.c", CALLER);
		for (String definition : List.of("inline " + HARMLESS, "extern inline __attribute__((gnu_inline)) " + HARMLESS,
				"void f(double *a, int i) __asm__(\"other\");\n" + HARMLESS,
				"void f(double *a, int i) __attribute__((weak));\n" + HARMLESS, "#pragma weak f\n" + HARMLESS,
				"typedef void body(double *, int);\nstatic void one(double *a, int i) { a[i] = i; }\n"
						+ "static body *chosen(void) { return one; }\nvoid f(double *a, int i) __attribute__((ifunc(\"chosen\")));\n")) {
			file("b.c", definition);
			assertEquals("UNKNOWN", each(), definition);
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

	/** A loop that prints by a function of another file. */
	private static final String PRINTER = """
			char name[10];
			void say(const char *format, ...);
			void each(double *restrict a, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++) {
					a[i] = i;
					say("%s %d\\n", name, i);
				}
			}
			""";
	private static final String SAY = "#include <stdarg.h>\n#include <stdio.h>\nvoid say(const char *format, ...) {\n\tva_list list;\n"
			+ "\tva_start(list, format);\n\tvprintf(format, list);\n\tva_end(list);\n}\n";

	@Test
	void functionOfAnotherFileThatPrintsItsArgumentsIsFollowed() {
		file("a.c", PRINTER);
		file("b.c", SAY);
		assertEquals("RACE_FREE", each());
		file("b.c", "void say(const char *format, ...) {}\n");
		assertEquals("RACE_FREE", each());
		file("a.c", PRINTER.replace("a[i] = i", "name[0] = i"));
		assertEquals("RACE DEFINITE", each());
		file("b.c", SAY);
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void formatOfAnotherFileTellsWhatIsWritten() {
		file("a.c", PRINTER.replace("char name[10]", "int length").replace("%s %d\\n\", name, i", "%d%n\\n\", i, &length"));
		file("b.c", SAY);
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void furtherArgumentsOfAnotherFileAreUnknown() {
		file("a.c", "int last;\nvoid set(int count, ...);\nvoid each(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n"
				+ "\t\tset(1, &last);\n}\n");
		file("b.c", "#include <stdarg.h>\nvoid set(int count, ...) {\n\tva_list list;\n\tva_start(list, count);\n"
				+ "\t*va_arg(list, int *) = count;\n\tva_end(list);\n}\n");
		assertEquals("UNKNOWN", each());
		file("b.c", "void set(int count) { }\n");
		assertEquals("UNKNOWN", each());
		file("b.c", "void set(int *count, ...) { }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void listOfArgumentsThatOtherThreadsUseIsUnknown() {
		file("a.c", "void vsay(const char *format, __builtin_va_list list);\nvoid each(const char *format, ...) {\n"
				+ "\t__builtin_va_list list;\n\t__builtin_va_start(list, format);\n"
				+ "#pragma omp parallel\n\tvsay(format, list);\n}\nvoid all(void) { each(\"%d\", 1); }\n");
		file("b.c", "#include <stdarg.h>\n#include <stdio.h>\nvoid vsay(const char *format, va_list list) { vprintf(format, list); }\n");
		assertEquals("UNKNOWN", each());
	}

	/** A loop that uses a constant of another file. */
	private static final String SCALED = "extern const int N;\nvoid each(double *a, int n) {\n#pragma omp parallel for\n"
			+ "\tfor (int i = 0; i < n; i++)\n\t\ta[i * N] = i;\n}\n";

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
}
