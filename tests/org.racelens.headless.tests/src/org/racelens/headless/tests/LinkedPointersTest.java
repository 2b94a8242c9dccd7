package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls through pointers of which only the whole program tells where they may lead. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedPointersTest extends LinkedFiles {
	private static final String HEADER = """
			#include <stdlib.h>
			struct response { void (*fill)(int n, struct response *self); double *data; };
			void exchange(struct response *r, int n);
			void fill_a(int n, struct response *self);
			void fill_b(int n, struct response *self);
			""";
	private static final String MAIN = HEADER + """
			int main(int n, char **arguments) {
				static double v[100];
				struct response r, *list[4];
				r.fill = fill_a;
				r.data = v;
				for (int i = 0; i < n; i++)
					list[i] = &r;
				exchange(list[n % 4], 3);
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					v[i] = i;
				return 0;
			}
			""";
	private static final String EXCHANGE = HEADER + """
			void exchange(struct response *r, int n) { r->fill(n, r); }
			void fill_a(int n, struct response *self) { self->data[n] = 1; }
			""";
	private static final String TABLE = "void (*table[])(int n, struct response *self) = { fill_b };\n";

	private String answer(String code) {
		file("a.c", MAIN);
		file("b.c", EXCHANGE);
		file("c.c", HEADER + code);
		return answers().get("a.c main");
	}

	@ParameterizedTest
	@ValueSource(strings = { "void fill_b(int n, struct response *self) { self->data[n] = 2; }\n" + TABLE,
			"void fill_b(int n, struct response *self) { free(self->data); self->fill(n, self); }\n" + TABLE,
			"#include <signal.h>\nstatic void stop(int s) { exit(s); }\n"
					+ "void fill_b(int n, struct response *self) { signal(n, SIG_IGN); }\nint (*other)(double) = 0;\n",
			"#include <pthread.h>\nstatic void *run(void *p) { return p; }\n"
					+ "int fill_c(double n, struct response *self) { return 0; }\nint (*table)(double, struct response *) = fill_c;\n" })
	void functionsOfTheProgramThatEndLeaveNothingRunning(String code) {
		assertEquals("RACE_FREE", answer(code));
	}

	@ParameterizedTest
	@ValueSource(strings = { "void library(struct response *r);\nvoid fill_b(int n, struct response *self) { library(self); }\n",
			"#include <signal.h>\nstatic struct response *now;\nstatic void later(int s) { now->data[0] = s; }\n"
					+ "void fill_b(int n, struct response *self) { now = self; signal(n, later); }\n",
			"#include <pthread.h>\nstatic void *run(void *p) { ((struct response *)p)->data[0] = 1; return p; }\n"
					+ "void fill_b(int n, struct response *self) { pthread_t t; pthread_create(&t, 0, run, self); }\n",
			"#include <mpi.h>\nvoid fill_b(int n, struct response *self) {\n\tMPI_Request r;\n"
					+ "\tMPI_Irecv(self->data, n, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &r);\n}\n",
			"void fill_b(int n, struct response *self) {\n#pragma omp target nowait map(tofrom: self->data[0:100])\n"
					+ "\tself->data[0] = 1;\n}\n",
			"#include <pthread.h>\nstatic int a[9];\nstatic void *run(void *p) { return p; }\n"
					+ "static int order(const void *x, const void *y) { pthread_t t; return pthread_create(&t, 0, run, 0); }\n"
					+ "void fill_b(int n, struct response *self) { qsort(a, 9, sizeof *a, order); }\n",
			"#include <pthread.h>\nstatic int a[9];\nstatic void *run(void *p) { return p; }\n"
					+ "static int order(const void *x, const void *y) { pthread_t t; return pthread_create(&t, 0, run, 0); }\n"
					+ "int (*by)(const void *, const void *) = order;\n"
					+ "void fill_b(int n, struct response *self) { qsort(a, 9, sizeof *a, by); }\n",
			"void fill_b(int n, struct response *self) { asm(\"nop\"); }\n" })
	void whatMayGoOnBesideIsNamed(String code) {
		assertEquals("UNKNOWN", answer(code + TABLE));
	}

	private static final String STARTING = """
			#include <pthread.h>
			static void *run(void *p) { return p; }
			static int begin(void) { pthread_t t; return pthread_create(&t, 0, run, 0) + 2; }
			""";

	/** What starts something may stand in any part of the text, or take the place of what is called. */
	@ParameterizedTest
	@ValueSource(strings = { "{\n#pragma omp parallel num_threads(begin())\n\tself->data[0] = 1;\n}\n",
			"{ double row[begin()]; row[0] = n; self->data[0] = row[0]; }\n",
			"{\n\tint t = 0;\n#pragma omp declare reduction(odd : int : omp_out = omp_in + begin())\n"
					+ "#pragma omp parallel for reduction(odd : t)\n\tfor (int i = 0; i < 9; i++)\n\t\tt = i;\n}\n",
			"{ goto end; end: begin(); }\n" })
	void allOfTheTextCounts(String body) {
		assertEquals("UNKNOWN", answer(STARTING + "void fill_b(int n, struct response *self) " + body + TABLE));
	}

	@Test
	void variantsTakeThePlaceOfWhatIsCalled() {
		String variant = STARTING + """
				static void other(int n) { begin(); }
				#pragma omp declare variant(other) match(implementation={vendor(gnu)})
				static void plain(int n) { }
				void fill_b(int n, struct response *self) { plain(n); }
				""";
		assertEquals("UNKNOWN", answer(variant + TABLE));
	}

	/** A pointer that a library has made of a number, or put into what only the library knows, leads anywhere. */
	@Test
	void librariesHandOutCodeInDisguise() {
		String own = "void fill_b(int n, struct response *self) { }\n" + TABLE;
		assertEquals("UNKNOWN", answer(own + "long theirs(void);\n"
				+ "void set(struct response *r) { r->fill = (void (*)(int, struct response *))theirs(); }\n"));
		assertEquals("UNKNOWN", answer(own + "struct hidden;\nstruct hidden *theirs(void);\n"
				+ "void set(struct response *r) { *r = *(struct response *)theirs(); }\n"));
		assertEquals("UNKNOWN", answer(own + "char *theirs(const char *);\n"
				+ "void set(struct response *r) { r->fill = (void (*)(int, struct response *))theirs(\"fill\"); }\n"));
		assertEquals("UNKNOWN", answer(own + "void theirs(char *);\nvoid set(struct response *r) { theirs((char *)r); }\n"));
		assertEquals("RACE_FREE", answer(own + "void set(struct response *r) { r->fill = 0; }\n"));
		assertEquals("RACE_FREE", answer(own + "static char *make(void) { return calloc(1, 99); }\n"
				+ "struct response *set(long i) { void *p = (void *)i; return p == 0 ? (struct response *)make() : 0; }\n"));
	}

	@Test
	void aPointerThatNothingFitsLeadsElsewhere() {
		file("b.c", EXCHANGE.replace("r->fill(n, r)", "((void (*)(int, struct response *, int))r->fill)(n, r, n)"));
		file("a.c", MAIN);
		file("c.c", HEADER + "void fill_b(int n, struct response *self) { }\n" + TABLE);
		assertEquals("UNKNOWN", answers().get("a.c main"));
	}

	/** Calls convert numbers; parameters that are functions are pointers. */
	@Test
	void argumentsAreConvertedToWhatIsTaken() {
		String start = "#include <pthread.h>\nstatic void *run(void *p) { return p; }\n"
				+ "void start(int n, struct response *self) { pthread_t t; pthread_create(&t, 0, run, self); }\n"
				+ "void (*table[])(int n, struct response *self) = { start };\n";
		file("b.c", EXCHANGE.replace("r->fill(n, r)", "r->fill(n * 0.5, r)"));
		file("a.c", MAIN);
		file("c.c", HEADER + start);
		assertEquals("UNKNOWN", answers().get("a.c main"));
	}

	@Test
	void functionsThatALibraryHasAreNotKnown() {
		String own = "void fill_b(int n, struct response *self) { }\n";
		assertEquals("UNKNOWN",
				answer(own + "void (*get(void))(int, struct response *);\nvoid set(struct response *r) { r->fill = get(); }\n"));
		assertEquals("UNKNOWN", answer("#include <pthread.h>\n" + own + "void *start = (void *)pthread_create;\n"));
		assertEquals("RACE_FREE", answer(own + "static void (*release)(void *) = free;\n"));
		assertEquals("UNKNOWN",
				answer(own + "extern void theirs(int, struct response *);\nvoid set(struct response *r) { r->fill = theirs; }\n"));
	}

	@Test
	void variablesThatALibraryHasMayHoldItsCode() {
		String own = "void fill_b(int n, struct response *self) { }\n";
		assertEquals("UNKNOWN",
				answer(own + "extern void (*hook)(int, struct response *);\nvoid set(struct response *r) { r->fill = hook; }\n"));
		assertEquals("RACE_FREE", answer(
				own + "#include <stdio.h>\nint theirs(int, char *);\nint log(void) { return fprintf(stderr, \"%d\", theirs(1, 0)); }\n"));
	}

	@Test
	void answerNamesWhatItRestsOn() {
		assertEquals("RACE_FREE", answer("void fill_b(int n, struct response *self) { }\n"));
		String report = CommandRun.real(folder, "check", "-p", ".", "a.c").out();
		assertTrue(report.contains("pointers to functions lead to functions of the program of the compile database"), report);
	}

	@Test
	void partOfAProgramTellsNothing() {
		file("m.c", "int start(void) { return 0; }\n");
		file("a.c", MAIN.replace("int main", "int work"));
		file("b.c", EXCHANGE);
		assertEquals("UNKNOWN", answers().get("a.c work"));
	}
}
