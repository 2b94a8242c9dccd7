package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code racelens suggest} with the analysis that the product has. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SuggestPipelineTest {
	private static final String LOOPS = """
			double a[100], b[100];
			int main(void) {
				for (int i = 0; i < 100; i++)
					a[i] = i;
				for (int i = 1; i < 100; i++)
					b[i] = b[i - 1] + a[i];
				return b[99] > 1;
			}
			""";
	@TempDir
	private Path folder;

	@Test
	void loopsAreProvedOrShowTheirDependence() {
		CommandRun.write(folder, "a.c", LOOPS);
		CommandRun run = CommandRun.real(folder, "suggest", "a.c");
		assertEquals(0, run.status(), run.err());
		assertTrue(run.out().startsWith("a.c:3: loop in main: can be parallel\n    #pragma omp parallel for\n"), run.out());
		assertTrue(run.out().contains("\na.c:5: loop in main: not proved: "), run.out());
		assertTrue(run.out().contains("in parallel there would be a data race on b: "), run.out());
		assertTrue(run.out().contains("     6 | \t\tb[i] = b[i - 1] + a[i];\n           | \t\t^~~~\n"), run.out());
		assertTrue(run.out().endsWith("\n2 sequential loops: 1 can be parallel, 1 not proved\n"), run.out());
	}

	@Test
	void whatIsInsertedIsFreeOfRaces() throws Exception {
		Files.write(folder.resolve("a.c"), LOOPS.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
		CommandRun run = CommandRun.real(folder, "suggest", "--diff", "a.c");
		assertEquals(0, run.status(), run.err());
		Patch.apply(folder, run.out().getBytes(StandardCharsets.UTF_8));
		assertTrue(CommandRun.real(folder, "check", "a.c").out().endsWith(": 1 region race-free\n"));
		assertFalse(Files.readString(folder.resolve("a.c")).matches("(?s).*[^\r]\n.*"), "the ends of lines are mixed");
	}

	@Test
	void pragmasThatNestAreProvedTogether() {
		CommandRun.write(folder, "a.c", """
				double a[100][100];
				static void row(int i) {
					for (int j = 0; j < 100; j++)
						a[i][j] = i + j;
				}
				int main(void) {
					for (int i = 0; i < 100; i++)
						row(i);
					return 0;
				}
				""");
		CommandRun run = CommandRun.real(folder, "suggest", "--diff", "a.c");
		assertEquals(0, run.status());
		assertEquals(2, run.out().split("\n\\+\t#pragma omp parallel for\n", -1).length - 1, run.out());
		assertFalse(run.err().contains("no longer proved"), run.err());
	}
}
