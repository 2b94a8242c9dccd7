package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.setting.Answers.Answer;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/** What the user says of functions takes the place of a gap; what it says no word about still races, or is still a gap. */
class GivenModelsTest {
	private static final String DECLARATIONS = """
			struct P { double x, y; };
			struct L { double *data; int n; };
			extern double a[100], b[100];
			extern struct P points[100];
			extern double *rows[100];
			extern double total;
			extern char log_text[80];
			double f();
			void v();
			double *p();
			void *q();
			int k();
			double sin();
			void *malloc(unsigned long n);
			""";

	/** A loop over {@code i} from 0 to 100 with a statement; {@code t} and {@code s} are variables of the thread. */
	private static String loop(String statement) {
		return DECLARATIONS + """
				void run(double *restrict u, void *restrict w, struct L list, struct L *restrict lists) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++) {
						double t = 0;
						struct P s = { 0, 0 };
						double own[4] = { 0, 0, 0, 0 };
						%s
					}
				}
				""".formatted(statement);
	}

	private static void assertAnswer(String expected, Answers answers, String statement) {
		assertEquals(expected, answers.of(loop(statement)).verdict(), statement);
	}

	@ParameterizedTest
	@ValueSource(strings = { "a[i] = f(b[i]);", "v(i);", "k();" })
	void withoutAModelTheCallIsAGap(String statement) {
		assertEquals("UNKNOWN unmodelled-call", Answers.c().of(loop(statement)).verdict().replace(" unmodelled-pointer", ""));
	}

	/** What an unseen function yields may be any memory that others know of. */
	@Test
	void withoutAModelWhatIsYieldedMayBeTheArray() {
		assertEquals("UNKNOWN unmodelled-call", Answers.c().of(loop("a[i] = *p(i);")).verdict());
	}

	/** Rows of a table are apart or not. */
	@Test
	void whatAFunctionWritesInRowsMayBeOneRow() {
		assertAnswer("RACE_FREE_IF", Answers.c().with("v: writes-arguments", "p: pure"), "v(rows[i]);");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "f: pure | a[i] = f(b[i]);", "f: input | a[i] = f(b[i]);",
			"v: nothing | a[i] = 1; v(i, \"text\");",
			"v: reads-arguments | a[i] = 1; v(b);", "v: writes-arguments | v(&t); a[i] = t;",
			"v: writes-arguments | v(own); a[i] = own[1];",
			"v: writes-elements | v(&a[i]);", "v: writes-elements | v(&points[i]);", "v: writes-elements | v(&points[i].x);",
			"v: reads-elements | a[i] = 1; v(&b[i]);", "v: fills-bytes | v(a + i, 0, sizeof(double));",
			"v: copies-bytes | v(a + i, b + i, sizeof(double));", "k: compares-bytes | a[i] = 1; k(b, b + i, 8);",
			"p: allocates | { double *m = p(4); m[0] = 1; a[i] = m[0]; }", "q: allocates-zeroed | { double *m = q(8); m[0] += 1; }",
			"f: pure | a[i] = f(&b[0], 100);", "f: pure | a[i] = f(s);",
			"v: reads-arguments | v(list.n, u[i]); a[i] = 0;" })
	void withAModelItIsWhatTheModelSays(String model, String statement) {
		assertAnswer("RACE_FREE", Answers.c().with(model), statement);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "f: pure | total = f(b[i]);", "f: input | a[k2(i)] = f();", "v: nothing | total += 1; v();",
			"v: writes-arguments | v(&total);", "v: writes-elements | v(&total);", "v: writes-elements | v(&a[0]);",
			"v: writes-elements | v(a);",
			"v: reads-elements | total += 1; v(&total);", "v: reads-arguments | total = 1; v(&total);", "v: fills-bytes | v(a, 0, 8);",
			"v: copies-bytes | v(a, b, 8);", "v: copies-bytes | v(a + i, a + i + 1, 8);", "k: compares-bytes | a[i] = 1; k(a, a + i, 8);",
			"v: fills-bytes | v(a + i, 0, 16);", "p: allocates | { double *m = p(4); m[0] = 1; total = m[0]; }",
			"k: input | a[k()] = 1;" })
	void whatTheModelLeavesRacesAsBefore(String model, String statement) {
		assertAnswer("RACE DEFINITE", Answers.c().with(model), statement.replace("k2(i)", "i / 2"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "v: writes-arguments | v(a);", "v: writes-arguments | v(&a[i]);", "v: writes-arguments | v(u);",
			"v: writes-arguments | v(&u[i]);", "v: writes-arguments | v(points);", "v: writes-arguments | v(&points[i].x);",
			"v: reads-arguments | a[i] = 1; v(a);", "v: reads-arguments | a[i] = 1; v(&a[i]);", "f: pure | a[i] = f(a, 100);",
			"f: pure | a[i] = f(&a[i]);", "v: reads-arguments | points[i].y = 1; v(&points[i].x);", "k: pure | a[k(i)] = 1;",
			"k: nothing | a[k(i)] = 1;", "v: writes-arguments | v(log_text);" })
	void whereAModelIsVagueTheRaceIsPossible(String model, String statement) {
		assertAnswer("RACE POSSIBLE", Answers.c().with(model), statement);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "v: writes-arguments | v(list);",
			"v: writes-arguments | v((struct L) { u, i });", "v: writes-arguments | v(&lists[i]);", "v: reads-arguments | v(rows);",
			"v: reads-arguments | v(w);", "v: reads-arguments | v(list);", "v: writes-elements | v(w);", "v: reads-elements | v(w);",
			"v: fills-bytes | v(p(i), 0, 8);", "v: fills-bytes | v(&p(i)[1], 0, 8);", "v: writes-arguments | v(p(i));",
			"v: writes-arguments | v(i > 5 ? own : p(i));", "v: writes-elements | v(&p(i)[2]);", "v: reads-elements | v(p(i));",
			"f: pure | t = f(rows);", "f: pure | t = f(list);", "f: pure | t = f(f);", "v: nothing | a[i] = *p(i);",
			"v: nothing | *p(i) = 1;" })
	void whatIsNotFollowedThroughPointersIsStillAGap(String model, String statement) {
		for (String pointer : List.of("p: pure", "p: input", "p: nothing")) {
			assertAnswer("UNKNOWN unmodelled-pointer", Answers.c().with(model, pointer), statement);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "v(parts[i].head); | RACE POSSIBLE", "v(&parts[i].tail[1]); | RACE POSSIBLE",
			"v(parts[0].head); parts[0].tail[0] = own[0]; | RACE DEFINITE", "v(parts[0].head); | RACE POSSIBLE",
			"v((struct Q *) parts[0].head); | RACE POSSIBLE", "v((double *) parts[0].head); | RACE POSSIBLE",
			"v((void *) a); | RACE POSSIBLE", "v((char *) a); | RACE POSSIBLE", "v((struct L *) a); | RACE POSSIBLE",
			"v((double *) parts[i].head); | RACE POSSIBLE", "v((struct Q *) parts[i].head); | RACE POSSIBLE" })
	void anArrayInAStructureIsAllThatAPointerIntoItLeadsTo(String statement, String verdict) {
		String place = "extern struct Q { char head[4]; double tail[2]; } parts[100];\n";
		Answer answer = Answers.c().with("v: writes-arguments").of(place + loop(statement));
		assertEquals(verdict, answer.verdict(), statement);
		boolean ofPointers = statement.contains("struct L");
		assertEquals("RACE_FREE",
				Answers.c().with("v: reads-arguments").of(place + loop("parts[i].tail[0] = 1; v(parts[0].head);")).verdict());
		assertEquals(ofPointers, answer.region().gaps().stream().anyMatch(g -> g.kind() == GapKind.UNMODELLED_POINTER), statement);
	}

	@ParameterizedTest
	@ValueSource(strings = { "v(rows);", "v(w);", "v(&list);" })
	void memoryWithPointersIsWrittenAndWhatTheyLeadToIsAGap(String statement) {
		Answer answer = Answers.c().with("v: writes-arguments").of(loop(statement));
		assertEquals("RACE POSSIBLE", answer.verdict());
		assertEquals(List.of(GapKind.UNMODELLED_POINTER), answer.region().gaps().stream().map(ModelGap::kind).toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "v: fills-bytes | v(a, 0);", "v: copies-bytes | v();", "k: allocates | t = k(8);",
			"v: allocates | v();" })
	void aModelThatDoesNotFitTheCallIsAGap(String model, String statement) {
		assertAnswer("UNKNOWN unmodelled-call", Answers.c().with(model), statement);
	}

	@Test
	void nothingBehindAnEndIsExecuted() {
		String statement = "if (b[i] < 0) { v(1); total = 1; } a[i] = b[i];";
		assertAnswer("RACE_FREE", Answers.c().with("v: exits"), statement);
		assertAnswer("RACE DEFINITE", Answers.c().with("v: nothing"), statement);
	}

	@Test
	void aModelWinsOverTheLibrary() {
		assertAnswer("RACE DEFINITE", Answers.c().with("sin: writes-elements"), "sin(&total);");
		assertAnswer("RACE_FREE", Answers.c(), "double *r = malloc(8); r[0] = 1;");
		assertAnswer("UNKNOWN unmodelled-pointer", Answers.c().with("malloc: input"), "double *r = malloc(8); r[0] = 1;");
	}

	@Test
	void aFunctionWithABodyIsWhatItsBodySays() {
		String program = """
				extern double total;
				void count(void) { total += 1; }
				void run(void) {
				#pragma omp parallel
					count();
				}
				""";
		Answer answer = Answers.c().with("count: nothing").of(program);
		assertEquals("RACE DEFINITE", answer.verdict());
		assertEquals(List.of(), answer.assumptions());
	}

	@Test
	void whatIsWrittenIsForgotten() {
		String program = """
				void set(int *p);
				void run(double *restrict a) {
					int n = 2;
					set(&n);
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						a[i / n] = 1;
				}
				""";
		assertEquals("RACE POSSIBLE", Answers.c().with("set: writes-arguments").of(program).verdict());
		assertEquals("RACE POSSIBLE", Answers.c().with("set: writes-elements").of(program).verdict());
		assertEquals("RACE DEFINITE", Answers.c().with("set: reads-arguments").of(program).verdict());
	}

	@Test
	void whatIsNotWrittenIsRemembered() {
		String program = """
				int trace(int *p);
				void run(double *restrict a) {
					int n = 1;
					%s
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						a[i * n] = 1;
				}
				""";
		assertEquals("RACE_FREE", Answers.c().with("trace: reads-arguments").of(program.formatted("trace(&n);")).verdict());
		assertEquals("RACE POSSIBLE", Answers.c().of(program.formatted("trace(&n);")).verdict());
		assertEquals("RACE POSSIBLE", Answers.c().with("trace: nothing").of(program.formatted("n = trace(0);")).verdict());
		assertEquals("RACE_FREE_IF", Answers.c().with("trace: input").of(program.formatted("n = trace(0);")).verdict());
	}

	@Test
	void aPureFunctionOfTheSameNumbersIsTheSameForAllThreads() {
		String program = """
				int size(int level);
				void run(double *restrict a, int *p) {
				#pragma omp parallel
					{
						int n = size(%s);
						for (int i = 0; i < n; i++) {
							if (omp_get_thread_num() == 0)
								a[i] = 1;
				#pragma omp barrier
						}
					}
				}
				int omp_get_thread_num(void);
				""";
		assertEquals("RACE_FREE", Answers.c().with("size: pure").of(program.formatted("3")).verdict());
		assertEquals("UNKNOWN misaligned-barrier", Answers.c().with("size: input").of(program.formatted("3")).verdict());
		assertEquals("UNKNOWN misaligned-barrier", Answers.c().with("size: pure").of(program.formatted("p")).verdict());
	}

	@Test
	void theProofSaysWhatItRestsOn() {
		Answer answer = Answers.c().with("f: pure", "v: nothing", "k: input").of(loop("a[i] = f(b[i]); v(\"done\");"));
		assertEquals(List.of("f is pure (a setting)", "v does nothing that matters (a setting)"), answer.assumptions());
		assertEquals(List.of("v only reads and writes what its arguments lead to (a setting)"),
				Answers.c().with("v: writes-arguments").of(loop("v(&total);")).assumptions());
		assertEquals(List.of(), Answers.c().with("f: pure").of(loop("a[i] = 1;")).assumptions());
	}

	@Nested
	class OfCpp {
		private static final String DECLARATIONS = """
				struct Grid { double cells[100]; double size() const; void clear(); virtual void step(); };
				struct View { double *data; double sum() const; };
				struct Other : Grid { void step() override; };
				extern Grid grid; extern View view; extern double total, a[100];
				void reset(int i, double *p = &total); double peek(const double &x = total);
				struct Sink { int n; void reset(double *p = &total); };
				namespace io { void put(double &x); double get(const double &x); double all(const Grid &g); double all(const View &g); }
				""";

		private static String loop(String statement) {
			return DECLARATIONS + "void run() {\n#pragma omp parallel for\nfor (int i = 0; i < 100; i++) { " + statement + " }\n}\n";
		}

		@ParameterizedTest
		@CsvSource(delimiter = '|', value = { "put: writes-arguments | io::put(total); | RACE DEFINITE",
				"put: writes-elements | io::put(total); | RACE DEFINITE", "put: writes-elements | io::put(a[i]); | RACE_FREE",
				"put: writes-arguments | io::put(a[i]); | RACE POSSIBLE", "get: pure | total = io::get(a[i]); | RACE DEFINITE",
				"get: pure | a[i] = io::get(total); | RACE_FREE", "get: pure | total += 1; io::get(total); | RACE DEFINITE",
				"all: reads-arguments | a[i] = io::all(grid); | RACE_FREE",
				"all: reads-arguments | grid.cells[i] = io::all(grid); | RACE DEFINITE",
				"all: pure | a[i] = io::all(view); | UNKNOWN unmodelled-pointer", "Grid::size: pure | a[i] = grid.size(); | RACE_FREE",
				"Grid::size: reads-arguments | grid.cells[i] = grid.size(); | RACE POSSIBLE",
				"Grid::clear: writes-arguments | grid.clear(); | RACE POSSIBLE",
				"View::sum: pure | a[i] = view.sum(); | UNKNOWN unmodelled-pointer",
				"View::sum: input | a[i] = view.sum(); | RACE_FREE", "size: pure | a[i] = grid.size(); | UNKNOWN unmodelled-call",
				"unseen: writes-arguments | unseen(total); | UNKNOWN unmodelled-call", "Grid::step: nothing | grid.step(); | RACE_FREE",
				"reset: writes-elements | reset(i); | RACE DEFINITE", "reset: nothing | reset(i); | RACE_FREE",
				"Sink::reset: writes-elements | Sink t; t.reset(); | RACE DEFINITE", "peek: pure | total += peek(); | RACE DEFINITE",
				"peek: pure | a[i] = peek(); | RACE_FREE", "peek: pure | total = 1; peek(); | RACE DEFINITE" })
		void referencesAreWrittenAndObjectsAreArguments(String model, String statement, String verdict) {
			assertAnswer(verdict, Answers.cpp().with(model), statement);
		}

		private static void assertAnswer(String verdict, Answers answers, String statement) {
			assertEquals(verdict, answers.of(loop(statement)).verdict(), statement);
		}

		@Test
		void aVirtualFunctionMayBeOneThatIsSeen() {
			String seen = "void Other::step() { total += 1; }\nvoid go(Grid *g) {\n#pragma omp parallel\n{ g->step(); }\n}\n";
			assertEquals("UNKNOWN unmodelled-call", Answers.cpp().with("Grid::step: nothing").of(DECLARATIONS + seen).verdict());
		}
	}
}
