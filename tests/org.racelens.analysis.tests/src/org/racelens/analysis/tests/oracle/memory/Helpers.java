package org.racelens.analysis.tests.oracle.memory;

import org.racelens.analysis.tests.oracle.Draw;

/** Draws the file of what is called: each function in one of several ways, some of which make callers race. */
final class Helpers {
	static final String PROTOTYPES = """
			struct M { double *data; int width; };
			extern const int SPACE;
			int me(void);
			int all(void);
			int at(int i);
			double *cell(double *a, int i);
			void put(double *a, int i, double v);
			double get(double *a, int i);
			double *fresh(int n);
			void part(int n, int *lo, int *hi);
			void work(double *a, int n);
			void more(double *a, double *b, int n);
			void meet(void);
			void note(int i);
			int width(struct M *m);
			double *row(struct M *m, int i);
			""";
	private final Draw draw;

	Helpers(Draw draw) {
		this.draw = draw;
	}

	String text() {
		return "#include <stdlib.h>\n#include <omp.h>\n" + PROTOTYPES + "const int SPACE = " + draw.oneOf(1, 2, 2, 3) + ";\n"
				+ "static double pool[200];\nstatic int used;\nstatic int seen;\n"
				+ "static double logged[64];\n"
				+ "int me(void) { return " + draw.oneOf("omp_get_thread_num()", "omp_get_thread_num()", "omp_get_thread_num()",
						"omp_get_thread_num() / 2")
				+ "; }\n"
				+ "int all(void) { return omp_get_num_threads(); }\n"
				+ "int at(int i) { return " + draw.oneOf("i", "2 * i", "i + 1", "i / 2", "(i + 1) % 4", "i % 2 == 0 ? i : i + 2") + "; }\n"
				+ "double *cell(double *a, int i) { return " + draw.oneOf("a + i", "&a[i]", "&a[i]", "a + 2 * i", "a + i / 2") + "; }\n"
				+ put()
				+ "double get(double *a, int i) { return " + draw.oneOf("a[i]", "a[i]", "a[i + 1]", "*cell(a, i)", "i > 0 ? a[i - 1] : 0.0")
				+ "; }\n"
				+ allocator()
				+ part()
				+ "void work(double *a, int n) {\n" + draw.oneOf("#pragma omp for\n", "#pragma omp for\n", "#pragma omp for nowait\n",
						"#pragma omp for schedule(static)\n", "#pragma omp single\n", "#pragma omp master\n", "#pragma omp critical\n", "")
				+ "for (int i = 0; i < n; i++)\na[i] = i;\n}\n"
				+ "void more(double *a, double *b, int n) {\n" + draw.oneOf("#pragma omp for\n", "#pragma omp for schedule(static)\n",
						"#pragma omp for schedule(dynamic)\n", "#pragma omp for nowait\n", "#pragma omp single\n")
				+ "for (int i = 0; i < n; i++)\na[i] = " + draw.oneOf("b[i]", "b[i]", "b[i + 1]", "a[i] + 1", "get(b, i)") + ";\n}\n"
				+ draw.oneOf("void meet(void) {\n#pragma omp barrier\n}\n", "void meet(void) {\n#pragma omp barrier\n}\n",
						"void meet(void) { }\n")
				+ note()
				+ "int width(struct M *m) { return " + draw.oneOf("m->width", "m->width", "2", "m->width + 1") + "; }\n"
				+ "double *row(struct M *m, int i) { return m->data + i * " + draw.oneOf("m->width", "m->width", "width(m)", "2", "1")
				+ "; }\n";
	}

	private String put() {
		return "void put(double *a, int i, double v) {\n" + switch (draw.weighted(50, 12, 12, 12, 14)) {
			case 0 -> "a[i] = v;\n";
			case 1 -> "a[i] = v;\nseen = i;\n";
			case 2 -> "a[i] = v;\n#pragma omp critical\n{ seen = i; }\n";
			case 3 -> "#pragma omp atomic\na[i] += v;\n";
			default -> "*cell(a, i) = v;\n";
		} + "}\n";
	}

	private String allocator() {
		return "double *fresh(int n) {\n" + switch (draw.weighted(50, 15, 20, 15)) {
			case 0 -> "return malloc(n * sizeof(double));\n";
			case 1 -> "return pool;\n";
			case 2 -> "double *p = pool + used;\nused += n;\nreturn p;\n";
			default -> "double *p = calloc(n + 4, sizeof(double));\nreturn p + 1;\n";
		} + "}\n";
	}

	private String part() {
		return "void part(int n, int *lo, int *hi) {\nint t = me();\nint k = all();\n" + switch (draw.weighted(40, 20, 20, 20)) {
			case 0 -> "*lo = n * t / k;\n*hi = n * (t + 1) / k;\n";
			case 1 -> "*lo = n * t / k;\n*hi = n * (t + 1) / k + 1;\n";
			case 2 -> "int c = (n + k - 1) / k;\n*lo = t * c;\n*hi = *lo + c < n ? *lo + c : n;\n";
			default -> "*lo = t == 0 ? 0 : n;\n*hi = n;\n";
		} + "}\n";
	}

	private String note() {
		return "void note(int i) {\n" + switch (draw.weighted(30, 20, 25, 25)) {
			case 0 -> "logged[i] = i;\n";
			case 1 -> "seen = i;\n";
			case 2 -> "#pragma omp atomic\nseen += i;\n";
			default -> "#pragma omp critical(note)\n{ logged[0] = logged[0] + i; }\n";
		} + "}\n";
	}
}
