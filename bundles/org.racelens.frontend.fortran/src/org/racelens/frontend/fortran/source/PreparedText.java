package org.racelens.frontend.fortran.source;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

/**
 * The text that the parser reads: each statement on one line in free form, with included text in its place, without comments, sentinels of
 * conditional compilation, lines of the preprocessor and what it leaves out; directives are comments on lines of their own. Each character
 * knows the one of a file that it stands for. All characters are of ASCII, so that a byte is one.
 */
public final class PreparedText {
	private final SourceFiles files;
	private final String text;
	/** of each character the offset in the files; the complement of it for what is in none and inserted there */
	private final int[] origins;
	private final List<MissingFile> missing;
	private final List<Mistake> mistakes;
	private final BitSet padding;

	PreparedText(SourceFiles files, TracedText text, List<MissingFile> missing, List<Mistake> mistakes) {
		this.files = files;
		this.text = text.toString();
		origins = text.origins();
		this.missing = List.copyOf(missing);
		this.mistakes = List.copyOf(mistakes);
		padding = text.padding();
	}

	/** The file's own text. */
	public SourceText source() {
		return files.main();
	}

	/** The files that are included and could be read, in the order in which they are met. */
	public List<SourceText> included() {
		return files.included();
	}

	/** The files that should be included and cannot. */
	public List<MissingFile> missing() {
		return missing;
	}

	/** What is wrong with it, as far as that is seen before it is parsed. */
	public List<Mistake> mistakes() {
		return mistakes;
	}

	/** What the parser reads. */
	public String text() {
		return text;
	}

	/** A part of the text as the program has it: names that the parser takes for keywords are longer in the text. */
	public String text(int start, int end) {
		int padded = padding.nextSetBit(start);
		if (padded < 0 || padded >= end) {
			return text.substring(start, end);
		}
		StringBuilder spelled = new StringBuilder();
		for (int i = start; i < end; i++) {
			if (!padding.get(i)) {
				spelled.append(text.charAt(i));
			}
		}
		return spelled.toString();
	}

	/** What stands in its file in place of a part of the text. */
	public String spelling(int start, int end) {
		return files.text(range(start, end));
	}

	/**
	 * The place in its file of a part of the text. Of what begins in one file and ends in another, the part in the first one.
	 */
	public SourceRange range(int start, int end) {
		if (origins.length == 0) {
			return written(0, 0);
		}
		if (start == origins.length) {
			int last = after(start - 1);
			return files.range(last, last);
		}
		int first = TracedText.where(origins[start]);
		int file = files.file(first);
		for (int i = end - 1; i > start; i--) {
			int last = after(i);
			if (last >= first && files.file(TracedText.where(origins[i])) == file) {
				return files.range(first, last);
			}
		}
		return files.range(first, end > start ? after(start) : first);
	}

	/** One past the origin of a character; where it is inserted if it is. */
	private int after(int index) {
		return origins[index] < 0 ? ~origins[index] : origins[index] + 1;
	}

	/** A text that is parsed by itself, each character of which stands for one of the files. */
	public PreparedText part(String other, IntUnaryOperator origin) {
		TracedText traced = new TracedText(other.length());
		for (int i = 0; i < other.length(); i++) {
			traced.append(other.charAt(i) < 128 ? other.charAt(i) : '?', origin.applyAsInt(i));
		}
		return new PreparedText(files, traced, List.of(), List.of());
	}

	/** Where a place is in all files together. */
	public int offset(SourceRange place) {
		return files.offset(place);
	}

	/** A part of the file that is read, by offsets in it. */
	public SourceRange written(int first, int end) {
		return files.range(0, first, end);
	}

	/**
	 * The offset in the file that is read of a character.
	 *
	 * @return −1 for characters that are inserted or that an included file has
	 */
	public int origin(int index) {
		return origins[index] >= 0 && files.file(origins[index]) == 0 ? origins[index] : -1;
	}

	/** Whether a character stands in no file. */
	public boolean isInserted(int index) {
		return origins[index] < 0;
	}
}
