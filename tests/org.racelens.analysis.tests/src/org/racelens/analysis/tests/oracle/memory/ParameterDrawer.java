package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.analysis.tests.oracle.Draw;

/**
 * Draws functions whose arguments are not known: pointers that may overlap, strides, leading dimensions, row pointers, permutations and
 * tables of rows. The inputs are many: overlapping pointers, strides of 0 and below, tables that decrease or say a value twice.
 */
final class ParameterDrawer extends TextDrawer {
	private static final int INPUTS = 80;
	private static final int LENGTH = 96;
	private final String type;
	private final boolean restricted;
	private final boolean rows;
	private final boolean global;
	private String x = "x";
	/** by how much the function changes k before the region, whose witnesses tell it as it is then */
	private int changed;

	ParameterDrawer(Draw draw) {
		super(draw);
		type = draw.oneOf("double", "double", "double", "int");
		restricted = draw.happens(25);
		rows = draw.happens(25);
		global = draw.happens(15);
	}

	@Override
	String iterations() {
		return draw.happens(90) ? "n" : "m";
	}

	private String head() {
		String restrict = restricted ? "restrict " : "";
		return "void f(%s *%sx, %s *%sy, int *t, %sint n, int m, int k)".formatted(type, restrict, type, restrict,
				rows ? type + " **r, " : "");
	}

	@Override
	MemoryProgram drawn() {
		line("#include <omp.h>");
		if (global) {
			line(type + " g[" + LENGTH + "];");
		}
		line(head());
		line("{");
		switch (draw.weighted(60, 10, 8, 8, 7, 7)) {
			case 0 -> {
			}
			case 1 -> line("if (k < " + draw.oneOf("0", "1", "2") + ") return;");
			case 2 -> {
				line(type + " *z = " + draw.oneOf("x + 1", "y", "x + k", "y + n") + ";");
				x = "z";
			}
			case 3 -> {
				changed = draw.between(1, 2);
				line("k = k + " + changed + ";");
			}
			case 4 -> line("if (m > n) m = n;");
			default -> line("int w = " + draw.oneOf("2 * k", "k + m", "m") + ";");
		}
		region();
		line("}");
		return new MemoryProgram(text(), inputs(), starts(), Optional.of("void witness(void) {\nint n = 2;\nint m = 2;\nint k = 1;\n" + type
				+ " *x = first + 30;\n" + type + " *y = second + 30;\nint *t = table;\nfor (int e = 0; e < 12; e++) {\nt[e] = e;\n"
				+ "pointers[e] = third + 7 * e;\n}\n" + (rows ? type + " **r = pointers;\n" : "") + "STORES\nf(x, y, t, "
				+ (rows ? "r, " : "") + "n, m, k - " + changed + ");\n}\n"));
	}

	private static List<String> starts() {
		return IntStream.range(0, INPUTS).mapToObj(i -> "input" + i).toList();
	}

	private String inputs() {
		List<String> all = new ArrayList<>();
		all.add(head() + ";");
		if (global) {
			all.add("extern " + type + " g[" + LENGTH + "];");
		}
		all.add(type + " first[" + LENGTH + "];");
		all.add(type + " second[" + LENGTH + "];");
		all.add(type + " third[" + LENGTH + "];");
		all.add("int table[12];");
		all.add(type + " *pointers[12];");
		for (String start : starts()) {
			all.add("void " + start + "(void) {");
			String from = draw.oneOf("first + 30", "first + 30", "first + 30", "first + 20", "first + 48");
			String to = restricted ? "second + 30"
					: draw.oneOf("second + 30", "second + 30", "second + 30", "second + 48", "first + 30", "first + 31", "first + 29",
							"first + 33", "first + 36", "first + 48", global ? "g + 30" : "second + 24");
			String values = restricted ? "table"
					: draw.oneOf("table", "table", "table", "table", type.equals("int") ? "second + 60" : "table",
							type.equals("int") ? "first + 31" : "table");
			all.add("int *t = " + values + ";");
			all.add("for (int e = 0; e < 12; e++)");
			all.add("t[e] = "
					+ draw.oneOf("e", "e", "11 - e", "2 * e", "3 * e", "2 * e", "e / 2", "e % 3", "1", "(5 * e) % 12", "12 - 2 * e",
							"0 - e", "e * e", "0", "2", "3", "e % 4", "3 - e")
					+ ";");
			if (draw.happens(30)) {
				all.add("t[%d] = %d;".formatted(draw.between(0, 3), draw.between(0, 4)));
			}
			if (rows) {
				all.add("for (int e = 0; e < 12; e++)");
				all.add("pointers[e] = "
						+ draw.oneOf("second + 4 + 6 * e", "second + 6 * e", "second + 60 - 3 * e", "second + e", "second + 20",
								"second + e / 2 * 6", "second + (7 * e) % 12 * 7", "first + 6 * e").replaceAll("second|first",
										restricted ? "third" : "$0")
						+ ";");
			}
			all.add("f(%s, %s, t, %s%s, %s, %s);".formatted(from, to, rows ? "pointers, " : "",
					draw.oneOf("1", "2", "2", "3", "3", "4", "5"),
					draw.oneOf("0", "1", "2", "3", "3", "4", "5"),
					draw.oneOf("0 - 2", "0 - 1", "0", "0", "1", "1", "2", "2", "3", "4", "5")));
			all.add("}");
		}
		return String.join("\n", all) + "\n";
	}

	@Override
	void statement(String owner) {
		switch (draw.weighted(36, 14, 14, 14, 8, 4, 14)) {
			case 0 -> guarded(target(owner), draw.happens(35) ? "1" : source(owner));
			case 1 -> {
				String j = fresh("j");
				line("for (int " + j + " = t[" + owner + "]; " + j + " < t[" + draw.oneOf(owner + " + 1", owner + " + 1", owner + " + 2")
						+ "]; " + j + "++)");
				line(pointer() + "[" + draw.oneOf(j, j, j, j + " + 1", "t[" + owner + "]") + "] = "
						+ draw.oneOf("1", "1", "y[" + owner + "]", "y[" + j + "]") + ";");
			}
			case 2 -> {
				String j = fresh("j");
				line("for (int " + j + " = 0; " + j + " < " + draw.oneOf("m", "m", "k", "t[" + owner + "]", "3") + "; " + j + "++)");
				line(pointer() + "["
						+ draw.oneOf(owner + " * k + " + j, owner + " * m + " + j, owner + " * k + " + j, j + " * k + " + owner,
								owner + " * 4 + " + j, "t[" + owner + "] + " + j, owner + " * k + t[" + j + "]",
								"t[" + owner + " * m + " + j + "]",
								owner + " * k + " + j + " * m")
						+ "] = "
						+ draw.oneOf("1", "1", "y[" + owner + "]", "y[" + j + "]", "y[" + owner + " * m + " + j + "]") + ";");
			}
			case 3 -> {
				line("if (" + draw.oneOf("k > 0", "k != 0", "t[" + owner + "] == " + draw.between(0, 3), "t[" + owner + "] < t[" + owner
						+ " + 1]", owner + " % 2 == 0", "k == 0", owner + " < m", "x != y") + ") {");
				guarded(target(owner), draw.happens(50) ? "1" : source(owner));
				line("}");
			}
			case 4 -> {
				String p = fresh("p");
				line(type + " *" + p + " = " + draw.oneOf(pointer() + " + " + owner + " * k", "&" + pointer() + "[t[" + owner + "]]",
						pointer() + " + 2 * " + owner) + ";");
				line(draw.oneOf("*" + p, p + "[0]", p + "[1]") + " = " + draw.oneOf("1", source(owner)) + ";");
			}
			case 5 ->
				line(draw.oneOf("t[" + index(owner) + "] = " + owner, "t[" + owner + "] += 1", "k = " + owner, "t[t[" + owner + "]] = 0",
						"y = x") + ";");
			default -> {
				if (rows) {
					String j = fresh("j");
					line("for (int " + j + " = 0; " + j + " < " + draw.oneOf("m", "3", "t[" + owner + "]") + "; " + j + "++)");
					line("r[" + index(owner) + "][" + draw.oneOf(j, j, owner) + "] = "
							+ draw.oneOf("1", "y[" + j + "]", "r[" + index(owner) + "][" + j + "]") + ";");
				} else {
					guarded(target(owner), source(owner));
				}
			}
		}
	}

	private String pointer() {
		return draw.oneOf(x, x, x, "x", "y", global ? "g" : x);
	}

	private String target(String owner) {
		return pointer() + "[" + place(owner) + "]";
	}

	private String source(String owner) {
		return draw.oneOf("y", "y", "x", global ? "g" : "y") + "[" + place(owner) + "]";
	}

	private String place(String owner) {
		return switch (draw.weighted(34, 12, 16, 6, 16, 6, 6, 4, 4)) {
			case 0 -> owner;
			case 1 -> index(owner);
			case 2 -> owner + " * k" + draw.oneOf("", "", " + 1", " + m");
			case 3 -> owner + " + k";
			case 4 -> "t[" + index(owner) + "]" + draw.oneOf("", "", " + 1");
			case 5 -> draw.oneOf("2 * " + owner, "3 * " + owner) + draw.oneOf("", " + 1");
			case 6 -> "2 * t[" + owner + "]" + draw.oneOf("", " + 1");
			case 7 -> draw.oneOf("t[t[" + owner + "]]", "(" + owner + " * k) % 8", owner + " / m", owner + " % n", "t[" + owner + "] * k",
					"t[" + owner + "] - t[0]");
			default -> draw.oneOf("n - " + owner, "k", "0", "t[0]");
		};
	}
}
