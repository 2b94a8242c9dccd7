package org.racelens.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import org.racelens.report.words.Visible;

/**
 * What was changed in one file, as {@code patch -p0} understands it: the unified format of POSIX.1-2017 {@code diff -u} with GNU's mark for
 * a last line without an end. Lines end with a line feed; the carriage return of a line that ends with both is part of the line, as for
 * {@code patch}.
 *
 * @param header the two lines that name the file; empty where nothing was changed
 * @param hunks the changed lines with three lines around them; empty where nothing was changed
 */
public record UnifiedDiff(String header, String hunks) {
	private static final int CONTEXT = 3;
	private static final int HEADER_LINES = 2;
	private static final String NO_END = "\n\\ No newline at end of file";

	/** @param name the file as {@code patch} finds it from the folder it is run in, with {@code /} between its parts */
	public static UnifiedDiff of(String name, String before, String after) {
		List<String> old = lines(before);
		List<String> lines = UnifiedDiffUtils.generateUnifiedDiff(name, name, old, DiffUtils.diff(old, lines(after)), CONTEXT);
		if (lines.isEmpty()) {
			return new UnifiedDiff("", "");
		}
		String quoted = quoted(name);
		return new UnifiedDiff("--- " + quoted + "\n+++ " + quoted + "\n",
				String.join("\n", lines.subList(HEADER_LINES, lines.size())) + "\n");
	}

	/** Whether the two texts are the same. */
	public boolean isEmpty() {
		return hunks.isEmpty();
	}

	@Override
	public String toString() {
		return header + hunks;
	}

	/** A last line without an end carries the mark that says so: it differs from the same line with an end. */
	private static List<String> lines(String text) {
		List<String> lines = new ArrayList<>();
		int start = 0;
		for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
			lines.add(text.substring(start, end));
			start = end + 1;
		}
		if (start < text.length()) {
			lines.add(text.substring(start) + NO_END);
		}
		return lines;
	}

	/** As GNU {@code diff} writes names: a tab ends one with blanks; one with stranger characters is a string of C. */
	private static String quoted(String name) {
		if (name.codePoints().noneMatch(c -> c == '"' || c == '\\' || Visible.isUnsafe(c))) {
			return name.indexOf(' ') < 0 ? name : name + "\t";
		}
		StringBuilder quoted = new StringBuilder("\"");
		for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
			int c = b & 0xff;
			if (c == '"' || c == '\\') {
				quoted.append('\\').append((char) c);
			} else if (c < ' ' || c >= 0x7f) {
				quoted.append('\\').append(String.format("%03o", c));
			} else {
				quoted.append((char) c);
			}
		}
		return quoted.append('"').toString();
	}
}
