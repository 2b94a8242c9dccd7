package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.tests.oracle.Draw;

/** What the drawers of programs about memory have in common: lines, and how the work of a region is divided. */
abstract class TextDrawer {
	final Draw draw;
	final List<String> lines = new ArrayList<>();
	private int counter;

	TextDrawer(Draw draw) {
		this.draw = draw;
	}

	/** A program and inputs for it; it need not conform. */
	abstract MemoryProgram drawn();

	/** A statement that belongs to one value of a variable: of a loop that is distributed, or of a thread number. */
	abstract void statement(String owner);

	/** The number of iterations of a distributed loop, as the program says it. */
	abstract String iterations();

	final void line(String text) {
		lines.add(text);
	}

	final String text() {
		return String.join("\n", lines) + "\n";
	}

	/** A name that is new. */
	final String fresh(String stem) {
		return stem + counter++;
	}

	final void block(String owner, int count) {
		line("{");
		for (int i = 0; i < count; i++) {
			statement(owner);
		}
		line("}");
	}

	/** The region, in one of the usual shapes. */
	final void region() {
		String threads = draw.happens(30) ? " num_threads(" + draw.oneOf(2, 2, 3, 4) + ")" : "";
		switch (draw.weighted(55, 20, 10, 8, 7)) {
			case 0 -> {
				line("#pragma omp parallel for" + threads + schedule());
				distributed(draw.oneOf(1, 1, 1, 2, 2));
			}
			case 1 -> {
				line("#pragma omp parallel" + threads);
				line("{");
				String schedule = schedule();
				line("#pragma omp for" + schedule + ending());
				distributed(1);
				line("#pragma omp for" + (draw.happens(60) ? schedule : schedule()));
				distributed(1);
				line("}");
			}
			case 2 -> byThread();
			case 3 -> {
				line("#pragma omp parallel" + threads);
				line("{");
				line("#pragma omp for" + schedule() + ending());
				distributed(1);
				alone();
				line("}");
			}
			default -> {
				line("#pragma omp parallel" + threads);
				String steps = fresh("step");
				line("for (int " + steps + " = 0; " + steps + " < 2; " + steps + "++) {");
				line("#pragma omp for" + schedule() + ending());
				distributed(1);
				if (draw.happens(40)) {
					line("#pragma omp barrier");
				}
				line("}");
			}
		}
	}

	/** What one thread does for all. */
	final void alone() {
		line("#pragma omp " + draw.oneOf("single", "single nowait", "master"));
		block(draw.oneOf("0", "1"), 1);
	}

	private void byThread() {
		line("#pragma omp parallel num_threads(" + draw.oneOf(2, 3) + ")");
		line("{");
		String thread = fresh("t");
		line("int " + thread + " = omp_get_thread_num();");
		statement(thread);
		if (draw.happens(30)) {
			line("#pragma omp barrier");
		}
		if (draw.happens(50)) {
			statement(thread);
		}
		line("}");
	}

	/** The loop that a directive governs. */
	final void distributed(int count) {
		String variable = fresh("i");
		line("for (int " + variable + " = 0; " + variable + " < " + iterations() + "; " + variable + "++)");
		block(variable, count);
	}

	final String schedule() {
		return draw.oneOf("", "", "", " schedule(static)", " schedule(static)", " schedule(dynamic)", " schedule(static, 1)",
				" schedule(static, 2)");
	}

	final String ending() {
		return draw.happens(35) ? " nowait" : "";
	}

	/** The owner mostly, or a number near it, or one that all have. */
	final String index(String owner) {
		return switch (draw.weighted(76, 9, 5, 5, 5)) {
			case 0 -> owner;
			case 1 -> owner + " + 1";
			case 2 -> draw.oneOf("0", "1", "2");
			case 3 -> owner + " / 2";
			default -> owner + " + 2";
		};
	}

	/** A line, sometimes inside something that keeps others away. */
	final void guarded(String target, String value) {
		boolean update = draw.happens(25);
		String operator = update ? " += " : " = ";
		switch (draw.weighted(86, update ? 7 : 0, 7)) {
			case 0 -> line(target + operator + value + ";");
			case 1 -> {
				line("#pragma omp atomic");
				line(target + " += 1;");
			}
			default -> {
				line("#pragma omp critical");
				line("{ " + target + operator + value + "; }");
			}
		}
	}
}
