package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Files of C++ in a compilation database: calls lead from one into another where qualified names and types tell which function is meant.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedClassesTest extends LinkedFiles {
	/** A loop over what it is given. */
	private static final String LOOP = """
			void each(double *a, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					%s;
			}
			""";

	@Override
	void file(String name, String text) {
		file(name, text, "c++ -fopenmp");
	}

	/** What is said of the one region of the function {@code each}. */
	private String each() {
		String answer = answers().get("a.cpp each");
		return answer.startsWith("RACE ") ? "RACE" : answer;
	}

	private void assertLinked(String declarations, String call, String definitions) {
		assertAnswer("RACE_FREE", declarations, call, definitions);
	}

	private void assertRacy(String declarations, String call, String definitions) {
		assertAnswer("RACE", declarations, call, definitions);
	}

	private void assertUnseen(String declarations, String call, String definitions) {
		assertAnswer("UNKNOWN", declarations, call, definitions);
	}

	private void assertAnswer(String answer, String declarations, String call, String definitions) {
		file("a.cpp", declarations + LOOP.formatted(call));
		file("b.cpp", definitions);
		assertEquals(answer, each(), declarations + call + "\n" + definitions);
	}

	@Test
	void functionsOfOtherFilesAreFollowedByTheirTypes() {
		assertLinked("void f(double *a, int i);\n", "f(a, i)", "void f(double *a, int i) { a[i] = i; }\n");
		assertRacy("void f(double *a, int i);\n", "f(a, i)", "void f(double *a, int i) { a[0] = i; }\n");
		String both = "static int last;\nvoid f(double *a, int i) { a[i] = i; }\nvoid f(double *a, long i) { last = i; }\n";
		assertLinked("void f(double *a, int i);\n", "f(a, i)", both);
		assertRacy("void f(double *a, long i);\n", "f(a, i)", both);
		assertRacy("void f(double *a, int i);\nvoid f(double *a, long i);\n", "f(a, (long) i)", both);
		assertUnseen("void f(double *a, short i);\n", "f(a, i)", both);
		assertUnseen("void f(const double *a, int i);\n", "f(a, i)", both);
	}

	@Test
	void typesAreComparedAsTheyAreAndNotAsTheyAreCalled() {
		assertLinked("typedef int T;\nvoid f(double *a, T i);\n", "f(a, i)", "void f(double *a, const int i) { a[i] = i; }\n");
		assertLinked("void f(double *a, int i);\n", "f(a, i)", "using A = double[];\nvoid f(A a, int i) { a[i] = i; }\n");
		assertUnseen("typedef int T;\nvoid f(double *a, T i);\n", "f(a, i)", "typedef long T;\nvoid f(double *a, T i) { a[i] = i; }\n");
		assertUnseen("enum T { ONE };\nvoid f(double *a, T i);\n", "f(a, (T) i)", "typedef int T;\nvoid f(double *a, T i) { a[i] = i; }\n");
		assertUnseen("namespace n { enum T { ONE }; }\nvoid f(double *a, n::T i);\n", "f(a, (n::T) i)",
				"enum T { ONE };\nvoid f(double *a, T i) { a[i] = i; }\n");
	}

	@Test
	void namespacesAreParts() {
		String definitions = "namespace n { inline namespace v { void f(double *a, int i) { a[i] = i; } } }\n"
				+ "void f(double *a, int i) { a[0] = i; }\n";
		assertLinked("namespace n { inline namespace v { void f(double *a, int i); } }\nnamespace m = n;\n", "m::f(a, i)", definitions);
		assertRacy("void f(double *a, int i);\n", "f(a, i)", definitions);
		assertUnseen("namespace n { void f(double *a, int i); }\n", "n::f(a, i)", definitions);
	}

	@Test
	void whatIsOfOneFileAloneIsNotMeantByOthers() {
		String call = "void f(double *a, int i);\n";
		for (String own : List.of("static ", "inline ", "constexpr ", "namespace { ", "namespace n { ", "template<class T> ")) {
			assertUnseen(call, "f(a, i)", own + "void f(double *a, int i) { a[i] = i; }\n" + (own.endsWith("{ ") ? "}\n" : ""));
		}
		assertUnseen("static void f(double *a, int i);\n", "f(a, i)", "void f(double *a, int i) { a[i] = i; }\n");
		assertUnseen("namespace { void f(double *a, int i); }\n", "f(a, i)", "void f(double *a, int i) { a[i] = i; }\n");
		assertUnseen("namespace { struct S { int x; }; }\nvoid f(double *a, S *s, int i);\n", "f(a, nullptr, i)",
				"namespace { struct S { int x; }; }\nvoid f(double *a, S *s, int i) { a[i] = i; }\n");
	}

	@Test
	void namesOfTheLinkerAreDoubtful() {
		String call = "void f(double *a, int i);\n";
		String definition = "void f(double *a, int i) { a[i] = i; }\n";
		for (String doubt : List.of("__attribute__((weak)) ", "__attribute__((ifunc(\"g\"))) void f(double *a, int i);\n",
				"void f(double *a, int i) __asm__(\"g\");\n", "void g() __asm__(\"_Z1fPdi\");\n")) {
			assertUnseen(call, "f(a, i)", doubt + definition);
			assertUnseen(call + (doubt.endsWith("\n") ? doubt : doubt + call), "f(a, i)", definition);
		}
	}

	@Test
	void twoDefinitionsLeaveTheCallUnseen() {
		file("c.cpp", "void f(double *a, int i) { a[i] = i; }\n");
		assertUnseen("void f(double *a, int i);\n", "f(a, i)", "void f(double *a, int i) { a[i] = i; }\n");
		file("c.cpp", "namespace n { void f(double *a, int i) { a[0] = i; } }\n");
		assertLinked("void f(double *a, int i);\n", "f(a, i)", "void f(double *a, int i) { a[i] = i; }\n");
	}

	@Test
	void memberFunctionsOfAnotherFileAreFollowed() {
		String grid = "struct Grid { double *a; int n; void put(int i); int get(int i) const; static void count(int i);\n"
				+ "\tvoid twice(int i) { put(i); put(i); } static int total; };\n";
		String definitions = grid + "int Grid::total;\nvoid Grid::put(int i) { a[i] = n; }\nint Grid::get(int i) const { return i; }\n"
				+ "void Grid::count(int i) { total += i; }\n";
		assertLinked(grid + "extern Grid g;\n", "g.put(i)", definitions);
		assertLinked(grid + "extern Grid *p;\n", "p->twice(i)", definitions);
		assertLinked(grid + "extern const Grid g;\n", "a[g.get(i)] = 1", definitions);
		assertRacy(grid, "Grid::count(i)", definitions);
		assertRacy(grid, "{ if (i == 0) Grid::total = 1; else if (i == 1) Grid::count(i); }", definitions);
		assertUnseen(grid.replace("int n;", "long n;") + "extern Grid g;\n", "g.put(i)", definitions);
	}

	@Test
	void codeOfClassesThatIsNotTakenAlongIsUnseen() {
		String shape = "struct Shape { double *a; virtual void put(int i); void call(int i); };\n";
		String definitions = shape + "void Shape::put(int i) { a[i] = i; }\nvoid Shape::call(int i) { put(i); }\n";
		assertUnseen(shape + "extern Shape &s;\n", "s.put(i)", definitions);
		assertUnseen(shape + "extern Shape &s;\n", "s.call(i)", definitions);
		String made = "struct Made { double *a; Made(double *p, int i); ~Made(); };\n";
		assertUnseen(made, "Made m(a, i)", made + "Made::Made(double *p, int i) { p[i] = 1; }\nMade::~Made() {}\n");
		assertUnseen("void f(double *a, int i);\n", "f(a, i)", "void f(double *a, int i) { if (i > 5) throw i; a[i] = 1; }\n");
		String value = "struct Value { int i; Value(const Value &o); };\nvoid f(double *a, Value v);\n";
		assertUnseen(value + "extern Value v;\n", "f(a, v)", value + "void f(double *a, Value v) { a[v.i] = 1; }\n");
	}

	@Test
	void referencesLeadToWhatTheyAreBoundTo() {
		assertLinked("void f(double &x, int i);\n", "f(a[i], i)", "void f(double &x, int i) { x = i; }\n");
		assertRacy("void f(double &x, int i);\n", "f(a[i / 2], i)", "void f(double &x, int i) { x = i; }\n");
		assertLinked("void f(const double &x, double *a, int i);\n", "f(a[i], a, i)",
				"void f(const double &x, double *a, int i) { a[i] = x + 1; }\n");
		assertRacy("void f(const double &x, double *a, int i);\n", "f(a[0], a, i)",
				"void f(const double &x, double *a, int i) { a[i] = x + 1; }\n");
		assertLinked("void f(const double &x, double *a, int i);\n", "f(i + 1, a, i)",
				"void f(const double &x, double *a, int i) { a[i] = x + 1; }\n");
		assertRacy("void f(double *const &p, int i);\n", "f(a, i)", "void f(double *const &p, int i) { p[0] = i; }\n");
		assertLinked("double &at(double *a, int i);\n", "at(a, i) = i", "double &at(double *a, int i) { return a[i]; }\n");
		assertRacy("double &at(double *a, int i);\n", "at(a, i) = i", "double &at(double *a, int i) { return a[i / 2]; }\n");
		assertUnseen("void f(double &&x, int i);\n", "f(1.5, i)", "void f(double &&x, int i) { }\n");
	}

	@Test
	void variablesAreToldApartByTheirNamespaces() {
		String put = "namespace n { extern int x; }\nnamespace m { extern int x; }\nvoid put(int i);\n";
		String sections = "{ if (i == 0) n::x = 1; else if (i == 1) put(i); }";
		assertRacy(put, sections, "namespace n { int x; }\nvoid put(int i) { n::x = i; }\n");
		assertLinked(put, sections, "namespace m { int x; }\nvoid put(int i) { m::x = i; }\n");
		assertLinked(put, sections, "namespace { int x; }\nvoid put(int i) { x = i; }\n");
		assertUnseen(put, sections, "namespace n { extern int x __asm__(\"y\"); }\nvoid put(int i) { n::x = i; }\n");
	}

	@Test
	void constantsAreOfTheirFileUnlessTheyAreDeclaredExtern() {
		assertLinked("extern const int N;\n", "a[i * N] = i", "extern const int N = 2;\n");
		assertRacy("namespace n { extern const int N; }\n", "a[i * n::N] = i", "namespace n { extern const int N; const int N = 0; }\n");
		assertAnswer("RACE_FREE_IF", "extern const int N;\n", "a[i * N] = i", "const int N = 2;\nint get() { return N; }\n");
		assertAnswer("RACE_FREE_IF", "extern const int N;\n", "a[i * N] = i", "namespace n { extern const int N = 2; }\n");
		String call = "const int N = 1;\nvoid f(double *a, int i);\n";
		assertRacy(call, "{ a[i * N] = 1; f(a, i); }", "const int N = 0;\nvoid f(double *a, int i) { a[i * N] = i; }\n");
		assertLinked(call, "f(a, i)", "const int N = 2;\nvoid f(double *a, int i) { a[i * N] = i; }\n");
	}

	@Test
	void codeThatEveryFileHasMustBeTheSame() {
		CommandRun.write(folder, "h.h", """
				#ifdef LAST
				#define PLACE 0
				#else
				#define PLACE i
				#endif
				inline void put(double *a, int i) { a[PLACE] = i; }
				template<class T> void set(T *a, int i) { a[PLACE] = i; }
				inline int next() { static int calls; return ++calls; }
				struct Grid { double *a; void put(int i) { a[PLACE] = i; } };
				void f(double *a, int i);
				""");
		for (String code : List.of("put(a, i)", "set(a, i)", "Grid g{a}; g.put(i)")) {
			assertLinked("#include \"h.h\"\n", "f(a, i)", "#include \"h.h\"\nvoid f(double *a, int i) { " + code + "; }\n");
			file("c.cpp", "#include \"h.h\"\nvoid g(double *a, int i) { " + code + "; }\n", "c++ -DLAST");
			assertUnseen("#include \"h.h\"\n", "f(a, i)", "#include \"h.h\"\nvoid f(double *a, int i) { " + code + "; }\n");
			entries.remove("c.cpp");
			assertRacy("#define LAST\n#include \"h.h\"\n", "f(a, i)",
					"#define LAST\n#include \"h.h\"\nvoid f(double *a, int i) { " + code + "; }\n");
		}
		assertUnseen("#include \"h.h\"\n", "f(a, i)", "#include \"h.h\"\nvoid f(double *a, int i) { a[i] = next(); }\n");
	}

	@Test
	void languagesAreNotMixed() {
		file("a.cpp", "extern \"C\" void f(double *a, int i);\n" + LOOP.formatted("f(a, i)"));
		file("b.cpp", "extern \"C\" void f(double *a, int i) { a[i] = i; }\n");
		assertEquals("RACE_FREE", each());
		entries.remove("b.cpp");
		file("b.c", "void f(double *a, int i) { a[i] = i; }\n", "cc -fopenmp");
		assertEquals("UNKNOWN", each());
		file("b.cpp", "void f(double *a, int i) { a[i] = i; }\n");
		entries.remove("b.c");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void objectsOfOtherFilesThatAreMadeBeforeMainSetVariables() {
		String main = "int step = 1;\nvoid each(double *a, int n);\nint main() {\n\tstatic double a[200];\n\teach(a, 100);\n}\n";
		assertLinked(main, "a[i * step] = i", "void set();\nint other = 1;\n");
		assertAnswer("RACE_FREE_IF", main, "a[i * step] = i",
				"extern int step;\nint change() { step = 0; return 0; }\nint other = change();\n");
		file("c.cpp", "extern int step;\nint change() { step = 0; return 0; }\n");
		assertLinked(main, "a[i * step] = i", "int change();\nint other() { return change(); }\n");
		assertAnswer("RACE_FREE_IF", main, "a[i * step] = i", "int change();\nint other = change();\n");
	}

	@Test
	void functionThatIsCalledBackUsesTheVariablesOfItsOwnFile() {
		String own = "static int last;\nvoid f(double *a, int i);\nvoid back(double *a, int i) { %s = i; }\n";
		String definitions = "static int last;\nvoid back(double *a, int i);\nvoid f(double *a, int i) { back(a, i); }\n";
		assertRacy(own.formatted("last"), "{ if (i == 0) last = 1; else if (i == 1) f(a, i); }", definitions);
		assertLinked(own.formatted("a[i]"), "{ if (i == 0) last = 1; else if (i == 1) f(a, i); }", definitions);
	}

	@Test
	void containersAndTemplatesOfOtherFilesAreFollowed() {
		String vector = "#include <vector>\nvoid f(std::vector<double> &v, int i);\nextern std::vector<double> v;\n";
		assertLinked(vector, "f(v, i)", "#include <vector>\nvoid f(std::vector<double> &v, int i) { v[i] = i; }\n");
		assertRacy(vector, "f(v, i)", "#include <vector>\nvoid f(std::vector<double> &v, int i) { v[0] = i; }\n");
		String box = "template<class T> struct Box { T *p; static int n; void put(int i) { p[%s] = i; } };\n"
				+ "template<class T> int Box<T>::n;\nvoid f(Box<double> &b, int i);\n";
		assertLinked(box.formatted("i") + "extern Box<double> b;\n", "f(b, i)",
				box.formatted("i") + "void f(Box<double> &b, int i) { b.put(i); }\n");
		assertUnseen(box.formatted("i") + "extern Box<double> b;\n", "f(b, i)",
				box.formatted("n++") + "void f(Box<double> &b, int i) { b.put(i); }\n");
		assertUnseen(box.formatted("i") + "extern Box<double> b;\n", "f(b, i)",
				box.formatted("i") + "void f(Box<float> &b, int i) { b.put(i); }\n");
	}

	@Test
	void oneTextThatCallsSeveralFunctionsIsUnclear() {
		String calls = "void f(double *a, int i);\nvoid f(float *a, int i);\ntemplate<class T> void g(T *a, int i) { f(a, i); }\n";
		assertLinked(calls, "g(a, i)", "void f(double *a, int i) { a[i] = i; }\n");
		assertUnseen(calls, "{ g(a, i); g((float *) a, i); }", "void f(double *a, int i) { a[i] = i; }\nvoid f(float *a, int i) { }\n");
	}

	@Test
	void regionsAndOrphanedConstructsOfOtherFilesCountAsInC() {
		assertLinked("void f(double *a, int i);\n", "f(a, i)", "void f(double *a, int i) {\n#pragma omp critical\n\ta[0] = i;\n}\n");
		assertRacy("void f(double *a, int i);\n", "f(a, i)",
				"void f(double *a, int i) {\n#pragma omp atomic write\n\ta[0] = i;\n\ta[1] = i;\n}\n");
		assertUnseen("void f(double *a, int i);\n", "f(a, i)",
				"int mine;\n#pragma omp threadprivate(mine)\nvoid f(double *a, int i) { mine = i; }\n");
	}

	@Test
	void declarationInFunctionMeansTheNamespaceAround() {
		String both = "void f(double *a, int i) { a[i] = 1; }\nnamespace n { void f(double *a, int i) { a[0] = 1; } }\n";
		assertUnseen("", "{ void f(double *, int); f(a, i); }", both);
		String put = "namespace n { int x; void put(int i); }\n";
		String sections = "{ if (i == 0) n::x = 1; else if (i == 1) n::put(i); }";
		assertUnseen(put, sections, "namespace n { void put(int i) { extern int x; x = i; } }\n");
		assertUnseen("void put(int i);\n", "{ extern int x; if (i == 0) x = 1; else if (i == 1) put(i); }",
				"namespace n { int x; }\nvoid put(int i) { n::x = i; }\n");
	}

	@Test
	void virtualFunctionMayHaveOverridersElsewhere() {
		String base = "struct B { virtual void put(double *a, int i); };\n";
		String definition = base + "void B::put(double *a, int i) { a[i] = 1; }\n";
		assertUnseen(base + "extern B &b;\n", "b.put(a, i)", definition);
		assertLinked(base + "extern B &b;\n", "b.B::put(a, i)", definition);
	}
}
