package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.Draw;

/**
 * Draws programs of two files: the region in one of them, and in the other what it calls: accessors, allocators, wrappers of thread
 * numbers, functions that divide the iterations, and orphaned constructs. The program starts in either file.
 */
final class FileDrawer extends TextDrawer {
	private final Helpers helpers;
	private final boolean startsHere;
	private final boolean startsThere;
	private final int count;

	FileDrawer(Draw draw) {
		super(draw);
		helpers = new Helpers(draw);
		startsHere = draw.happens(45);
		startsThere = !startsHere && draw.happens(50);
		count = draw.between(2, 5);
	}

	@Override
	String iterations() {
		return "n";
	}

	@Override
	MemoryProgram drawn() {
		line("#include <omp.h>");
		Helpers.PROTOTYPES.lines().forEach(this::line);
		if (startsHere) {
			line("static double x[64];");
			line("int main(void) {");
			line("int n = " + count + ";");
			arrays();
		} else {
			line("void f(double *x, double *y, struct M *m, int n) {");
			if (draw.happens(50)) {
				line("y = fresh(n + 3);");
			}
		}
		if (draw.happens(60)) {
			region();
		} else {
			orphaned();
		}
		line(startsHere ? "return 0; }" : "}");
		Map<String, String> files = new LinkedHashMap<>();
		files.put("a.c", text());
		files.put("b.c", helpers.text() + (startsThere ? start() : ""));
		return startsHere ? new MemoryProgram(files, "", List.of("main"), Optional.empty(), List.of("main")) : called(files);
	}

	private MemoryProgram called(Map<String, String> files) {
		List<String> starts = new ArrayList<>();
		StringBuilder inputs = new StringBuilder(Helpers.PROTOTYPES + """
				void f(double *x, double *y, struct M *m, int n);
				double u[64];
				double v[64];
				double w[64];
				struct M all;
				""");
		for (int i = 0; i < 30; i++) {
			String start = "input" + i;
			starts.add(start);
			inputs.append("void " + start + "(void) { all.data = " + draw.oneOf("w", "w", "w", "u", "v + 1") + "; all.width = "
					+ draw.oneOf("0", "1", "2", "2", "3", "4") + "; f(" + draw.oneOf("u", "u", "u + 2") + ", "
					+ draw.oneOf("v", "v", "u", "u + 1", "u + 4", "v + 2") + ", &all, " + draw.oneOf("1", "2", "2", "3", "4", "5")
					+ "); }\n");
		}
		if (startsThere) {
			starts.add("main");
		}
		return new MemoryProgram(files, inputs.toString(), starts, Optional.of("""
				void witness(void) {
				int n = 2;
				double *x = u;
				double *y = v;
				struct M *m = &all;
				all.data = w;
				all.width = 2;
				STORES
				f(x, y, m, n);
				}
				"""), startsThere ? List.of("main") : starts);
	}

	private String start() {
		return "void f(double *x, double *y, struct M *m, int n);\nstatic double u[64];\nint main(void) {\ndouble v[64];\nstruct M m;\nm.data = "
				+ draw.oneOf("fresh(30)", "&u[30]", "u") + ";\nm.width = " + draw.between(0, 3) + ";\nf(u, "
				+ draw.oneOf("v", "v", "u", "u + 1", "fresh(20)") + ", &m, " + count + ");\nreturn 0;\n}\n";
	}

	private void arrays() {
		line(draw.oneOf("double y[64];", "double *y = fresh(20);", "double *y = fresh(n + 4);", "double *y = x + " + draw.oneOf("1", "4")
				+ ";"));
		line("struct M own;");
		line("own.data = " + draw.oneOf("fresh(40)", "fresh(40)", "x", "x + 20") + ";");
		line("own.width = " + draw.between(0, 4) + ";");
		line("struct M *m = &own;");
	}

	/** A region whose constructs stand in the other file, or whose work is divided there. */
	private void orphaned() {
		line("#pragma omp parallel num_threads(" + draw.oneOf(2, 2, 3, 4) + ")");
		line("{");
		switch (draw.weighted(40, 35, 25)) {
			case 0 -> {
				line("work(" + draw.oneOf("x", "y") + ", n);");
				if (draw.happens(30)) {
					line("meet();");
				}
				line(draw.oneOf("more(x, y, n);", "work(y, n);", "more(y, x, n);"));
			}
			case 1 -> {
				line("int lo;");
				line("int hi;");
				line("part(n, &lo, &hi);");
				String i = fresh("i");
				line("for (int " + i + " = lo; " + i + " < hi; " + i + "++)");
				block(i, 1);
				if (draw.happens(40)) {
					line("meet();");
					line("x[me()] = y[" + draw.oneOf("me()", "0") + "];");
				}
			}
			default -> {
				line("if (me() == " + draw.oneOf("0", "0", "1") + ") {");
				statement("0");
				line("}");
				if (draw.happens(50)) {
					line("meet();");
				}
				line("x[" + draw.oneOf("me()", "me() + 1", "all() - me()") + "] = 1;");
			}
		}
		line("}");
	}

	@Override
	void statement(String owner) {
		String at = draw.happens(25) ? "at(" + owner + ")" : index(owner);
		switch (draw.weighted(24, 16, 16, 14, 14, 8, 8)) {
			case 0 -> line("put(" + draw.oneOf("x", "x", "y") + ", " + at + ", 1);");
			case 1 -> line(draw.oneOf("x", "x", "y") + "[" + at + "] = get(" + draw.oneOf("y", "x") + ", " + index(owner) + ");");
			case 2 -> line("*cell(" + draw.oneOf("x", "y") + ", " + at + ") = " + draw.oneOf("1", "y[" + owner + "]") + ";");
			case 3 -> {
				String j = fresh("j");
				line("for (int " + j + " = 0; " + j + " < " + draw.oneOf("width(m)", "m->width", "2") + "; " + j + "++)");
				line("row(m, " + index(owner) + ")[" + j + "] = " + draw.oneOf("1", "x[" + owner + "]", "row(m, " + owner + ")[" + j + "]")
						+ ";");
			}
			case 4 -> {
				String j = fresh("j");
				line("for (int " + j + " = 0; " + j + " < SPACE; " + j + "++)");
				line("x[SPACE * " + owner + " + " + j + "] = " + draw.oneOf("1", "y[" + j + "]") + ";");
			}
			case 5 -> guarded("x[" + at + "]", "y[" + index(owner) + "]");
			default -> line("note(" + owner + ");");
		}
	}
}
