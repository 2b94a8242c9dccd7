package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.confirm.build.AppendedText;

/** What a program prints is told while it runs. */
class AppendedTextTest {
	@TempDir
	Path folder;
	private final StringBuilder told = new StringBuilder();
	private Path file;
	private AppendedText appended;

	@BeforeEach
	void begin() throws IOException {
		file = folder.resolve("output.txt");
		appended = new AppendedText(file, told::append);
	}

	private void write(byte... bytes) throws IOException {
		Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
		appended.look();
	}

	@Test
	void eachLookTellsWhatIsNew() throws IOException {
		appended.look();
		write("one".getBytes(StandardCharsets.UTF_8));
		appended.look();
		assertEquals("one", told.toString());
		write(" two".getBytes(StandardCharsets.UTF_8));
		assertEquals("one two", told.toString());
		AppendedText later = new AppendedText(file, told::append);
		later.look();
		assertEquals("one two", told.toString(), "what was there before is not told");
	}

	@Test
	void aCharacterIsToldWhenItIsWhole() throws IOException {
		byte[] euro = "\u20ac".getBytes(StandardCharsets.UTF_8);
		write((byte) 'a', euro[0]);
		write(euro[1]);
		assertEquals("a", told.toString());
		write(euro[2], (byte) 'b', (byte) 0xff, (byte) 'c');
		assertEquals("a\u20acb\ufffdc", told.toString());
	}

	@Test
	void whatComesFasterIsLeftOut() throws IOException {
		byte[] many = new byte[3 * AppendedText.MOST_BYTES];
		Arrays.fill(many, (byte) 'x');
		write(many);
		assertEquals("x".repeat(AppendedText.MOST_BYTES) + AppendedText.LEFT_OUT, told.toString());
		write((byte) 'y');
		assertEquals("x".repeat(AppendedText.MOST_BYTES) + AppendedText.LEFT_OUT + "y", told.toString());
	}
}
