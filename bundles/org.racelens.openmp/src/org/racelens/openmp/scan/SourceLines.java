package org.racelens.openmp.scan;

import java.util.Arrays;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

/** Lines and columns of the offsets of one file; made once for a file. */
public final class SourceLines {
	private final SourceText source;
	private final int[] starts;

	public SourceLines(SourceText source) {
		this.source = source;
		String text = source.text();
		int[] found = new int[16];
		int count = 1;
		for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
			if (count == found.length) {
				found = Arrays.copyOf(found, count * 2);
			}
			found[count++] = i + 1;
		}
		starts = Arrays.copyOf(found, count);
	}

	/** The text whose lines are counted. */
	public SourceText source() {
		return source;
	}

	/** The line of an offset, 1-based. */
	public int line(int offset) {
		int found = Arrays.binarySearch(starts, offset);
		return found >= 0 ? found + 1 : -found - 1;
	}

	/** The place of the code units from {@code start} to before {@code end}. */
	public SourceRange range(int start, int end) {
		int line = line(start);
		return new SourceRange(source.path(), start, end, line, start - starts[line - 1] + 1, end > start ? line(end - 1) : line);
	}
}
