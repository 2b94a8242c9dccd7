package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code racelens graph}, with the whole pipeline behind it. */
class GraphCommandTest {
	private static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();
	private static final String STRING = "\"(?:[^\"\\\\\n]|\\\\.)*\"";
	private static final String ATTRIBUTES = "\\[\\w+=(?:" + STRING + "|\\w+)(?:, \\w+=(?:" + STRING + "|\\w+))*\\]";

	@TempDir
	private Path folder;

	@Test
	void aRegionIsAClusterAndTheEndsOfItsRaceAreRed() {
		CommandRun.write(folder, "a.c", """
				int x, y;
				void f(int n, int *restrict a) {
				#pragma omp parallel
					{
						x = 1;
				#pragma omp barrier
				#pragma omp for schedule(static) nowait
						for (int i = 0; i < n; i++)
							a[i] = i;
				#pragma omp single
						y = x;
					}
				}
				""");
		CommandRun run = CommandRun.real(folder, "graph", "a.c");
		assertEquals("", run.err());
		assertEquals(1, run.status());
		assertEquals("""
				digraph "a.c" {
					graph [fontname="Helvetica", labeljust=l, color="#9e9e9e"];
					node [fontname="Helvetica", fontsize=11, shape=box];
					edge [fontname="Helvetica", fontsize=10];
					subgraph cluster_0 {
						label="a.c:3: parallel in f: 1 race";
						r0_0 [label="parallel\\nline 3\\nphase [1, 1]", style="filled,bold", fillcolor="#eeeeee"];
						r0_1 [label="every thread\\nx = 1;\\nline 5\\nphase [1, 1]", style=filled, color="#b3261e", fillcolor="#fbe9e7"];
						r0_2 [label="barrier\\nline 6\\nphase [1, 1]", style=filled, fillcolor="#e0e0e0", penwidth=2];
						r0_3 [label="for schedule(static) nowait\\nfor (int i = 0; i < n; i++)\\nline 7\\nphase [2, 2]"];
						r0_4 [label="single\\ny = x;\\nline 10\\nphase [2, 2]", style=filled, fillcolor="#f5f5f5"];
						r0_5 [label="barrier at the end of single\\nline 11\\nphase [2, 2]", style=filled, fillcolor="#e0e0e0", penwidth=2];
						r0_6 [label="end of the region\\nline 12\\nphase [3, 3]", style="filled,bold", fillcolor="#eeeeee"];
						r0_0 -> r0_1;
						r0_1 -> r0_2;
						r0_2 -> r0_3;
						r0_3 -> r0_4;
						r0_4 -> r0_5;
						r0_5 -> r0_6;
						r0_1 -> r0_1 [label="race on x", color="#b3261e", fontcolor="#b3261e", style=dashed, dir=none, constraint=false];
					}
				}
				""", run.out());
	}

	@Test
	void theStatusIsThatOfCheck() {
		CommandRun.write(folder, "free.c", "void f(int *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = i;\n}\n");
		CommandRun.write(folder, "none.c", "int x;\n");
		assertEquals(0, CommandRun.real(folder, "graph", "free.c").status());
		assertEquals(0, CommandRun.real(folder, "graph", "none.c").status());
		CommandRun.write(folder, "unknown.c",
				"int g(int);\nvoid f(int *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = g(i);\n}\n");
		CommandRun unknown = CommandRun.real(folder, "graph", "unknown.c", "--fail-on", "unknown");
		assertEquals(1, unknown.status());
		assertTrue(unknown.out().contains("label=\"unknown.c:3: parallel for in f: unknown\""), unknown.out());
	}

	@Test
	void anAccessInAFunctionBelongsToItsCall() {
		CommandRun.write(folder, "a.c", """
				int x;
				static void add(void) {
					x++;
				#pragma omp barrier
				}
				int main(void) {
				#pragma omp parallel
					{
						add();
						if (x > 5) {
				#pragma omp critical
							x = 0;
						}
					}
				}
				""");
		String dot = CommandRun.real(folder, "graph", "a.c").out();
		assertTrue(dot.contains("r0_1 [label=\"call of add()\\nbarrier\\nline 9\\nphase [1, 1]\", peripheries=2, style=filled, color="),
				dot);
		assertTrue(dot.contains("r0_1 -> r0_1 [label=\"race on x\""), dot);
		assertTrue(dot.contains("r0_2 -> r0_3 [label=\"yes\"];"), dot);
		assertTrue(dot.contains("r0_2 -> r0_4 [label=\"no\"];"), dot);
		assertTrue(dot.contains("r0_2 -> r0_3 [label=\"race on x\""), dot);
	}

	@Test
	void anAcceptedRaceIsGrey() {
		CommandRun.write(folder, "a.c", """
				int x;
				void f(void) {
				// racelens: accept race on x: all threads write the same
				#pragma omp parallel
					x = 1;
				}
				""");
		CommandRun run = CommandRun.real(folder, "graph", "a.c");
		assertTrue(run.out().contains("[label=\"accepted race on x\", color=\"#757575\""), run.out());
		assertFalse(run.out().contains("#b3261e"), run.out());
	}

	@Test
	void strangeTextDoesNotEndAString() {
		CommandRun.write(folder, "a\"b\\.c", """
				int x; void p(const char *);
				void f(void) {
				#pragma omp parallel
					{
						p("say \\"hi\\\\\\n\\" {}<>|");
				#pragma omp barrier
					}
				}
				""");
		CommandRun run = CommandRun.real(folder, "graph", "a\"b\\.c");
		assertEquals("", run.err());
		assertWellFormed(run.out());
		assertTrue(run.out().startsWith("digraph \"a\\\"b\\\\.c\" {"), run.out());
		assertTrue(run.out().contains("p(\\\"say \\\\\\\"hi"), run.out());
	}

	@Test
	void theGraphsOfAllExamplesAreWellFormed() throws IOException {
		for (Path file : examples()) {
			CommandRun run = graph(file);
			assertEquals("", run.err());
			assertEquals(0, run.status());
			assertWellFormed(run.out());
			assertTrue(run.out().contains("subgraph cluster_0"), run.out());
		}
	}

	@Test
	void graphvizDrawsTheGraphsOfAllExamples() throws Exception {
		assumeTrue(hasGraphviz(), "there is no dot on the PATH");
		for (Path file : examples()) {
			Path dot = Files.writeString(folder.resolve("graph.dot"), graph(file).out());
			Process process = new ProcessBuilder("dot", "-Tsvg", dot.toString()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
			String svg = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			assertEquals(0, process.waitFor(), file + ": " + svg);
			assertTrue(svg.contains("</svg>"), svg);
		}
	}

	private static CommandRun graph(Path file) {
		return CommandRun.real(ROOT, "graph", ROOT.relativize(file).toString(), "--fail-on", "never");
	}

	@Test
	void tasksHangFromTheirGenerationUntilSomethingWaitsForThem() {
		CommandRun.write(folder, "tasks.c", """
				int a, b;
				int main(void) {
				#pragma omp parallel
				#pragma omp single
					{
				#pragma omp task depend(out: a)
						a = 1;
				#pragma omp task depend(in: a) depend(out: b)
						b = a;
				#pragma omp taskwait
						a = b;
					}
				}
				""");
		String dot = CommandRun.real(folder, "graph", "tasks.c").out();
		assertWellFormed(dot);
		assertTrue(dot.contains("r0_2 -> r0_3 [label=\"depends\"];"), dot);
		assertTrue(dot.contains("r0_2 -> r0_4 [label=\"complete\"];"), dot);
		assertTrue(dot.contains("r0_3 -> r0_4 [label=\"complete\"];"), dot);
	}

	@Test
	void aLoopAroundABarrierHasNoLastPhase() {
		CommandRun.write(folder, "loop.c", """
				void f(int n) {
				#pragma omp parallel
					for (int k = 0; k < n; k++) {
				#pragma omp barrier
					}
				}
				""");
		String dot = CommandRun.real(folder, "graph", "loop.c").out();
		assertTrue(dot.contains("line 4\\nphase [1, \u221e]\""), dot);
	}

	@Test
	void drawingNeedsGraphviz() throws Exception {
		CommandRun.write(folder, "free.c", "void f(int *a) {\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++)\na[i] = i;\n}\n");
		CommandRun run = CommandRun.real(folder, "graph", "--svg", "free.c");
		if (hasGraphviz()) {
			assertEquals(0, run.status(), run.err());
			assertTrue(run.out().contains("</svg>"), run.out());
		} else {
			assertEquals(2, run.status());
			assertEquals("", run.out());
			assertTrue(run.err().startsWith("racelens: --svg needs Graphviz"), run.err());
		}
	}

	@Test
	void theGraphMayGoToAFileButNotOverTheSource() {
		CommandRun.write(folder, "a.c", "int x;\n");
		assertEquals(0, CommandRun.real(folder, "graph", "a.c", "-o", "a.dot").status());
		assertTrue(Files.exists(folder.resolve("a.dot")));
		CommandRun over = CommandRun.real(folder, "graph", "a.c", "-o", "a.c");
		assertEquals(2, over.status());
		assertTrue(over.err().contains("it is one of the files to analyse"), over.err());
	}

	@Test
	void whatIsNoFileIsBadUsage() {
		assertEquals(2, CommandRun.real(folder, "graph").status());
		assertEquals(2, CommandRun.real(folder, "graph", ".").status());
		CommandRun missing = CommandRun.real(folder, "graph", "missing.c");
		assertEquals(2, missing.status());
		assertEquals("racelens: missing.c: no such file or directory\n", missing.err());
		assertEquals("", missing.out());
	}

	private static List<Path> examples() throws IOException {
		try (Stream<Path> files = Files.list(ROOT.resolve("examples"))) {
			return files.filter(f -> f.toString().matches(".*\\.(c|cpp)")).sorted().toList();
		}
	}

	private static boolean hasGraphviz() {
		return Stream.of(System.getenv("PATH").split(":")).anyMatch(p -> Files.isExecutable(Path.of(p, "dot")));
	}

	/** The part of the DOT language that is used: one statement a line, each edge between nodes of its cluster. */
	private static void assertWellFormed(String dot) {
		List<String> statements = List.of("digraph " + STRING + " \\{", "\\t(graph|node|edge) " + ATTRIBUTES + ";",
				"\\tsubgraph cluster_\\d+ \\{",
				"\\t\\tlabel=" + STRING + ";", "\\t\\tr\\d+_\\d+ " + ATTRIBUTES + ";",
				"\\t\\tr\\d+_\\d+ -> r\\d+_\\d+( " + ATTRIBUTES + ")?;",
				"\\t?\\}");
		Pattern statement = Pattern.compile(statements.stream().map(s -> "(?:" + s + ")").collect(Collectors.joining("|")));
		dot.lines().forEach(line -> assertTrue(statement.matcher(line).matches(), line));
		assertEquals(dot.lines().filter(l -> l.endsWith("{")).count(), dot.lines().filter(l -> l.endsWith("}")).count(), dot);
		TreeSet<String> nodes = new TreeSet<>();
		dot.lines().map(Pattern.compile("\t\t(r\\d+_\\d+) \\[.*")::matcher).filter(Matcher::matches).forEach(m -> nodes.add(m.group(1)));
		TreeSet<String> used = new TreeSet<>();
		dot.lines().map(Pattern.compile("\t\t(r\\d+_\\d+) -> (r\\d+_\\d+).*")::matcher).filter(Matcher::matches)
				.forEach(m -> used.addAll(List.of(m.group(1), m.group(2))));
		assertTrue(nodes.containsAll(used), () -> used + " of " + nodes);
	}
}
