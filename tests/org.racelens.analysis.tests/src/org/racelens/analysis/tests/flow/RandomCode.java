package org.racelens.analysis.tests.flow;

import java.util.Random;

/** Draws small C functions with a variable {@code v}, a number or four of them, local or static. */
final class RandomCode {
	private static final String[] NAMES = { "i", "j", "n", "c" };

	private final Random random;
	private final boolean array;
	private final boolean shared;
	private int loops;
	private boolean inCallee;

	RandomCode(Random random) {
		this.random = random;
		array = random.nextBoolean();
		shared = random.nextInt(3) == 0;
	}

	/** @param construct whether one block is a construct whose end matters */
	String program(boolean construct) {
		String declaration = "int v" + (array ? "[4]" : "") + ";\n";
		inCallee = true;
		String helper = shared ? "static void g(int i, int j, int n, int c) {" + block(2, 2) + "}\n"
				: "static void g(int *a, int i, int j, int n, int c) {" + block(2, 2) + "}\n";
		inCallee = false;
		String code = block(3, 4);
		String around = construct ? surrounded(code) : "{" + code + "}";
		return "int ex(void);\n" + (shared ? "static " + declaration : "") + helper + "void f(int i, int j, int n, int c) {\n"
				+ (shared ? "" : declaration) + around + "\n}\n"
				+ (shared ? "int main(void) { f(ex(), ex(), ex(), ex()); " + (random.nextBoolean() ? "f(1, 2, 3, 4);" : "") + "}\n" : "");
	}

	private String surrounded(String code) {
		String block = "\n#pragma omp critical\n{" + code + "}\n";
		String before = block(2, 2);
		String after = block(2, 2);
		return switch (random.nextInt(4)) {
			case 0 -> before + block + after;
			case 1 -> before + loop(before + block + after) + after;
			case 2 -> before + "if (" + condition() + ") {" + block + "} else {" + before + "}" + after;
			default -> loop(before + loop(block) + after) + block(2, 2);
		};
	}

	private String block(int depth, int length) {
		StringBuilder result = new StringBuilder();
		for (int k = random.nextInt(length) + 1; k > 0; k--) {
			result.append(statement(depth)).append("\n");
		}
		return result.toString();
	}

	private String statement(int depth) {
		if (depth == 0) {
			return simple();
		}
		return switch (random.nextInt(11)) {
			case 0 -> "if (" + condition() + ") {" + block(depth - 1, 2) + "}";
			case 1 -> "if (" + condition() + ") {" + block(depth - 1, 2) + "} else {" + block(depth - 1, 2) + "}";
			case 2, 3 -> loop(block(depth - 1, 2));
			case 4 -> "while (" + condition() + ") {" + inLoop(depth) + "}";
			case 5 -> "do {" + inLoop(depth) + "} while (" + condition() + ");";
			case 6 -> "switch (" + number() + ") { case 0: " + block(depth - 1, 1) + (random.nextBoolean() ? "break;" : "") + " case 1: "
					+ block(depth - 1, 1) + (random.nextBoolean() ? "break;" : "")
					+ (random.nextBoolean() ? " default: " + block(depth - 1, 1) : "") + "}";
			default -> simple();
		};
	}

	private String loop(String body) {
		String k = random.nextInt(3) > 0 ? random.nextBoolean() ? "i" : "j" : "k" + ++loops;
		String type = k.startsWith("k") ? random.nextBoolean() ? "int " : "unsigned " : "";
		String used = random.nextBoolean() ? place(k) + " = 1;" + body : body + (random.nextBoolean() ? place(k) + " = 2;" : read(k));
		String[] uppers = { "4", "3", "n", "c", "n - 1", "n + 1", "1", "i" };
		String upper = uppers[random.nextInt(uppers.length)];
		String lower = random.nextInt(3) > 0 ? "0" : random.nextInt(2) == 0 ? "1" : "c";
		return switch (random.nextInt(6)) {
			case 0 -> "for (" + type + k + " = " + lower + "; " + k + " <= " + upper + "; " + k + "++) {" + used + "}";
			case 1 -> "for (" + type + k + " = " + upper + " - 1; " + k + " >= " + lower + "; " + k + "--) {" + used + "}";
			case 2 -> "for (" + type + k + " = " + lower + "; " + k + " < " + upper + "; " + k + " += 2) {" + used + "}";
			default -> "for (" + type + k + " = " + lower + "; " + k + " < " + upper + "; " + k + "++) {" + used + "}";
		};
	}

	private String inLoop(int depth) {
		String jump = switch (random.nextInt(5)) {
			case 0 -> "if (" + condition() + ") break;";
			case 1 -> "if (" + condition() + ") continue;";
			case 2 -> "if (" + condition() + ") {" + simple() + " break; }";
			default -> "";
		};
		return random.nextBoolean() ? jump + block(depth - 1, 2) : block(depth - 1, 2) + jump;
	}

	private String place(String index) {
		if (inCallee && !shared) {
			return array || random.nextInt(4) > 0 ? "a[" + (array ? index : "0") + "]" : "*a";
		}
		return array ? "v[" + index + "]" : "v";
	}

	private String anyPlace() {
		String[] indices = { "0", "1", "3", "i", "j", "i + 1", "n - 1", "i + j", "c", "2", "n" };
		return place(indices[random.nextInt(indices.length)]);
	}

	private String read(String index) {
		return "c = " + place(index) + ";";
	}

	private String simple() {
		String v = anyPlace();
		return switch (random.nextInt(16)) {
			case 0, 1, 2, 3 -> v + " = " + number() + ";";
			case 4 -> "c = " + v + ";";
			case 5 -> v + " += " + number() + ";";
			case 6 -> NAMES[random.nextInt(NAMES.length)] + " = " + number() + ";";
			case 7 -> NAMES[random.nextInt(NAMES.length)] + "++;";
			case 8 -> "c = " + condition() + " && (" + v + " = 1);";
			case 9 -> "c = " + condition() + " ? (" + v + " = 1) : (" + anyPlace() + " = 2);";
			case 10 -> "c = (" + v + " = 3, " + anyPlace() + ");";
			case 11 -> inCallee ? v + " = 1;" : "g(" + (shared ? "" : array ? "v, " : "&v, ") + "i, j, n, c);";
			case 12 -> random.nextInt(4) == 0 ? "return;" : v + " = ex();";
			case 13 -> array ? "for (int k = 0; k < 4; k++) " + place("k") + " = 0;" : v + " = 0;";
			case 14 -> "c = " + v + " + " + anyPlace() + ";";
			default -> "c = ex() + " + v + ";";
		};
	}

	private String condition() {
		return switch (random.nextInt(6)) {
			case 0 -> "ex()";
			case 1 -> anyPlace();
			case 2 -> "n > 1";
			case 3 -> "i < j";
			case 4 -> "(" + anyPlace() + " = ex())";
			default -> "ex() > 1";
		};
	}

	private String number() {
		return switch (random.nextInt(5)) {
			case 0 -> "ex()";
			case 1 -> NAMES[random.nextInt(NAMES.length)];
			default -> String.valueOf(random.nextInt(4));
		};
	}
}
