package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Files of a compilation database that are no parts of one program, and functions of which it is not sure which definition is meant: calls
 * of them are of unseen code.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class UnlinkedFilesTest extends LinkedFiles {
	private static final String ADDING = "void add(int v);\nvoid each(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\tadd(i);\n}\n";
	private static final String GUARDED = "int total;\nvoid add(int v) {\n#pragma omp critical\n\ttotal += v;\n}\n";

	private String each() {
		return answers().get("a.c each");
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
	void functionOfTheSystemIsNotReplaced() {
		file("a.c", "#include <math.h>\n" + CALLER.replace("f(a, i)", "a[i] = sqrt(i)"));
		file("b.c", "static int calls;\ndouble sqrt(double x) { calls++; return x; }\n");
		assertEquals("RACE_FREE", each());
	}

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
}
