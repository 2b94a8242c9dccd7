package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.report.UnifiedDiff;

/** What is printed is what {@code patch} applies. */
class UnifiedDiffTest {
	@TempDir
	private Path folder;

	private void assertApplies(String name, String before, String after) throws Exception {
		Path file = CommandRun.write(folder, name, before);
		Patch.apply(folder, UnifiedDiff.of(name, before, after).toString().getBytes(StandardCharsets.UTF_8));
		assertArrayEquals(after.getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file), () -> "from " + before + " to " + after);
		assertFalse(Files.exists(file.resolveSibling(file.getFileName() + ".orig")), "it did not apply exactly");
	}

	@Test
	void oneChangedLineIsShownWithThreeAroundIt() {
		UnifiedDiff diff = UnifiedDiff.of("a.c", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n");
		assertEquals("--- a.c\n+++ a.c\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n", diff.toString());
	}

	@Test
	void equalTextsHaveNoDiff() {
		assertTrue(UnifiedDiff.of("a.c", "x\ny", "x\ny").isEmpty());
		assertEquals("", UnifiedDiff.of("a.c", "x\n", "x\n").toString());
		assertEquals("", UnifiedDiff.of("a.c", "", "").toString());
	}

	@Test
	void aLastLineWithoutAnEndIsMarked() {
		assertEquals("--- a.c\n+++ a.c\n@@ -1,2 +1,3 @@\n+0\n 1\n 2\n\\ No newline at end of file\n",
				UnifiedDiff.of("a.c", "1\n2", "0\n1\n2").toString());
		assertEquals("--- a.c\n+++ a.c\n@@ -1,1 +1,1 @@\n-1\n\\ No newline at end of file\n+1\n",
				UnifiedDiff.of("a.c", "1", "1\n").toString());
	}

	@Test
	void distantChangesAreHunksOfTheirOwn() throws Exception {
		String before = "line\n".repeat(5) + "a\n" + "line\n".repeat(20) + "b\n" + "line\n".repeat(5);
		String after = before.replace("a\n", "A\nA\n").replace("b\n", "");
		assertEquals(2, UnifiedDiff.of("a.c", before, after).hunks().split("(?m)^@@ ").length - 1);
		assertApplies("a.c", before, after);
	}

	@Test
	void linesThatEndWithCarriageReturnsKeepThem() throws Exception {
		assertApplies("dos.c", "a\r\nb\r\nc\r\n", "a\r\n#pragma\r\nb\r\nc\r\n");
		assertApplies("mixed.c", "a\r\nb\nc\rd\n", "a\r\nb\r\nc\rd\nx\n");
		assertApplies("end.c", "a\r\nb\r", "a\r\nc\r");
	}

	@Test
	void everyCharacterIsKept() throws Exception {
		assertApplies("utf.c", "/* \u00fc \u4e2d \ud83d\ude00 */\nint a;\n", "/* \u00fc \u4e2d \ud83d\ude00 */\nint b; // \u00e4\n");
		assertApplies("odd.c", "a\fb\u0085c\u2028d\n\\ No newline\n--- x\n+++ y\n@@ -1 +1 @@\n", "a\fb\u0085c\u2028d\n\\ No newline\n");
		assertApplies("mark.c", "\ufeffint a;\n", "\ufeff#pragma\nint a;\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "sub/a.c", "./a.c", "a b.c", "sub dir/a  b.c", "\u00e4\u4e2d.c", "quote\".c", "a\tb.c", "back\\slash.c",
			"a b\"\u00e4.c", "-a.c" })
	void namesAreUnderstood(String name) throws Exception {
		assertApplies(name, "int a;\n", "int b;\n");
	}

	@Test
	void randomChangesApplyExactly() throws Exception {
		for (int seed = 0; seed < 60; seed++) {
			Random random = new Random(seed);
			List<String> lines = new ArrayList<>();
			for (int i = 0; i < 40; i++) {
				lines.add("line " + random.nextInt(6) + (random.nextInt(4) == 0 ? "\r" : ""));
			}
			String before = String.join("\n", lines) + (random.nextBoolean() ? "\n" : "");
			for (int i = random.nextInt(6); i >= 0; i--) {
				int at = random.nextInt(lines.size());
				switch (random.nextInt(3)) {
					case 0 -> lines.add(at, "new " + i);
					case 1 -> lines.remove(at);
					default -> lines.set(at, "changed " + i);
				}
			}
			String after = String.join("\n", lines) + (random.nextBoolean() ? "\n" : "");
			Files.deleteIfExists(folder.resolve("random.c"));
			try {
				assertApplies("random.c", before, after);
			} catch (AssertionError | IOException e) {
				throw new AssertionError("seed " + seed, e);
			}
		}
	}
}
