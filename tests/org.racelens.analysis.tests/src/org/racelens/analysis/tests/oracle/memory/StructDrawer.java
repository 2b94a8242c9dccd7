package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.analysis.tests.oracle.Draw;

/**
 * Draws programs about members of structures: arrays of structures, nested ones, members that are arrays or pointers, and members whose
 * values are bounds and subscripts. The structures are filled in sight of the region, or come from callers.
 */
final class StructDrawer extends TextDrawer {
	private static final int COUNT = 8;
	private static final String TYPES = """
			#include <omp.h>
			struct P { double x; double y; int k; };
			struct S { int lo; int hi; double a[6]; double b; int at; struct P p; double *q; struct P *r; struct P ps[3]; };
			""";
	private final boolean inSight;
	private final boolean second;
	private final int trips;

	StructDrawer(Draw draw) {
		super(draw);
		inSight = draw.happens(55);
		second = draw.happens(35);
		trips = draw.between(2, 5);
	}

	@Override
	String iterations() {
		return inSight ? String.valueOf(trips) : "n";
	}

	@Override
	MemoryProgram drawn() {
		TYPES.lines().forEach(this::line);
		if (inSight) {
			line("static double pool[64];");
			line("static struct P points[20];");
			line("static struct S m[" + COUNT + "];");
			line("int main(void) {");
			filled(lines);
			if (draw.happens(30)) {
				line(draw.oneOf("m[2].at = 1;", "m[1] = m[0];", "m[1].q = m[0].q;", "m[0].r = &points[1];", "m[3].lo = 0;",
						"m[2].p = m[1].p;",
						"m[1].q = m[1].q + 1;"));
			}
			line("struct S *s = " + draw.oneOf("m", "m", "m", "&m[1]") + ";");
			if (second) {
				line("struct S *u = " + draw.oneOf("m", "m + 1", "&m[2]") + ";");
			}
		} else {
			line("void f(struct S *s, " + (second ? "struct S *u, " : "") + "int n, double *pool) {");
			if (draw.happens(30)) {
				line("if (n > " + draw.between(2, 5) + ")");
				line("return;");
			}
		}
		region();
		if (inSight) {
			line("return 0;");
		}
		line("}");
		return inSight ? new MemoryProgram(text(), "", List.of("main"), Optional.empty())
				: new MemoryProgram(text(), inputs(), inputNames(), Optional.of(witness()));
	}

	private static List<String> inputNames() {
		return IntStream.range(0, 50).mapToObj(i -> "input" + i).toList();
	}

	private String inputs() {
		List<String> all = new ArrayList<>(TYPES.lines().toList());
		all.add("void f(struct S *s, " + (second ? "struct S *u, " : "") + "int n, double *pool);");
		all.add("double pool[64];");
		all.add("struct P points[20];");
		all.add("struct S m[" + COUNT + "];");
		all.add("struct S other[" + COUNT + "];");
		for (String name : inputNames()) {
			all.add("void " + name + "(void) {");
			filled(all);
			if (second) {
				all.add("for (int e = 0; e < " + COUNT + "; e++)");
				all.add("other[e] = m[e];");
			}
			String more = second ? draw.oneOf("m", "m + 1", "other", "other", "m + 2") + ", " : "";
			all.add("f(m, " + more + draw.oneOf("1", "2", "2", "3", "3", "4", "5", "5") + ", " + draw.oneOf("pool", "pool + 30", "pool + 3")
					+ ");");
			all.add("}");
		}
		return String.join("\n", all) + "\n";
	}

	private String witness() {
		return "void witness(void) {\nint n = 2;\nstruct S *s = m;\n" + (second ? "struct S *u = other;\n" : "")
				+ "for (int e = 0; e < 8; e++) {\nm[e].lo = 2 * e;\nm[e].hi = 2 * e + 2;\nm[e].at = e;\nm[e].q = pool + 6 * e;\n"
				+ "m[e].r = &points[e];\nm[e].p.k = 2;\nother[e] = m[e];\n}\nSTORES\nf(s, " + (second ? "u, " : "") + "n, pool);\n}\n";
	}

	private void filled(List<String> into) {
		into.add("for (int e = 0; e < " + COUNT + "; e++) {");
		into.add("m[e].lo = " + draw.oneOf("2 * e", "2 * e", "3 * e", "e", "0", "8 - e") + ";");
		into.add("m[e].hi = m[e].lo + " + draw.oneOf("2", "2", "1", "3", "0") + ";");
		into.add("m[e].at = " + draw.oneOf("e", "e", "7 - e", "e / 2", "e % 2", draw.oneOf("0", "1", "2", "3"), "2 * e",
				"(3 * e) % 8", "e + " + draw.between(1, 3), "3 - e % 4") + ";");
		into.add("m[e].q = pool + " + draw.oneOf("6 * e", "6 * e", "4 * e", "2 * e", "e", "0") + ";");
		into.add("m[e].r = " + draw.oneOf("&points[e]", "&points[e]", "points + 2 * e", "&points[e / 2]", "&m[e].p", "&m[7 - e].p",
				"&m[e].ps[1]") + ";");
		into.add("m[e].p.k = " + draw.oneOf("e", "3", "2", "1") + ";");
		into.add("}");
	}

	@Override
	void statement(String owner) {
		String s = second && draw.happens(30) ? "u" : "s";
		switch (draw.weighted(40, 16, 14, 10, 10, 5, 3, 8)) {
			case 0 -> guarded(number(s, owner, "0"), draw.happens(55) ? "1" : number(draw.happens(70) ? s : "s", owner, "1"));
			case 1 -> {
				String k = fresh("k");
				line("for (int " + k + " = " + s + "[" + owner + "].lo; " + k + " < " + s + "[" + index(owner) + "].hi; " + k + "++)");
				line(draw.oneOf("pool[" + k + "]", "pool[" + k + "]", "s[" + owner + "].a[" + k + " % 6]", "s[0].q[" + k + "]") + " = "
						+ draw.oneOf("1", "2 * s[" + owner + "].b") + ";");
			}
			case 2 -> {
				String k = fresh("k");
				line("for (int " + k + " = 0; " + k + " < " + draw.oneOf("2", "3", s + "[" + owner + "].p.k", "s[0].p.k") + "; " + k
						+ "++)");
				line(number(s, owner, k) + " = " + draw.oneOf("1", number("s", owner, k)) + ";");
			}
			case 3 -> {
				line("if (" + draw.oneOf(s + "[" + owner + "].at == " + draw.between(0, 3), owner + " % 2 == 0",
						s + "[" + owner + "].lo < " + s + "[" + owner + "].hi", s + "[" + owner + "].at > " + owner) + ") {");
				guarded(number(s, owner, "0"), "1");
				line("}");
			}
			case 4 -> local(s, owner);
			case 5 -> line(s + "[" + owner + "]."
					+ draw.oneOf("at = " + owner, "at += 1", "p.k = 2", "lo = 0", "hi = " + s + "[" + owner + "].lo",
							"r = &" + s + "[" + index(owner) + "].ps[0]", "q = " + s + "[" + index(owner) + "].a", "q = pool + " + owner)
					+ ";");
			case 6 ->
				line(s + "[" + index(owner) + "] = " + draw.oneOf(s, "s") + "[" + draw.oneOf(owner, owner, owner + " + 1", "5") + "];");
			default -> {
				String p = fresh("c");
				line("struct P " + p + " = " + s + "[" + index(owner) + "]." + draw.oneOf("p", "ps[1]") + ";");
				line(s + "[" + index(owner) + "]." + draw.oneOf("p", "ps[2]", "ps[0]") + " = " + p + ";");
			}
		}
	}

	private void local(String s, String owner) {
		switch (draw.weighted(40, 30, 30)) {
			case 0 -> {
				String p = fresh("w");
				line("struct S *" + p + " = " + draw.oneOf("&" + s + "[" + index(owner) + "]", s + " + " + owner) + ";");
				line(draw.oneOf(p + "->b", p + "->a[1]", p + "->p.x", p + "->q[0]", p + "->r->y", "(*" + p + ").b") + " = "
						+ draw.oneOf("1", p + "->a[0]", s + "[" + index(owner) + "].b") + ";");
			}
			case 1 -> {
				String p = fresh("w");
				line("struct P *" + p + " = " + draw.oneOf("&" + s + "[" + owner + "].p", s + "[" + index(owner) + "].r",
						"&" + s + "[" + index(owner) + "].ps[1]", s + "[" + owner + "].ps") + ";");
				line(p + "->" + draw.oneOf("x", "y") + " = 1;");
			}
			default -> {
				String p = fresh("w");
				line("double *" + p + " = " + draw.oneOf(s + "[" + index(owner) + "].a", s + "[" + index(owner) + "].q", "&" + s + "["
						+ owner + "].a[2]", s + "[" + owner + "].q + " + owner) + ";");
				line(p + "[" + draw.oneOf("0", "1", owner) + "] = 1;");
			}
		}
	}

	/** A member that holds a number with a fraction. */
	private String number(String s, String owner, String inner) {
		String element = s + "[" + (draw.happens(8) ? s + "[" + owner + "].at" : index(owner)) + "]";
		return switch (draw.weighted(18, 20, 12, 16, 8, 10, 10, 6)) {
			case 0 -> element + ".b";
			case 1 -> element + ".a[" + draw.oneOf(inner, inner, inner, owner, "2", s + "[" + owner + "].p.k") + "]";
			case 2 -> element + ".p." + draw.oneOf("x", "y");
			case 3 -> element + ".q[" + draw.oneOf(inner, inner, owner, "1") + "]";
			case 4 -> element + ".r->" + draw.oneOf("x", "y");
			case 5 -> element + ".ps[" + draw.oneOf("0", "1", "2") + "].x";
			case 6 -> "pool[" + draw.oneOf(s + "[" + owner + "].at", s + "[" + owner + "].lo", s + "[" + owner + "].lo + " + inner) + "]";
			default -> s + "->a[" + draw.oneOf(owner, owner, s + "[" + owner + "].at") + "]";
		};
	}
}
