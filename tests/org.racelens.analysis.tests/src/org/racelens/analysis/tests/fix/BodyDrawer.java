package org.racelens.analysis.tests.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Draws the statements of a loop's body. Every subscript stays within its array, whatever is drawn: loop variables are below 10, arrays
 * have 96 elements, and only counters that are never in an inner loop are used as subscripts.
 */
final class BodyDrawer {
	private final Random random;
	private final String i;
	private final boolean protectsUpdates;
	/** What the body works with: a few names, so that statements meet. */
	private final List<String> temporaries;
	private final List<String> totals;
	private int inner;

	BodyDrawer(Random random, String i, boolean protectsUpdates) {
		this.random = random;
		this.i = i;
		this.protectsUpdates = protectsUpdates;
		temporaries = some("t", "u", "g", "s.u", "c");
		totals = some("x", "p", "g2", "s.n", "e", "b", "f", "y", "ok");
	}

	private List<String> some(String... names) {
		List<String> result = new ArrayList<>();
		for (int k = random.nextInt(2) + 1; k > 0; k--) {
			result.add(one(names));
		}
		return result;
	}

	String one(String... options) {
		return options[random.nextInt(options.length)];
	}

	private boolean chance(int of) {
		return random.nextInt(of) == 0;
	}

	String block(int depth, int length) {
		StringBuilder result = new StringBuilder();
		for (int k = random.nextInt(length) + 1; k > 0; k--) {
			result.append(statement(depth, null)).append('\n');
		}
		return result.toString();
	}

	/** @param j the variable of the loop around it, null in the body itself */
	private String statement(int depth, String j) {
		if (depth > 0) {
			switch (random.nextInt(12)) {
				case 0:
					return "if (" + condition(j) + ") {\n" + statements(depth - 1, j) + "}";
				case 1:
					return "if (" + condition(j) + ") {\n" + statements(depth - 1, j) + "} else {\n" + statements(depth - 1, j) + "}";
				case 2:
					return "if (" + condition(j) + ")\n" + simple(j);
				case 3:
				case 4:
					return inner++ < 2 && j == null ? loop(depth) : simple(j);
				case 5:
					return "switch (" + value(j) + " % 3) {\ncase 0:\n" + statements(0, j) + one("break;\n", "") + "case 1:\n"
							+ statements(0, j) + "break;\n" + one("", "default:\n" + statements(0, j)) + "}";
				case 6:
					return scratch();
				default:
			}
		}
		return simple(j);
	}

	private String statements(int depth, String j) {
		return statement(depth, j) + "\n" + (chance(2) ? statement(0, j) + "\n" : "");
	}

	private String loop(int depth) {
		String j = one("j", "j", "q");
		String declared = chance(3) ? one("int ", "unsigned ") : "";
		String upper = one("n", "m", i, i + " + 1", "4", "one", "z");
		String header = one("for (" + declared + j + " = 0; " + j + " < " + upper + "; " + j + "++)",
				"for (" + declared + j + " = 1; " + j + " < 6; " + j + " += 2)",
				"for (" + (declared.isEmpty() ? "" : "int ") + j + " = m; " + j + " > 0; " + j + "--)");
		String jump = chance(5) ? "if (" + condition(j) + ") " + one("break;", "continue;") + "\n" : "";
		return header + " {\n" + jump + statements(depth - 1, j) + "}";
	}

	/** A small array as work space. */
	private String scratch() {
		String last = one("4", "4", "3", "m - 1");
		return "for (j = 0; j < " + last + "; j++)\nw[j] = " + value("j") + ";\n"
				+ one("t = w[0] + w[3];", "for (j = 0; j < 4; j++)\nx += w[j];", "A[" + i + "] = w[1] + w[" + i + " % 4];");
	}

	private String simple(String j) {
		String t = temporaries.get(random.nextInt(temporaries.size()));
		String total = totals.get(random.nextInt(totals.size()));
		return switch (random.nextInt(22)) {
			case 0, 1, 2 -> t + " = " + small(t, j) + ";";
			case 3, 4, 5 -> place(j) + " = " + (chance(2) ? t + " + " : "") + value(j) + ";";
			case 6 -> place(j) + " " + one("+=", "-=", "*=", "^=") + " " + value(j) + ";";
			case 7, 8, 9, 10, 11 -> (protectsUpdates && chance(2) ? "\n#pragma omp " + one("critical", "critical (lock)") + "\n" : "")
					+ update(total, j);
			case 12, 13 -> extremum(j);
			case 14 -> j == null ? "k" + one("++", " += 2", "--", " += one") + ";" : place(j) + " = " + t + ";";
			case 15 -> j == null ? one("B[k] = " + value(j) + ";\nk++;", "k++;\nA[k] = " + value(j) + ";", "*r++ = " + value(j) + ";",
					"r++;\n*r = " + value(j) + ";", "B[k++] = t;") : update(total, j);
			case 16 -> one("r = &A[" + i + "];\n*r = " + value(j) + ";", "r = A + " + i + ";\n*r += " + value(j) + ";",
					"r = C;\nr[" + i + "] = " + value(j) + ";");
			case 17 -> one("h1(" + i + ", " + value(j) + ");", "t = h2(" + value(j) + ");", "h3(" + value(j) + ");", "u = h4();",
					"h5(&t, " + i + ");\nA[" + i + "] = t;");
			case 18 -> "if (" + condition(j) + ")\n" + one("c = 1;", "found = 1;", t + " = " + small(t, j) + ";", "{\nt = 3;\nu = t;\n}");
			case 19 -> one("s.v[" + one("0", "1", i + " % 4") + "]", "S2[" + i + "].u", "S2[" + i + "].v[1]") + " "
					+ one("=", "+=") + " " + value(j) + ";";
			case 20 -> j == null && chance(3) ? "if (" + condition(j) + ") continue;" : place(j) + " = " + t + ";";
			default -> t.equals("c") ? "c = " + i + ";" : place(j) + " = " + t + " * 2;";
		};
	}

	private String small(String target, String j) {
		return target.equals("c") ? "(int) (" + value(j) + " & 7)" : value(j);
	}

	private String update(String total, String j) {
		String e = value(j);
		if (protectsUpdates) {
			return one("x += " + e + ";", "p *= " + e + " | 1;", "s.n++;", "y -= " + i + ";");
		}
		return switch (total) {
			case "p" -> one("p *= " + e + " | 1;", "p = p * (" + e + " | 1);", "p = (" + e + " | 1) * p;");
			case "s.n" -> one("s.n++;", "s.n += " + e + ";", "s.n |= " + e + ";");
			case "e" -> one("e ^= " + e + ";", "e &= " + e + ";", "e |= 1 << (" + e + " & 7);", "e += " + e + ";");
			case "b" -> one("b = b || " + condition(j) + ";", "b = b && " + condition(j) + ";", "b |= " + e + ";", "b &= " + e + ";",
					"b ^= " + e + ";", "b += " + e + ";");
			case "f" -> one("f += " + e + " & 7;", "f = f + (" + e + " & 3) * 0.5;", "f -= " + i + ";");
			case "y" -> one("y += (int) (" + e + " & 15);", "y -= " + i + ";", "y--;", "y += 0.5 * (" + e + " & 3);",
					"y = " + i + " - y;", "y = y - " + i + " - 1;");
			case "ok" -> one("ok = ok && " + condition(j) + ";", "ok = ok || " + condition(j) + ";", "ok &= " + e + ";",
					"if (" + condition(j) + ") ok = ok && " + e + ";");
			default -> one(total + " += " + e + ";", total + " = " + total + " + " + e + ";", total + " = " + e + " + " + total + ";",
					total + " -= " + e + ";", total + " = " + total + " * 3 + " + e + ";",
					total + " = " + total + " + " + e + " + " + e + ";",
					total + " = " + e + " - " + total + ";", total + " ^= " + e + ";", total + "++;",
					total + " = " + total + " - (" + e + " - " + i + ");", total + " += " + e + ";\nB[" + i + "] = " + total + ";");
		};
	}

	private String extremum(String j) {
		String v = one("A", "B", "C") + "[" + (j == null ? i : j) + "]";
		return one("if (" + v + " > hi) hi = " + v + ";", "if (hi < " + v + ")\nhi = " + v + ";", "lo = " + v + " < lo ? " + v + " : lo;",
				"if (" + v + " < lo) {\nlo = " + v + ";\nat = " + i + ";\n}", "if (" + v + " > ch) ch = " + v + ";",
				"if (" + v + " > y) y = " + v + " & 1023;", "hi = " + v + " >= hi ? " + v + " : hi;",
				"if (X[" + i + "] > y) y = X[" + i + "];", "if (X[" + i + "] > hi) hi = X[" + i + "];");
	}

	private String place(String j) {
		String k = j == null ? i : one(j, j, i);
		return switch (random.nextInt(j == null ? 10 : 14)) {
			case 0, 1, 2, 3 -> one("A", "B", "C") + "[" + k + "]";
			case 4 -> one("A", "B") + "[" + k + " + 1]";
			case 5 -> one("A", "B") + "[2 * " + k + "]";
			case 6 -> one("A", "C") + "[X[" + k + "]]";
			case 7 -> "B[n - 1]";
			case 8 -> "M[" + i + "][" + one("0", "1", "m") + "]";
			case 9 -> one("A[0]", "B[3]", "C[" + k + " / 2]");
			case 10, 11 -> "M[" + i + "][" + j + "]";
			case 12 -> "M[" + j + "][" + i + "]";
			default -> "A[" + i + " + " + j + "]";
		};
	}

	private String value(String j) {
		String k = j == null ? i : one(j, i);
		return switch (random.nextInt(12)) {
			case 0 -> String.valueOf(random.nextInt(5) + 1) + "u";
			case 1 -> "(" + k + " + 2u)";
			case 2, 3, 4 -> one("A", "B", "C") + "[" + k + "]";
			case 5 -> one("A", "B") + "[" + k + " + " + one("1", "2", "20") + "]";
			case 6 -> "X[" + k + "]";
			case 7 -> "(" + temporaries.get(random.nextInt(temporaries.size())) + " + 1u)";
			case 8 -> "M[" + k + "][" + one("0", "1", i) + "]";
			case 9 -> "h2(" + k + ")";
			case 10 -> "(B[" + k + "] ^ C[" + i + "])";
			default -> "(" + temporaries.get(random.nextInt(temporaries.size())) + " * 5u)";
		};
	}

	private String condition(String j) {
		String k = j == null ? i : one(j, i);
		return one("A[" + k + "] > 40", "(C[" + i + "] & 1)", i + " > 2", k + " == 3", "t > 20", "z", "n > 4", "B[" + k + "] < 90u",
				i + " < m",
				"X[" + i + "] == 1");
	}
}
