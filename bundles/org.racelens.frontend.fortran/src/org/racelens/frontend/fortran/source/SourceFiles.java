package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

/** The file that is read and those that it includes, one behind the other: an offset in all of them names a character of one. */
final class SourceFiles {
	private final List<SourceText> files = new ArrayList<>();
	private final List<LineTable> lines = new ArrayList<>();
	private final List<Integer> bases = new ArrayList<>();
	private int end;

	/** Adds a file, or what it holds once more, and yields the offset of its first character. */
	int add(SourceText file) {
		int base = end;
		files.add(file);
		lines.add(new LineTable(file.text()));
		bases.add(base);
		end += file.text().length() + 1;
		return base;
	}

	/** Which file an offset is in, by number. */
	int file(int offset) {
		int low = 0;
		int high = bases.size() - 1;
		while (low < high) {
			int middle = (low + high + 1) >>> 1;
			if (bases.get(middle) <= offset) {
				low = middle;
			} else {
				high = middle - 1;
			}
		}
		return low;
	}

	/** A part of one file, by offsets in all. */
	SourceRange range(int first, int last) {
		int file = file(first);
		return range(file, first - bases.get(file), last - bases.get(file));
	}

	/** A part of a file, by offsets in it. */
	SourceRange range(int file, int first, int last) {
		LineTable table = lines.get(file);
		int line = table.line(first);
		return new SourceRange(files.get(file).path(), first, last, line + 1, first - table.start(line) + 1,
				table.line(Math.max(first, last - 1)) + 1);
	}

	/** The offset in all files of a place in one. */
	int offset(SourceRange place) {
		int file = 0;
		while (file < files.size() - 1 && !files.get(file).path().equals(place.path())) {
			file++;
		}
		return bases.get(file) + Math.min(place.offset(), files.get(file).text().length());
	}

	/** The line that an offset is in, from 1 on. */
	int line(int offset) {
		int file = file(offset);
		return lines.get(file).line(offset - bases.get(file)) + 1;
	}

	String path(int offset) {
		return files.get(file(offset)).path();
	}

	/** What stands in a place. */
	String text(SourceRange range) {
		return files.stream().filter(file -> file.path().equals(range.path())).findFirst().orElseThrow().text().substring(range.offset(),
				range.endOffset());
	}

	/** The file that is read. */
	SourceText main() {
		return files.get(0);
	}

	/** The files that are included, each once, in the order in which they are met. */
	List<SourceText> included() {
		return files.stream().skip(1).distinct().toList();
	}
}
