package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * From source text to report, with the front end and the solver that the product has; above all on bad input, which must not spoil the
 * rest.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class WholePipelineTest {
	private static final String RACY = """
			int count;
			void tally(int n, const double *sample) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					if (sample[i] > 0)
						count++;
			}
			""";
	@TempDir
	private Path folder;

	@BeforeEach
	void aRacyFile() {
		CommandRun.write(folder, "racy.c", RACY);
	}

	private CommandRun checkBeside(String odd) {
		CommandRun run = CommandRun.real(folder, "check", odd, "racy.c");
		assertTrue(run.out().contains("data race on count: "), run.out());
		assertTrue(run.status() == 1 || run.status() == 2, run.err());
		return run;
	}

	@Test
	void aRaceIsFoundAndShown() {
		CommandRun run = CommandRun.real(folder, "check", "racy.c");
		assertEquals(1, run.status());
		assertTrue(run.out().startsWith("racy.c:3: parallel for in tally: RACE\n"), run.out());
		assertTrue(run.out().contains("racy.c:6:4: write of count by thread "), run.out());
		assertTrue(run.out().contains("     6 | \t\t\tcount++;\n           | \t\t\t^~~~~\n"), run.out());
		assertTrue(run.out().endsWith("1 file, 1 parallel region: 1 race in 1 region\n"), run.out());
	}

	@Test
	void aRaceIsExplainedWithItsConstraint() {
		CommandRun run = CommandRun.real(folder, "explain", "racy.c:6");
		assertEquals(1, run.status());
		assertTrue(run.out().contains("witness: T=2"), run.out());
		assertTrue(run.out().contains("(check-sat)"), run.out());
	}

	@Test
	void macrosOfTheCommandLineCount() {
		CommandRun.write(folder, "maybe.c", "int s;\nvoid f(void) {\n#ifdef WITH\n#pragma omp parallel\n#endif\n\ts++;\n}\n");
		assertEquals(0, CommandRun.real(folder, "check", "maybe.c").status());
		assertEquals(1, CommandRun.real(folder, "check", "-DWITH", "maybe.c").status());
	}

	@Test
	void headersAreFoundBesideTheFileAndInFolders() {
		CommandRun.write(folder, "lib/size.h", "#define N 1\n");
		CommandRun.write(folder, "app/near.h", "#include \"size.h\"\n");
		CommandRun.write(folder, "app/one.c", """
				#include "near.h"
				int a[4];
				void f(void) {
				#pragma omp parallel for
					for (int i = 0; i < N; i++)
						a[0] = i;
				}
				""");
		CommandRun run = CommandRun.real(folder, "check", "-I", "lib", "app/one.c");
		assertTrue(run.out().contains("RACE_FREE"), run.out());
	}

	@Test
	void binaryGarbageIsNoTrouble() throws IOException {
		byte[] bytes = new byte[100_000];
		new Random(1).nextBytes(bytes);
		Files.write(folder.resolve("garbage.c"), bytes);
		checkBeside("garbage.c");
	}

	@Test
	void anUnterminatedCommentIsNoTrouble() {
		CommandRun.write(folder, "open.c", "int main(void) { /* never closed\n#pragma omp parallel for\n");
		checkBeside("open.c");
	}

	@Test
	void anEndlessLineIsNoTrouble() {
		CommandRun.write(folder, "line.c", "int a[9]; void f(void) { " + "a[1] = 2; ".repeat(200_000) + "}\n#pragma omp parallel");
		CommandRun run = checkBeside("line.c");
		assertTrue(run.out().lines().allMatch(line -> line.length() < 500), "a line that nobody can read");
	}

	@Test
	void thousandsOfVariablesAreAllLookedAt() {
		String declarations = IntStream.range(0, 2_000).mapToObj(k -> "int v" + k + ";\n").collect(Collectors.joining());
		String updates = IntStream.range(0, 2_000).mapToObj(k -> "v" + k + "++;\n").collect(Collectors.joining());
		CommandRun.write(folder, "many.c", declarations + "int main(void) {\n#pragma omp parallel\n{\n" + updates + "}\n}\n");
		CommandRun run = checkBeside("many.c");
		assertTrue(run.out().contains("data race on v0: "), "the first variable");
		assertTrue(run.out().contains("data race on v1999: "), "the last variable");
	}

	@Test
	void aPragmaAtTheEndIsNoTrouble() {
		CommandRun.write(folder, "end.c", "int a;\nvoid f(void) {\n#pragma omp parallel");
		checkBeside("end.c");
	}

	@Test
	void latin1IsReadAsItIs() throws IOException {
		Files.write(folder.resolve("latin.c"), RACY.replace("count++;", "/* \u00e4 */ count++;").getBytes(StandardCharsets.ISO_8859_1));
		CommandRun run = checkBeside("latin.c");
		assertTrue(run.out().contains("/* \u00e4 */ count++;"), run.out());
	}

	@Test
	void aMissingHeaderIsNoTrouble() {
		CommandRun.write(folder, "header.c", "#include \"not/there.h\"\n" + RACY);
		CommandRun run = checkBeside("header.c");
		assertTrue(run.out().contains("header.c:1:1: warning: the header 'not/there.h' is not found"), run.out());
	}

	@Test
	void aFileOfZerosIsNoTrouble() throws IOException {
		Files.write(folder.resolve("zeros.c"), new byte[10_000]);
		checkBeside("zeros.c");
	}

	@Test
	void reportsAreTheSameWhateverTheJobs() {
		for (int i = 0; i < 12; i++) {
			CommandRun.write(folder, "many/f" + i + ".c", RACY.replace("count", "count" + i));
		}
		String once = CommandRun.real(folder, "check", "--format", "json", "--jobs", "1", "many").out();
		String again = CommandRun.real(folder, "check", "--format", "json", "--jobs", "4", "many").out();
		assertEquals(once.replaceAll("\"millis\": \\d+", ""), again.replaceAll("\"millis\": \\d+", ""));
	}

	/** What is explored is counted in steps, so that a busy machine comes as far as an idle one. */
	@Test
	void whatIsExploredIsTheSameOfOneWorkerAndOfEight() throws IOException {
		Path programs = Path.of(System.getProperty("racelens.root", "../.."), "tests", "corpus", "handmade");
		for (String program : List.of("peterson.c", "dissemination-barrier.c", "generation-barrier.c", "one-slot-many-rounds.c",
				"sense-barrier-reset-late.c", "peterson-acquire-release-racy.c", "pointer-handed-on.cpp", "ring-of-slots.c")) {
			CommandRun.write(folder, "explored/" + program, Files.readString(programs.resolve(program)));
		}
		String once = CommandRun.real(folder, "check", "--cache=none", "--format", "json", "--jobs", "1", "explored").out();
		String again = CommandRun.real(folder, "check", "--cache=none", "--format", "json", "--jobs", "8", "explored").out();
		assertTrue(once.contains("\"schedule\""), once);
		assertEquals(once.replaceAll("\"millis\": \\d+", ""), again.replaceAll("\"millis\": \\d+", ""));
	}
}
