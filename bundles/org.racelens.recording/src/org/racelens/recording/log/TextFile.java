package org.racelens.recording.log;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The small text files beside the logs. */
final class TextFile {
	private static final int LINE_CHARACTERS = 1 << 14;

	private TextFile() {
	}

	/** The lines of a file as far as there are any; none without the file. Lines that are too long are left out. */
	static List<String> lines(Path file, LogLimits limits) throws IOException {
		List<String> lines = new ArrayList<>();
		if (Files.isRegularFile(file)) {
			try (BufferedReader in = new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.ISO_8859_1))) {
				StringBuilder line = new StringBuilder();
				for (int c = in.read(); c >= 0 && lines.size() < limits.lines(); c = in.read()) {
					if (c == '\n') {
						add(lines, line);
					} else if (line.length() <= LINE_CHARACTERS) {
						line.append((char) c);
					}
				}
			}
		}
		return lines;
	}

	private static void add(List<String> lines, StringBuilder line) {
		if (line.length() <= LINE_CHARACTERS) {
			lines.add(line.toString());
		}
		line.setLength(0);
	}

	/** The text whose bytes the characters are, with {@code %XX} in the place of some. */
	static String plain(String written) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		for (int i = 0; i < written.length(); i++) {
			char c = written.charAt(i);
			if (c == '%' && i + 2 < written.length() && digit(written.charAt(i + 1)) >= 0 && digit(written.charAt(i + 2)) >= 0) {
				bytes.write(digit(written.charAt(i + 1)) * 16 + digit(written.charAt(i + 2)));
				i += 2;
			} else {
				bytes.write(c);
			}
		}
		return bytes.toString(StandardCharsets.UTF_8);
	}

	private static int digit(char c) {
		return c < 0x80 ? Character.digit(c, 16) : -1;
	}

	/** A number of at least 0; -1 for what is none. */
	static long number(String digits, int radix) {
		try {
			return Math.max(Long.parseLong(digits, radix), -1);
		} catch (NumberFormatException e) {
			return -1;
		}
	}
}
