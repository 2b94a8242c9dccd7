package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is reported depends on counted work alone: not on how busy the machine is, nor on how many files are analysed at once. Among the
 * programs are some that reach every limit. No time is asserted.
 */
@Timeout(600)
class CountedEffortTest {
	private static final int BUSY_LOOPS = 16;
	/** Seconds of work: little, so that limits are reached soon. */
	private static final String LIMIT = "0.1";

	@TempDir
	private Path folder;

	/** Programs of one shape and several sizes. */
	private record Shape(String name, List<Integer> sizes, IntFunction<String> text) {
	}

	private static final List<Shape> SHAPES = List.of(
			new Shape("scalar", List.of(3, 12, 40), n -> region("int x;", lines(n, k -> "x += i;"))),
			new Shape("nest", List.of(3, 6, 12), n -> region("int a[9000];", lines(n, k -> "for (int j" + k + " = 0; j" + k + " < 2; j"
					+ k + "++)") + "a[i] += j0;")),
			new Shape("row", List.of(5, 40, 120), n -> region("int a[90000];", lines(n, k -> "a[" + n + " * i + " + k + "] = i;"))),
			new Shape("powers", List.of(2, 3, 4), n -> region("int a[90000]; int m, l;",
					lines(n, k -> "a[i * i * m + i * l + " + k + " * m * m] += " + k + ";"))),
			new Shape("paths", List.of(4, 30, 80), n -> region("int a[900], c[900];",
					lines(n, k -> "if (c[i] > " + k + ") a[i] += " + k + "; else a[c[i]] = " + k + ";"))),
			new Shape("loops", List.of(1, 2, 3), n -> region("double a[900][900]; int m;", lines(n,
					k -> "for (int j = 0; j < m; j++) for (int k = j; k < i; k++) a[(i + j) % m][k] = a[k][(j + " + k + ") % m];"))),
			new Shape("values", List.of(10, 100), n -> region("int a[900];",
					"int t = i;" + lines(n, k -> "t = t * 3 + (t > " + k + " ? " + k + " : t);") + "a[t] = t;")),
			new Shape("regions", List.of(4, 40), n -> "int a[900]; int main(void) {\n"
					+ lines(n, k -> "#pragma omp parallel for\nfor (int i = 1; i < 900; i++) a[i] = a[i * " + k + " % 900];") + "}\n"),
			new Shape("tasks", List.of(3, 12), n -> "int a[900]; int main(void) {\n#pragma omp parallel\n#pragma omp single\n{\n"
					+ lines(n, k -> "#pragma omp task depend(inout: a[" + k % 3 + "])\na[" + k + "]++;") + "} }\n"));

	private static String region(String globals, String body) {
		return globals + "\nint main(void) {\n#pragma omp parallel for\nfor (int i = 0; i < 100; i++) {\n" + body + "}\n}\n";
	}

	private static String lines(int n, IntFunction<String> line) {
		return IntStream.range(0, n).mapToObj(k -> line.apply(k) + "\n").collect(Collectors.joining());
	}

	@Test
	void aBusyMachineReportsWhatAnIdleOneDoes() throws Exception {
		List<String> files = programs();
		String idle = report(files, 1);
		assertTrue(idle.contains("limit of effort"), idle);
		List<Thread> loops = new ArrayList<>();
		AtomicBoolean isOver = new AtomicBoolean();
		try {
			for (int i = 0; i < BUSY_LOOPS; i++) {
				Thread loop = new Thread(() -> {
					while (!isOver.get()) {
						Thread.onSpinWait();
					}
				}, "busy loop");
				loop.setDaemon(true);
				loop.start();
				loops.add(loop);
			}
			assertEquals(idle, report(files, 1));
		} finally {
			isOver.set(true);
			for (Thread loop : loops) {
				loop.join();
			}
		}
		assertEquals(idle, report(files, 4));
	}

	private List<String> programs() throws IOException {
		List<String> files = new ArrayList<>();
		for (Shape shape : SHAPES) {
			for (int size : shape.sizes()) {
				String name = shape.name() + size + ".c";
				Files.writeString(folder.resolve(name), shape.text().apply(size));
				files.add(name);
			}
		}
		return files;
	}

	/** The report without the times, which are measured. */
	private String report(List<String> files, int jobs) {
		List<String> arguments = new ArrayList<>(
				List.of("check", "--format", "json", "--timeout", LIMIT, "--jobs", Integer.toString(jobs)));
		arguments.addAll(files);
		return CommandRun.real(folder, arguments.toArray(String[]::new)).out().replaceAll("\"millis\": \\d+", "\"millis\": 0");
	}
}
