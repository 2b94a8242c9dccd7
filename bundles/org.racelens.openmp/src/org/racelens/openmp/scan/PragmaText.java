package org.racelens.openmp.scan;

import java.util.Objects;
import java.util.Optional;
import org.racelens.model.source.SourceRange;

/**
 * What stands after {@code #pragma omp}: line continuations and comments are still inside. For {@code _Pragma("omp …")} it is the content
 * of the string after {@code omp}, with its escape sequences resolved.
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
	 * reads it: {@code \"} and {@code \\} lose their backslash, a raw string stays as it is. C11 §6.10.9, C++17 §19.9.
	 */
	public static PragmaText ofLiteral(SourceLines file, int start, int end) {
		LiteralContent content = LiteralContent.of(file.source().text().substring(start, end));
		return new PragmaText(content.text(), (from, to) -> file.range(start + content.start(from), start + content.end(from, to)));
	}

	/** The content of a string literal that a macro produced: all of it stands at the macro's use. */
	public static PragmaText ofLiteral(String literal, SourceRange place) {
		return at(LiteralContent.of(literal).text(), place);
	}

	/** What follows the word {@code omp} at the beginning of this text; empty if it begins with another word: no OpenMP pragma. */
	public Optional<PragmaText> afterOmp() {
		return PragmaTokenizer.afterFirstWord(this, "omp").map(this::from);
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
