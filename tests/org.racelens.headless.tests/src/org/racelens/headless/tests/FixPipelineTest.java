package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code racelens fix} with the engine that the product has. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class FixPipelineTest {
	private static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();
	private static final String RACY = """
			static double t;
			void scale(int n, double *restrict a, const double *restrict b) {
				int most = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					most += b[i] > 1;
			#pragma omp parallel for
				for (int i = 0; i < n; i++) {
					t = b[i] * most; /* \u00e4 */
					a[i] = t;
				}
			}
			""";
	@TempDir
	private Path folder;

	@Test
	void theExamplesAreRepaired() throws Exception {
		try (Stream<Path> examples = Files.list(ROOT.resolve("examples"))) {
			for (Path example : examples.toList()) {
				Files.copy(example, folder.resolve(example.getFileName()));
			}
		}
		CommandRun run = CommandRun.real(folder, "fix", ".");
		assertEquals(1, run.status(), run.err());
		Patch.apply(folder, run.out().getBytes(StandardCharsets.UTF_8));
		CommandRun again = CommandRun.real(folder, "fix", ".");
		assertEquals("", again.out());
		// a recurrence in lanes: what is left, parallelism has to be given up for on request
		assertTrue(again.err().contains("pipeline.c: 0 variables repaired, 1 left"), again.err());
		CommandRun givenUp = CommandRun.real(folder, "fix", "--kind", "remove-pragma", ".");
		assertEquals(0, givenUp.status(), givenUp.err());
		Patch.apply(folder, givenUp.out().getBytes(StandardCharsets.UTF_8));
		CommandRun check = CommandRun.real(folder, "check", ".");
		assertEquals(0, check.status(), check.out());
	}

	@Test
	void writtenAndPatchedFilesAreTheSameInEveryEncoding() throws Exception {
		Path written = folder.resolve("written.c");
		Path patched = folder.resolve("patched.c");
		for (byte[] bytes : new byte[][] { RACY.getBytes(StandardCharsets.UTF_8), RACY.getBytes(StandardCharsets.ISO_8859_1),
				RACY.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1),
				("\ufeff" + RACY.strip()).getBytes(StandardCharsets.UTF_8) }) {
			Files.write(written, bytes);
			Files.write(patched, bytes);
			assertEquals(0, CommandRun.real(folder, "fix", "--write", "written.c").status());
			assertEquals(0, CommandRun.real(folder, "fix", "-o", "a.diff", "patched.c").status());
			Patch.apply(folder, Files.readAllBytes(folder.resolve("a.diff")));
			assertArrayEquals(Files.readAllBytes(patched), Files.readAllBytes(written));
			assertEquals(0, CommandRun.real(folder, "check", "written.c").status());
			String text = new String(Files.readAllBytes(written), StandardCharsets.ISO_8859_1);
			assertTrue(!text.contains("\r\n") || !text.matches("(?s).*[^\r]\n.*"), "the ends of lines are mixed");
		}
	}

	@Test
	void onlyTheWantedKindsAreUsed() {
		CommandRun.write(folder, "racy.c", RACY);
		CommandRun run = CommandRun.real(folder, "fix", "--kind", "critical", "racy.c");
		assertTrue(run.out().contains("#pragma omp critical"), run.out());
		assertFalse(run.out().contains("reduction("), run.out());
	}
}
