package org.racelens.frontend.cdt.pragma;

import java.util.Arrays;
import java.util.Objects;
import org.racelens.model.source.SourceRange;

/**
 * What stands after {@code #pragma omp}: line continuations and comments are still inside. For {@code _Pragma("omp …")} it is the content of
 * the string after {@code omp}, with its escape sequences resolved.
 *
 * @param text the text
 * @param places tells where a part of the text stands in the file
 */
public record PragmaText(String text, Places places) {
	/** A mapping from the text to the file. */
	@FunctionalInterface
	public interface Places {
		/** The place of the code units from index {@code start} to before index {@code end} of the text. */
		SourceRange range(int start, int end);
	}

	public PragmaText {
		Objects.requireNonNull(text);
		Objects.requireNonNull(places);
	}

	/** A text that stands in the file as it is, from {@code start} to before {@code end}. */
	public static PragmaText within(SourceLines file, int start, int end) {
		return new PragmaText(file.source().text().substring(start, end), (from, to) -> file.range(start + from, start + to));
	}

	/** A text that a macro produced: all of it stands at the macro's use. */
	public static PragmaText at(String text, SourceRange place) {
		return new PragmaText(text, (from, to) -> place);
	}

	/**
	 * The content of the string literal (quotes and encoding prefix included) from {@code start} to before {@code end}, as {@code _Pragma}
	 * reads it: {@code \"} and {@code \\} lose their backslash. C11 §6.10.9.
	 */
	public static PragmaText ofLiteral(SourceLines file, int start, int end) {
		String source = file.source().text();
		int open = source.indexOf('"', start);
		int close = source.lastIndexOf('"', end - 1);
		if (open < 0 || close <= open) {
			throw new IllegalArgumentException("not a string literal at " + file.range(start, end));
		}
		StringBuilder text = new StringBuilder();
		int[] offsets = new int[close - open + 1];
		for (int i = open + 1; i < close; i++) {
			boolean escape = source.charAt(i) == '\\' && i + 1 < close && (source.charAt(i + 1) == '"' || source.charAt(i + 1) == '\\');
			offsets[text.length()] = i;
			i += escape ? 1 : 0;
			text.append(source.charAt(i));
		}
		offsets[text.length()] = close;
		int[] starts = Arrays.copyOf(offsets, text.length() + 1);
		return new PragmaText(text.toString(), (from, to) -> file.range(starts[from], to > from ? starts[to] : starts[from]));
	}

	/** The part of this text that starts at an index: what follows the word {@code omp}. */
	public PragmaText from(int index) {
		return new PragmaText(text.substring(index), (start, end) -> places.range(start + index, end + index));
	}

	/** The place of a part of the text. */
	public SourceRange range(int start, int end) {
		return places.range(start, end);
	}
}
