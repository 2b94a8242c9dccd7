package org.racelens.analysis.tests.fix;

import java.util.List;
import java.util.Random;

/**
 * Draws complete C programs: loop nests with directives that need not be right, and calls that tell the outside what was computed. Without
 * OpenMP they are deterministic and read nothing that was not written.
 */
final class RandomProgram {
	/** What has a name at file scope, so that several programs can be one translation unit. */
	static final List<String> NAMES = List.of("A", "B", "C", "M", "X", "S", "s", "S2", "n", "m", "z", "one", "g", "g2", "h1", "h2", "h3",
			"h4", "h5", "seg0",
			"seg1", "main");

	private static final String HEAD = """
			void put(unsigned long long value);
			void show(const unsigned *values, int count);
			void fill(unsigned *values, int count, unsigned seed);
			static unsigned A[96], B[96], C[96], M[16][16];
			static int X[16] = {%s};
			static struct S { unsigned u, n; unsigned v[4]; } s, S2[16];
			static int n = %d, m = %d, z = 0, one = 1;
			static unsigned g = 3, g2 = 2;
			static void h1(int a, unsigned b) { A[a] = b; }
			static unsigned h2(unsigned a) { return a * 3 + 1; }
			static void h3(unsigned a) { g2 += a; }
			static unsigned h4(void) { return g + 1; }
			static void h5(unsigned *a, int b) { *a = B[b]; }
			""";
	private static final String LOCALS = """
			int i = 0, j = 0, l = 0, q = 0, k = %d, c = 2, at = 0, found = 0, y = -3, ok = 5;
			unsigned t = 7, u = 9, x = 1, p = 1, hi = 3, lo = 200, w[4] = {1, 2, 3, 4}, *r = C + 30;
			unsigned char e = 5, ch = 3;
			_Bool b = 1;
			float f = 1;
			""";
	private static final String[] LATER = { "i", "j", "l", "q", "k", "c", "at", "t", "u", "w[0]", "w[2]", "w[3]", "r - C", "*r" };
	private static final String[] RESULTS = { "x", "p", "y", "ok", "hi", "lo", "e", "ch", "b", "f * 4", "found" };

	private final Random random;
	private final StringBuilder text = new StringBuilder();

	private RandomProgram(Random random) {
		this.random = random;
	}

	static String of(long seed) {
		return new RandomProgram(new Random(seed)).draw();
	}

	static String withoutDirectives(String text) {
		return text.replaceAll("(?m)^[ \\t]*#pragma omp(?:[^\\\\\n]|\\\\\n)*\n", "");
	}

	private String draw() {
		String order = one("0, 1, 2, 3, 4, 5, 6, 7, 8, 9", "3, 1, 0, 2, 7, 6, 9, 8, 5, 4", "1, 1, 2, 2, 3, 3, 0, 4, 9, 9");
		text.append(HEAD.formatted(order, random.nextInt(5) + 6, random.nextInt(4) + 2));
		int segments = random.nextInt(5) == 0 ? 2 : 1;
		for (int k = 0; k < segments; k++) {
			text.append("static void seg").append(k).append("(void) {\n").append(LOCALS.formatted(random.nextInt(3) + 40));
			segment();
			tell();
			text.append("}\n");
		}
		text.append("int main(void) {\nfill(A, 96, 1);\nfill(B, 96, 2);\nfill(C, 96, 3);\nfill(&M[0][0], 256, 4);\n");
		for (int k = 0; k < segments; k++) {
			text.append("seg").append(k).append("();\n");
		}
		text.append("show(A, 96);\nshow(B, 96);\nshow(C, 96);\nshow(&M[0][0], 256);\nput(g);\nput(g2);\nput(s.n);\nshow(s.v, 4);\n");
		text.append(random.nextBoolean() ? "put(s.u);\n" : "")
				.append("for (int a = 0; a < 16; a++) {\nput(S2[a].u);\nput(S2[a].v[1]);\n}\n");
		return text.append("return 0;\n}\n").toString();
	}

	private String one(String... options) {
		return options[random.nextInt(options.length)];
	}

	private void tell() {
		for (String name : LATER) {
			if (random.nextInt(7) == 0) {
				text.append("put(").append(name).append(");\n");
			}
		}
		for (String name : RESULTS) {
			if (random.nextInt(3) > 0 && text.toString().matches("(?s).*\\b" + name.replaceAll(" .*", "") + " ?[-+*&|^]?=.*")) {
				text.append("put(").append(name).append(");\n");
			}
		}
	}

	private void segment() {
		switch (random.nextInt(5)) {
			case 0, 1 -> combined();
			case 2 -> {
				combined();
				if (random.nextBoolean()) {
					text.append(one("t = t + x;\n", "A[1] = t;\n", "k = 4;\n", "r = B;\n"));
				}
				combined();
			}
			case 3 -> region();
			default -> {
				text.append(one("for (int o = 0; o < 3; o++) {\nk = 40;\nr = C + 30;\n", "{\n"));
				if (random.nextBoolean()) {
					combined();
				} else {
					region();
				}
				text.append("}\n");
			}
		}
	}

	private void combined() {
		text.append("#pragma omp parallel for").append(one("", "", "", " private(j)", " shared(t)", " num_threads(2)")).append(schedule());
		loop();
	}

	private String schedule() {
		return one("", "", "", " schedule(static)", " schedule(static, 1)", " schedule(dynamic)", " schedule(guided, 2)");
	}

	/** A canonical loop, or two collapsed ones. */
	private void loop() {
		String i = one("i", "i", "a");
		String declared = i.equals("a") ? one("int ", "int ", "unsigned ") : "";
		boolean down = !declared.startsWith("unsigned") && random.nextInt(5) == 0;
		String upper = one("n", "n", "n", "m + 2", "8", "n - 1", "one", "z");
		String header = down ? "for (" + declared + i + " = n - 1; " + i + " >= 0; " + i + "--)"
				: "for (" + declared + i + " = " + one("0", "0", "1") + "; " + i + one(" < ", " < ", " < ", " <= ") + upper + "; " + i
						+ one("++", "++", "++", " += 2") + ")";
		boolean protectsUpdates = random.nextInt(6) == 0;
		BodyDrawer body = new BodyDrawer(random, i, protectsUpdates);
		if (random.nextInt(8) == 0) {
			text.append(" collapse(2)\n").append(header).append("\nfor (").append(one("", "int "));
			text.append("l = 0; l < ").append(one("m", "4", "one")).append("; l++) {\n")
					.append(one("M[" + i + "][l] = t;\n", "t = C[l];\n", "c = l;\n", ""));
			text.append(new BodyDrawer(random, one(i, "l"), false).block(1, 3)).append("}\n");
			return;
		}
		text.append('\n').append(header).append(" {\n").append(body.block(2, 3)).append("}\n");
	}

	private void region() {
		text.append("#pragma omp parallel").append(one("", "", " private(j)", " num_threads(3)")).append("\n{\n");
		for (int k = random.nextInt(3) + 1; k > 0; k--) {
			String nowait = one("", "", " nowait");
			int kind = random.nextInt(8);
			if (kind == 0) {
				text.append("#pragma omp ").append(one("single" + nowait, "master")).append("\n{\n").append(once()).append("}\n");
			} else if (kind == 1) {
				text.append("#pragma omp sections").append(nowait).append("\n{\n#pragma omp section\n{\n").append(once());
				text.append("}\n#pragma omp section\n{\n").append(once()).append("}\n}\n");
			} else if (kind == 2) {
				text.append("#pragma omp barrier\n");
			} else {
				text.append("#pragma omp for").append(nowait).append(schedule());
				loop();
			}
		}
		text.append("}\n");
	}

	/** What one thread does. */
	private String once() {
		return one("t = A[0] + 1;\n", "x += A[2];\n", "for (int a = 0; a < n; a++)\nB[a] = A[a + 1];\n", "A[3] = t;\n",
				"u = 4;\nC[0] = u;\n", "g = t;\n",
				"for (j = 0; j < 4; j++)\nw[j] = j;\n", "c = 1;\nA[5] = c;\n");
	}
}
