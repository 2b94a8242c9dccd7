package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.Draw;

/**
 * Draws programs about tables of rows that are allocated in sight of the region: apart, in one block at computed distances, shared, or
 * exchanged afterwards.
 */
final class RowDrawer extends TextDrawer {
	private static final int MOST = 4;
	private final boolean whole;
	private final boolean records;
	private final boolean called;
	private final int rows;
	private final int columns;

	RowDrawer(Draw draw) {
		super(draw);
		whole = draw.happens(45);
		records = draw.happens(20);
		called = !records && draw.happens(25);
		rows = draw.between(2, 4);
		columns = draw.between(1, 4);
	}

	@Override
	String iterations() {
		return draw.happens(88) ? "n" : "m";
	}

	@Override
	MemoryProgram drawn() {
		line("#include <stdlib.h>");
		line("#include <omp.h>");
		if (records) {
			line("struct Row { double *v; int length; };");
		}
		if (called) {
			line("static void work(double **r, int n, int m) {");
			region();
			line("}");
		}
		line(whole ? "int main(void) {" : "void f(int n, int m) {");
		if (whole) {
			line("int n = " + rows + ";");
			line("int m = " + columns + ";");
		} else if (draw.happens(85)) {
			line("if (n < 1 || m < 1 || n > " + MOST + " || m > " + MOST + ")");
			line("return;");
		}
		tables();
		if (called) {
			line("work(r, n, m);");
		} else {
			region();
		}
		line(whole ? "return 0; }" : "}");
		return whole ? new MemoryProgram(text(), "", List.of("main"), Optional.empty())
				: new MemoryProgram(text(), inputs(), starts(),
						Optional.of("void witness(void) {\nint n = 1;\nint m = 1;\nSTORES\nf(n, m);\n}\n"));
	}

	private static List<String> starts() {
		List<String> starts = new ArrayList<>();
		for (int n = 1; n <= MOST; n++) {
			for (int m = 1; m <= MOST; m++) {
				starts.add("input" + n + m);
			}
		}
		return starts;
	}

	private static String inputs() {
		StringBuilder inputs = new StringBuilder("void f(int n, int m);\n");
		starts().forEach(s -> inputs.append("void %s(void) { f(%s, %s); }\n".formatted(s, s.substring(5, 6), s.substring(6))));
		return inputs.toString();
	}

	private void tables() {
		String element = records ? "struct Row" : "double *";
		if (draw.happens(30)) {
			line(element + (records ? " r[6];" : "r[6];"));
		} else {
			line(element + (records ? " *" : "*") + "r = malloc(" + draw.oneOf("n", "(n + 2)") + " * sizeof("
					+ (records ? "struct Row" : "double *") + "));");
		}
		boolean apart = draw.happens(45);
		if (!apart) {
			line("double *block = " + draw.oneOf("malloc((n + 2) * (m + 2) * sizeof(double));", "calloc(64, sizeof(double));"));
		}
		String row = apart ? draw.oneOf("malloc(m * sizeof(double))", "malloc(m * sizeof(double))", "malloc((m + 2) * sizeof(double))",
				"calloc(m + 2, sizeof(double))")
				: draw.oneOf("block + k * m", "block + k * m", "&block[k * m]", "block + k * (m + 1)", "block + k * (m - 1)", "block + k",
						"block", "block + (n - 1 - k) * m", "block + k / 2 * m", "block + 2 * k");
		line("for (int k = 0; k < n; k++)");
		line("{");
		boolean other = draw.happens(12);
		if (other) {
			line("if (" + draw.oneOf("k % 2 == 0", "k < 2", "k == 0", "k != 1") + ")");
		}
		line(place("k") + " = " + row + ";");
		if (other) {
			line("else");
			line(place("k") + " = " + draw.oneOf(place("k - 1"), place("0"), "malloc(m * sizeof(double))") + ";");
		}
		if (records) {
			line("r[k].length = " + draw.oneOf("m", "m", "k", "k + 1", "m - 1") + ";");
		}
		line("}");
		if (draw.happens(40)) {
			change();
		}
		if (draw.happens(15)) {
			line("double *first = " + place("0") + ";");
			line(place(draw.oneOf("n - 1", "0", "1")) + " = first;");
		}
	}

	private void change() {
		switch (draw.weighted(25, 20, 20, 15, 20)) {
			case 0 -> line("if (n > 1) " + place("1") + " = " + place("0") + ";");
			case 1 -> line(place("n - 1") + " = " + place("0") + draw.oneOf("", " + 1") + ";");
			case 2 -> {
				line("double *t = " + place("0") + ";");
				line(place("0") + " = " + place("n - 1") + ";");
				line(place("n - 1") + " = t;");
			}
			case 3 -> {
				line("for (int k = 1; k < n; k++)");
				line(place("k") + " = " + draw.oneOf(place("k - 1"), place("0"), place("k - 1") + " + m") + ";");
			}
			default -> line(place(draw.oneOf("0", "n - 1")) + " = malloc((m + 1) * sizeof(double));");
		}
	}

	private String place(String row) {
		return "r[" + row + "]" + (records ? ".v" : "");
	}

	@Override
	void statement(String owner) {
		switch (draw.weighted(44, 20, 16, 10, 0, 4, 10)) {
			case 0 -> {
				String j = fresh("j");
				line("for (int " + j + " = 0; " + j + " < " + limit(owner) + "; " + j + "++)");
				line("{");
				guarded(cell(owner, j), draw.happens(50) ? "1" : cell(owner, j));
				line("}");
			}
			case 1 -> guarded(cell(owner, draw.oneOf("0", "m - 1")), draw.happens(60) ? "1" : cell(owner, "0"));
			case 2 -> {
				String p = fresh("p");
				line("double *" + p + " = " + place(index(owner)) + draw.oneOf("", "", " + 1") + ";");
				String j = fresh("j");
				line("for (int " + j + " = 0; " + j + " < " + limit(owner) + "; " + j + "++)");
				line(p + "[" + j + "] = " + draw.oneOf("1", cell(owner, j)) + ";");
			}
			case 3 -> {
				line("if (" + draw.oneOf(owner + " + 1 < n", owner + " > 0", owner + " % 2 == 0", place(owner) + " != " + place("0"))
						+ ") {");
				guarded(cell(owner, "0"), "1");
				line("}");
			}
			case 5 -> line(place(owner) + " = " + draw.oneOf(place(index(owner)), place("0"), "malloc(m * sizeof(double))") + ";");
			default -> guarded(place(draw.oneOf("0", "0", "n - 1", "1")) + "[" + index(owner) + "]",
					draw.oneOf("1", place("0") + "[" + owner + "]"));
		}
	}

	private String limit(String owner) {
		return draw.oneOf("m", "m", "m", "m - 1", records ? "r[" + owner + "].length" : "m");
	}

	private String cell(String owner, String column) {
		return place(index(owner)) + "[" + (draw.happens(85) ? column : draw.oneOf(owner, column + " + 1")) + "]";
	}
}
